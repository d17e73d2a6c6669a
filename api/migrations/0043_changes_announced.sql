CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('shop_changes', '');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER catalogue_changes_announced AFTER INSERT ON "catalogue_changes" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
--> statement-breakpoint
CREATE TRIGGER content_versions_announced AFTER INSERT OR UPDATE ON "content_versions" FOR EACH STATEMENT EXECUTE FUNCTION announce_change();
--> statement-breakpoint
CREATE FUNCTION note_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (product_id) SELECT product_id FROM skus WHERE id = NEW.sku_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER prices_update_noted AFTER UPDATE ON "prices" FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_price();
