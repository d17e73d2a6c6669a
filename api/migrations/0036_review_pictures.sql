CREATE TABLE "review_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint,
	"review_id" bigint,
	"position" integer NOT NULL,
	"base" text NOT NULL,
	"widths" jsonb NOT NULL,
	"fallback" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text NOT NULL,
	"preview" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "review_pictures_review" ON "review_pictures" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_pictures_order" ON "review_pictures" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "review_pictures_age" ON "review_pictures" USING btree ("uploaded_at");