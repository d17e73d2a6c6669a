ALTER TABLE "subscribers" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "promocode" text;--> statement-breakpoint
ALTER TABLE "subscribers" ADD COLUMN "agreement_version" text;