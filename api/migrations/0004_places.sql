CREATE TABLE "cities" (
	"id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name_ru" text NOT NULL,
	"name_en" text NOT NULL,
	"region_ru" text NOT NULL,
	"region_en" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"people" integer NOT NULL,
	"zone" integer NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pickup_points" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"provider_id" integer NOT NULL,
	"city_id" integer NOT NULL,
	"short_ru" text NOT NULL,
	"short_en" text NOT NULL,
	"way_ru" text NOT NULL,
	"way_en" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opens" text,
	"closes" text,
	"is_automat" boolean NOT NULL,
	"has_fitting" boolean NOT NULL,
	"payments" jsonb NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "pickup_points_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "pickup_providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_ru" text NOT NULL,
	"name_en" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"city_id" integer NOT NULL,
	"name_ru" text NOT NULL,
	"name_en" text NOT NULL,
	"address_ru" text NOT NULL,
	"address_en" text NOT NULL,
	"way_ru" text,
	"way_en" text,
	"phone" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"week" jsonb NOT NULL,
	"utc_offset_hours" integer NOT NULL,
	"services" jsonb NOT NULL,
	CONSTRAINT "shops_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "streets" (
	"city_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name_ru" text NOT NULL,
	"name_en" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "streets_city_id_position_pk" PRIMARY KEY("city_id","position")
);
--> statement-breakpoint
CREATE INDEX "cities_country" ON "cities" USING btree ("country","people" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "pickup_points_city" ON "pickup_points" USING btree ("city_id","provider_id","id");--> statement-breakpoint
CREATE INDEX "pickup_points_place" ON "pickup_points" USING btree ("latitude","longitude");