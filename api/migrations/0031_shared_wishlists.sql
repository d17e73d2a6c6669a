CREATE TABLE "gift_reservations" (
	"user_id" bigint NOT NULL,
	"item_id" integer NOT NULL,
	"giver_id" bigint,
	"session_id" bigint NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_reservations_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
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
CREATE INDEX "gift_reservations_session" ON "gift_reservations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "gift_reservations_age" ON "gift_reservations" USING btree ("reserved_at");