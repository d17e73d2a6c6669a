CREATE TABLE "bag_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bag_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"share_id" text NOT NULL,
	"item_id" integer NOT NULL,
	"sku_id" text,
	"note" text NOT NULL,
	"stylist" text,
	"user_id" bigint,
	"session_id" bigint,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bag_shares" (
	"id" text PRIMARY KEY NOT NULL,
	"cart_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"stylist_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "bag_shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bag_proposals_piece" ON "bag_proposals" USING btree ("share_id","item_id");--> statement-breakpoint
CREATE INDEX "bag_proposals_user" ON "bag_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bag_proposals_session" ON "bag_proposals" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bag_shares_live" ON "bag_shares" USING btree ("cart_id") WHERE stopped_at IS NULL;--> statement-breakpoint
CREATE INDEX "bag_shares_cart" ON "bag_shares" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "bag_shares_stylist" ON "bag_shares" USING btree ("stylist_at");--> statement-breakpoint
CREATE INDEX "bag_shares_created" ON "bag_shares" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_bag" ON "users" USING btree ("cart_session_id");