CREATE TABLE "content_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"documents" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"body" jsonb NOT NULL,
	"digest" text NOT NULL,
	"publish_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"paths" text[] NOT NULL,
	"storefront" text NOT NULL,
	"locale" text,
	"edition" integer,
	"effective_on" date,
	CONSTRAINT "content_versions_document_version_pk" PRIMARY KEY("document","version")
);
--> statement-breakpoint
DROP TABLE "banners" CASCADE;--> statement-breakpoint
DROP TABLE "content_blocks" CASCADE;--> statement-breakpoint
DROP TABLE "content_pages" CASCADE;--> statement-breakpoint
DROP TABLE "text_overrides" CASCADE;--> statement-breakpoint
CREATE INDEX "content_drafts_age" ON "content_drafts" USING btree ("expires_at");