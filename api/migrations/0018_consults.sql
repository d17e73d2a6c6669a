CREATE TABLE "consults" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consults_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idempotency_key" text NOT NULL,
	"user_id" bigint,
	"way" text NOT NULL,
	"starts_at" timestamp with time zone,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"comment" text NOT NULL,
	"piece_url" text,
	"locale" text NOT NULL,
	"agreement_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consults_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE INDEX "consults_phone" ON "consults" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "consults_user" ON "consults" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "consults_created" ON "consults" USING btree ("created_at");