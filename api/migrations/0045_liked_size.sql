ALTER TABLE "favorites" ADD COLUMN "sku_id" text;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "sku_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "guest_wishlists" ADD COLUMN "skus" text[];