CREATE TABLE "exchanges" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"from_sku" text NOT NULL,
	"to_sku" text NOT NULL,
	"from_size" text NOT NULL,
	"to_size" text NOT NULL,
	"quantity" integer NOT NULL,
	"handover" text NOT NULL,
	"shop_id" integer,
	"difference" bigint NOT NULL,
	"money" bigint DEFAULT 0 NOT NULL,
	"tenders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "exchanges_key" ON "exchanges" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "exchanges_open" ON "exchanges" USING btree ("status","kept_until");