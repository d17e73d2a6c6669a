ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_confirmed" ON "users" USING btree ("email") WHERE email_confirmed_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_email" ON "users" USING btree ("email");