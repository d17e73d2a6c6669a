CREATE TABLE "catalogue_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" integer,
	"transaction" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalogue_changes_transaction" ON "catalogue_changes" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "catalogue_changes_at" ON "catalogue_changes" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION note_catalogue_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (product_id) SELECT NULL WHERE EXISTS (SELECT FROM noted);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_catalogue_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_TABLE_NAME = 'products' THEN
		INSERT INTO catalogue_changes (product_id) VALUES (NEW.id);
	ELSIF TG_TABLE_NAME = 'stock' THEN
		INSERT INTO catalogue_changes (product_id) SELECT product_id FROM skus WHERE id = NEW.sku_id;
	ELSE
		INSERT INTO catalogue_changes (product_id) VALUES (NEW.product_id);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_insert_noted AFTER INSERT ON "products" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER products_delete_noted AFTER DELETE ON "products" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER product_offers_insert_noted AFTER INSERT ON "product_offers" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER product_offers_delete_noted AFTER DELETE ON "product_offers" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER product_tags_insert_noted AFTER INSERT ON "product_tags" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER product_tags_delete_noted AFTER DELETE ON "product_tags" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER skus_insert_noted AFTER INSERT ON "skus" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER skus_delete_noted AFTER DELETE ON "skus" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER stock_insert_noted AFTER INSERT ON "stock" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER stock_delete_noted AFTER DELETE ON "stock" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER product_texts_insert_noted AFTER INSERT ON "product_texts" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER product_texts_update_noted AFTER UPDATE ON "product_texts" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_rows();
--> statement-breakpoint
CREATE TRIGGER products_update_noted AFTER UPDATE ON "products" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_catalogue_product();
--> statement-breakpoint
CREATE TRIGGER product_offers_update_noted AFTER UPDATE ON "product_offers" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_catalogue_product();
--> statement-breakpoint
CREATE TRIGGER skus_update_noted AFTER UPDATE ON "skus" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_catalogue_product();
--> statement-breakpoint
CREATE TRIGGER stock_update_noted AFTER UPDATE ON "stock" FOR EACH ROW WHEN ((OLD.quantity > 0) IS DISTINCT FROM (NEW.quantity > 0)) EXECUTE FUNCTION note_catalogue_product();
