CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "mobid_asks" (
	"session_id" bigint NOT NULL,
	"phone" text NOT NULL,
	"request_id" text NOT NULL,
	"state" text NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mobid_asks_session_id_phone_pk" PRIMARY KEY("session_id","phone")
);
--> statement-breakpoint
CREATE TABLE "oauth_asks" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"source" text NOT NULL,
	"agreement" boolean NOT NULL,
	"newsletter" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_identities" (
	"session_id" bigint PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"phone" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "password_hash" text;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mobid_asks_expiry" ON "mobid_asks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_asks_expiry" ON "oauth_asks" USING btree ("expires_at");