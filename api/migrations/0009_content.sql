CREATE TABLE "content_blocks" (
	"page_id" integer NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "content_blocks_page_id_position_pk" PRIMARY KEY("page_id","position")
);
--> statement-breakpoint
CREATE TABLE "content_pages" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"storefront" text NOT NULL,
	"version" integer NOT NULL,
	"effective_on" date NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_overrides" (
	"locale" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_overrides_locale_key_pk" PRIMARY KEY("locale","key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "content_pages_version" ON "content_pages" USING btree ("path","locale","storefront","version");