ALTER TABLE "cart_lines" ADD COLUMN "engraving" jsonb;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "engraving" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "engraving_sum" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "engraving" jsonb;