ALTER TABLE "sessions" ADD COLUMN "cart_session_id" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "cart_session_id" bigint;