ALTER TABLE "deposits" ADD COLUMN "currency" text DEFAULT 'RUB' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "order_line" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "certificate_type" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "certificate_type" text;--> statement-breakpoint
CREATE INDEX "deposits_order" ON "deposits" USING btree ("order_id");