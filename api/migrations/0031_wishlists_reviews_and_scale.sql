CREATE TABLE "gift_reservations" (
	"user_id" bigint NOT NULL,
	"item_id" integer NOT NULL,
	"giver_id" bigint,
	"session_id" bigint NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_reservations_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "review_letters_off" (
	"email" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"design_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"sku_id" text,
	"order_id" bigint,
	"user_id" bigint,
	"stars" integer NOT NULL,
	"fit" text,
	"text" text NOT NULL,
	"name" text NOT NULL,
	"shows_size" boolean NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"is_demo" boolean NOT NULL,
	"agreement_version" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wishlist_shares" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"occasion" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_shares_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "scale" jsonb;--> statement-breakpoint
CREATE INDEX "gift_reservations_session" ON "gift_reservations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "gift_reservations_age" ON "gift_reservations" USING btree ("reserved_at");--> statement-breakpoint
CREATE INDEX "reviews_design" ON "reviews" USING btree ("design_id","status");--> statement-breakpoint
CREATE INDEX "reviews_status" ON "reviews" USING btree ("status","written_at");--> statement-breakpoint
CREATE INDEX "reviews_user" ON "reviews" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_order" ON "reviews" USING btree ("order_id","design_id");