CREATE TABLE "banners" (
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"action" text NOT NULL,
	"url" text NOT NULL,
	"picture" text NOT NULL,
	"portrait" text,
	"alt" text NOT NULL,
	CONSTRAINT "banners_place_position_locale_pk" PRIMARY KEY("place","position","locale")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" bigint NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_cart_id_sku_id_pk" PRIMARY KEY("cart_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"banner" text,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "category_texts" (
	"category_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "category_texts_category_id_locale_pk" PRIMARY KEY("category_id","locale")
);
--> statement-breakpoint
CREATE TABLE "design_sets" (
	"design_id" integer NOT NULL,
	"position" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "design_sets_design_id_position_pk" PRIMARY KEY("design_id","position")
);
--> statement-breakpoint
CREATE TABLE "designer_texts" (
	"designer_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"lang" text,
	"city" text NOT NULL,
	"about" text NOT NULL,
	CONSTRAINT "designer_texts_designer_id_locale_pk" PRIMARY KEY("designer_id","locale")
);
--> statement-breakpoint
CREATE TABLE "designers" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "designers_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"family" text,
	"symbol" text,
	CONSTRAINT "designs_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture" text NOT NULL,
	"image_type" text NOT NULL,
	"is_other_metal" boolean NOT NULL,
	"alt_ru" text NOT NULL,
	"alt_en" text NOT NULL,
	CONSTRAINT "media_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"base" text NOT NULL,
	"widths" jsonb NOT NULL,
	"fallback" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"sku_id" text NOT NULL,
	"currency" text NOT NULL,
	"initial" bigint NOT NULL,
	"final" bigint NOT NULL,
	CONSTRAINT "prices_sku_id_currency_pk" PRIMARY KEY("sku_id","currency")
);
--> statement-breakpoint
CREATE TABLE "product_offers" (
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"initial" bigint NOT NULL,
	"final" bigint NOT NULL,
	"has_range" boolean NOT NULL,
	CONSTRAINT "product_offers_product_id_currency_pk" PRIMARY KEY("product_id","currency")
);
--> statement-breakpoint
CREATE TABLE "product_tags" (
	"tag" text NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_tags_tag_product_id_pk" PRIMARY KEY("tag","product_id")
);
--> statement-breakpoint
CREATE TABLE "product_texts" (
	"product_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"collection" text,
	"characteristics" jsonb NOT NULL,
	CONSTRAINT "product_texts_product_id_locale_pk" PRIMARY KEY("product_id","locale")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"design_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	"designer_id" integer NOT NULL,
	"slug" text NOT NULL,
	"metal" text,
	"stone" text,
	"mood" text NOT NULL,
	"external_code" text NOT NULL,
	"product_code" text NOT NULL,
	"is_archive" boolean NOT NULL,
	"popularity" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "products_external_code_unique" UNIQUE("external_code"),
	CONSTRAINT "products_product_code_unique" UNIQUE("product_code")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"size_ru" text,
	"size_en" text,
	"weight" integer NOT NULL,
	"gem_weight" integer
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "designs_family" ON "designs" USING btree ("family");--> statement-breakpoint
CREATE INDEX "product_offers_price" ON "product_offers" USING btree ("currency","final","product_id");--> statement-breakpoint
CREATE INDEX "product_tags_product" ON "product_tags" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "products_address" ON "products" USING btree ("slug","category_id");--> statement-breakpoint
CREATE INDEX "products_design" ON "products" USING btree ("design_id");--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_new" ON "products" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_category_popular" ON "products" USING btree ("category_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_category_new" ON "products" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "products_designer_popular" ON "products" USING btree ("designer_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_mood_popular" ON "products" USING btree ("mood","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "skus_product" ON "skus" USING btree ("product_id","position");