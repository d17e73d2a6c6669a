CREATE FUNCTION note_shop_stock_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (product_id) SELECT DISTINCT skus.product_id FROM noted JOIN skus ON skus.id = noted.sku_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_shop_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO catalogue_changes (product_id) SELECT product_id FROM skus WHERE id = NEW.sku_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER shop_stock_insert_noted AFTER INSERT ON "shop_stock" REFERENCING NEW TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_shop_stock_rows();
--> statement-breakpoint
CREATE TRIGGER shop_stock_delete_noted AFTER DELETE ON "shop_stock" REFERENCING OLD TABLE AS noted FOR EACH STATEMENT EXECUTE FUNCTION note_shop_stock_rows();
--> statement-breakpoint
CREATE TRIGGER shop_stock_update_noted AFTER UPDATE ON "shop_stock" FOR EACH ROW WHEN ((OLD.quantity > 0) IS DISTINCT FROM (NEW.quantity > 0)) EXECUTE FUNCTION note_shop_stock();
