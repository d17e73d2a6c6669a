CREATE TABLE "booking_capacity" (
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "booking_capacity_shop_id_kind_pk" PRIMARY KEY("shop_id","kind")
);
--> statement-breakpoint
CREATE TABLE "booking_services" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name_ru" text NOT NULL,
	"name_en" text NOT NULL,
	"minutes" integer NOT NULL,
	"prices" jsonb
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"seat" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"comment" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"host" text NOT NULL,
	"locale" text NOT NULL,
	"agreement_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
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
CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"user_id" bigint,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"agreement_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
CREATE TABLE "merchant_feed_parts" (
	"file" text NOT NULL,
	"edition" text NOT NULL,
	"encoding" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "merchant_feed_parts_file_edition_encoding_position_pk" PRIMARY KEY("file","edition","encoding","position")
);
--> statement-breakpoint
CREATE TABLE "merchant_feeds" (
	"file" text PRIMARY KEY NOT NULL,
	"edition" text,
	"made_at" timestamp with time zone,
	"offers" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"version" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "share_pictures_path_locale_pk" PRIMARY KEY("path","locale")
);
--> statement-breakpoint
ALTER TABLE "banners" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_blocks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_pages" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "text_overrides" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "banners" CASCADE;--> statement-breakpoint
DROP TABLE "content_blocks" CASCADE;--> statement-breakpoint
DROP TABLE "content_pages" CASCADE;--> statement-breakpoint
DROP TABLE "text_overrides" CASCADE;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "handover" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "promocode" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "agreement_version" text;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_seat" ON "bookings" USING btree ("shop_id","kind","starts_at","seat") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_phone" ON "bookings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "content_drafts_age" ON "content_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_contact" ON "feedback" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "feedback_at" ON "feedback" USING btree ("at");--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_request_key_unique" UNIQUE("request_key");