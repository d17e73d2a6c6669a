CREATE TABLE "pay_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"round" integer NOT NULL,
	"hides_pieces" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_order" ON "pay_links" USING btree ("order_id","round");--> statement-breakpoint
CREATE INDEX "pay_links_created" ON "pay_links" USING btree ("created_at");