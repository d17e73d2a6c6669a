CREATE TABLE "price_history" (
	"sku_id" text NOT NULL,
	"currency" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"price" bigint NOT NULL,
	CONSTRAINT "price_history_sku_id_currency_since_pk" PRIMARY KEY("sku_id","currency","since")
);
--> statement-breakpoint
CREATE TABLE "product_videos" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"poster" text NOT NULL,
	"mp4" text NOT NULL,
	"webm" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "product_videos_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "shop_stock" (
	"sku_id" text NOT NULL,
	"shop_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "shop_stock_sku_id_shop_id_pk" PRIMARY KEY("sku_id","shop_id")
);
--> statement-breakpoint
ALTER TABLE "designer_texts" ADD COLUMN "craft" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designer_texts" ADD COLUMN "chapter" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designer_texts" ADD COLUMN "workshop" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designer_texts" ADD COLUMN "materials" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "designer_texts" ADD COLUMN "story" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "designers" ADD COLUMN "since" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "designers" ADD COLUMN "wide" text;--> statement-breakpoint
ALTER TABLE "designers" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "designers" ADD COLUMN "feature" text;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "family_stone" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "preorder_on" date;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "hallmark" text;