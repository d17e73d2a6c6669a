CREATE TABLE "feedback" (
	"id" text PRIMARY KEY NOT NULL,
	"request_key" text NOT NULL,
	"user_id" bigint,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"agreement_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_request_key_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "user_id" bigint;--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feedback_contact" ON "feedback" USING btree ("contact");--> statement-breakpoint
CREATE INDEX "feedback_at" ON "feedback" USING btree ("at");--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_request_key_unique" UNIQUE("request_key");