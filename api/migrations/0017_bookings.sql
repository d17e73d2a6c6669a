CREATE TABLE "booking_capacity" (
	"shop_id" integer NOT NULL,
	"kind" text NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "booking_capacity_shop_id_kind_pk" PRIMARY KEY("shop_id","kind")
);
--> statement-breakpoint
CREATE TABLE "booking_services" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	"name_ru" text NOT NULL,
	"name_en" text NOT NULL,
	"minutes" integer NOT NULL,
	"prices" jsonb
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"service" text NOT NULL,
	"kind" text NOT NULL,
	"shop_id" integer NOT NULL,
	"seat" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"comment" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"host" text NOT NULL,
	"locale" text NOT NULL,
	"agreement_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "bookings_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_seat" ON "bookings" USING btree ("shop_id","kind","starts_at","seat") WHERE status = 'booked';--> statement-breakpoint
CREATE INDEX "bookings_phone" ON "bookings" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "bookings_end" ON "bookings" USING btree ("ends_at");