CREATE TABLE "merchant_feed_parts" (
	"file" text NOT NULL,
	"edition" text NOT NULL,
	"encoding" text NOT NULL,
	"position" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "merchant_feed_parts_file_edition_encoding_position_pk" PRIMARY KEY("file","edition","encoding","position")
);
--> statement-breakpoint
CREATE TABLE "merchant_feeds" (
	"file" text PRIMARY KEY NOT NULL,
	"edition" text,
	"made_at" timestamp with time zone,
	"offers" integer DEFAULT 0 NOT NULL,
	"left_out" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "share_pictures" (
	"path" text NOT NULL,
	"locale" text NOT NULL,
	"version" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "share_pictures_path_locale_pk" PRIMARY KEY("path","locale")
);
