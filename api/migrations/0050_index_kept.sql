CREATE TABLE "catalogue_snapshots" (
	"format" text NOT NULL,
	"part" integer NOT NULL,
	"horizon" bigint NOT NULL,
	"content" "bytea" NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_snapshots_format_part_pk" PRIMARY KEY("format","part")
);
