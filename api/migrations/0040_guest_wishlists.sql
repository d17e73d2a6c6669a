CREATE TABLE "guest_wishlists" (
	"code" text PRIMARY KEY NOT NULL,
	"session_id" bigint,
	"user_id" bigint,
	"title" text NOT NULL,
	"occasion" text NOT NULL,
	"items" integer[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_wishlists_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "gift_reservations" ADD COLUMN "name" text;--> statement-breakpoint
CREATE INDEX "guest_wishlists_user" ON "guest_wishlists" USING btree ("user_id");