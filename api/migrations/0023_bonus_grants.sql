ALTER TABLE "bonus_entries" ADD COLUMN "grant_key" text;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD COLUMN "expired_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entries_grant" ON "bonus_entries" USING btree ("user_id","grant_key");--> statement-breakpoint
CREATE INDEX "bonus_entries_term" ON "bonus_entries" USING btree ("at") WHERE expired_at IS NULL AND kind IN ('welcome', 'birthday', 'returned');--> statement-breakpoint
CREATE INDEX "users_birthday" ON "users" USING btree ((extract(month from birthday) * 100 + extract(day from birthday))) WHERE birthday IS NOT NULL;