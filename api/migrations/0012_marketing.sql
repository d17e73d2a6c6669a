CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" bigint,
	"session_id" bigint,
	"product_id" integer NOT NULL,
	"sku_id" text NOT NULL,
	"currency" text NOT NULL,
	"price" bigint,
	"host" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "job_applications" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"position" text NOT NULL,
	"about" text NOT NULL,
	"locale" text NOT NULL,
	"file_type" text NOT NULL,
	"file" "bytea" NOT NULL,
	"agreement_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"user_id" bigint,
	"given" boolean NOT NULL,
	"box" text NOT NULL,
	"text_version" text NOT NULL,
	"country" text NOT NULL,
	"asks_first" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_codes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referrals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inviter_id" bigint NOT NULL,
	"session_id" bigint NOT NULL,
	"user_id" bigint,
	"came_at" timestamp with time zone NOT NULL,
	"order_id" bigint,
	"inviter_bonus" bigint DEFAULT 0 NOT NULL,
	"friend_bonus" bigint DEFAULT 0 NOT NULL,
	"rewarded_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	CONSTRAINT "referrals_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "referrals_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"host" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"tells" boolean DEFAULT true NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"looked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"status" text NOT NULL,
	"box" text NOT NULL,
	"locale" text NOT NULL,
	"country" text NOT NULL,
	"session_id" bigint,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sms_subscribed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once" ON "alerts" USING btree ("kind","email","product_id","sku_id","currency");--> statement-breakpoint
CREATE INDEX "alerts_status" ON "alerts" USING btree ("status","kind");--> statement-breakpoint
CREATE INDEX "alerts_user" ON "alerts" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alerts_email" ON "alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "marketing_consents_session" ON "marketing_consents" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "marketing_consents_user" ON "marketing_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("inviter_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referrals_order" ON "referrals" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_once" ON "saved_searches" USING btree ("user_id","url");--> statement-breakpoint
CREATE INDEX "saved_searches_looked" ON "saved_searches" USING btree ("looked_at");