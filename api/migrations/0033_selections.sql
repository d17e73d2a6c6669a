CREATE TABLE "selection_designs" (
	"selection_id" integer NOT NULL,
	"design_id" integer NOT NULL,
	CONSTRAINT "selection_designs_selection_id_design_id_pk" PRIMARY KEY("selection_id","design_id")
);
--> statement-breakpoint
CREATE TABLE "selection_texts" (
	"selection_id" integer NOT NULL,
	"locale" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"cover_alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "selection_texts_selection_id_locale_pk" PRIMARY KEY("selection_id","locale")
);
--> statement-breakpoint
CREATE TABLE "selections" (
	"id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"position" integer NOT NULL,
	"cover" text,
	CONSTRAINT "selections_path_unique" UNIQUE("path"),
	CONSTRAINT "selections_path_is_free" CHECK ("selections"."path" ~ '^[a-z0-9]+(-[a-z0-9]+)*(/[a-z]+)?$' AND "selections"."path" !~ '(^|/)(show|info|new|sale|men)$')
);
--> statement-breakpoint
CREATE TRIGGER selection_designs_insert_noted AFTER INSERT ON "selection_designs" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER selection_designs_delete_noted AFTER DELETE ON "selection_designs" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
