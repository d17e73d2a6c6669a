-- The price of a card is that of the cheapest size in stock; of a piece that is sold out, of all its sizes.
INSERT INTO "product_offers" ("product_id", "currency", "initial", "final", "has_range")
SELECT DISTINCT ON (product_id, currency) product_id, currency, initial, final, max(final) OVER each_piece > min(final) OVER each_piece
FROM (
  SELECT s.product_id, o.currency, o.initial, o.final, s.position, coalesce(k.quantity, 0) > 0 AS in_stock,
    bool_or(coalesce(k.quantity, 0) > 0) OVER (PARTITION BY s.product_id, o.currency) AS can_buy
  FROM skus s JOIN prices o ON o.sku_id = s.id LEFT JOIN stock k ON k.sku_id = s.id) AS sizes
WHERE in_stock OR NOT can_buy
WINDOW each_piece AS (PARTITION BY product_id, currency)
ORDER BY product_id, currency, final, position
ON CONFLICT (product_id, currency) DO UPDATE SET initial = excluded.initial, final = excluded.final, has_range = excluded.has_range
WHERE (product_offers.initial, product_offers.final, product_offers.has_range) IS DISTINCT FROM (excluded.initial, excluded.final, excluded.has_range);
