CREATE TABLE "cart_additions" (
	"session_id" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_additions_session_id_key_pk" PRIMARY KEY("session_id","key")
);
--> statement-breakpoint
CREATE INDEX "cart_additions_at" ON "cart_additions" USING btree ("at");