CREATE TABLE "feed_batches" (
	"feed_id" text NOT NULL,
	"sequence" bigint NOT NULL,
	"digest" text NOT NULL,
	"answer" jsonb NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feed_batches_feed_id_sequence_pk" PRIMARY KEY("feed_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"last_sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"office_key" text,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text,
	"answer" text,
	"items" jsonb NOT NULL,
	"money" bigint NOT NULL,
	"tenders" jsonb NOT NULL,
	"services" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "missing" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "feed_batches_age" ON "feed_batches" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_refunds_reference" ON "payment_refunds" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_office" ON "refunds" USING btree ("office_key");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("sku_id");