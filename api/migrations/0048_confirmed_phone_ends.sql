ALTER TABLE "sessions" ADD COLUMN "phone_confirmed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sessions" SET "phone_confirmed_at" = now() WHERE "confirmed_phone" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_confirmed" ON "sessions" USING btree ("phone_confirmed_at") WHERE "sessions"."confirmed_phone" IS NOT NULL;