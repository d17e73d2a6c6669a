CREATE TABLE "saved_sizes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_sizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"ring" text,
	"bracelet" text,
	"chain" text
);
--> statement-breakpoint
ALTER TABLE "addresses" DROP CONSTRAINT "addresses_user_id_unique";--> statement-breakpoint
ALTER TABLE "addresses" ADD COLUMN "is_main" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_sizes_name" ON "saved_sizes" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_main" ON "addresses" USING btree ("user_id") WHERE is_main;