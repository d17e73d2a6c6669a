CREATE TABLE "saved_lines" (
	"cart_id" bigint NOT NULL,
	"sku_id" text NOT NULL,
	"engraving" jsonb,
	"quantity" integer NOT NULL,
	"price" bigint,
	"currency" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "saved_lines_cart_id_sku_id_pk" PRIMARY KEY("cart_id","sku_id")
);
--> statement-breakpoint
CREATE INDEX "saved_lines_removed" ON "saved_lines" USING btree ("removed_at") WHERE removed_at IS NOT NULL;