CREATE TABLE "picture_files" (
	"path" text PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "sealed_code" text;--> statement-breakpoint
CREATE INDEX "picture_files_picture" ON "picture_files" USING btree ("picture");