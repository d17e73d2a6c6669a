ALTER TABLE "saved_searches" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "is_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_of_guest" ON "saved_searches" USING btree ("email","url");