CREATE TABLE "passport_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passport_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"passport_id" text NOT NULL,
	"kind" text NOT NULL,
	"seed" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	CONSTRAINT "passport_codes_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "passport_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passport_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"passport_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"wish" text NOT NULL,
	"status" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"ready_at" timestamp with time zone,
	CONSTRAINT "passport_requests_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "passports" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"unit" integer NOT NULL,
	"sku_id" text NOT NULL,
	"holder_id" bigint,
	"texts" jsonb NOT NULL,
	"photo" jsonb NOT NULL,
	"weight" integer,
	"gem_weight" integer,
	"stone_weight" integer,
	"metal" text,
	"stone" text,
	"hallmark" text,
	"bought_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "passport_codes_passport" ON "passport_codes" USING btree ("passport_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_codes_open" ON "passport_codes" USING btree ("passport_id","kind") WHERE withdrawn_at IS NULL AND used_at IS NULL;--> statement-breakpoint
CREATE INDEX "passport_requests_passport" ON "passport_requests" USING btree ("passport_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "passport_requests_user" ON "passport_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passport_requests_open" ON "passport_requests" USING btree ("passport_id","user_id","kind") WHERE status <> 'ready';--> statement-breakpoint
CREATE UNIQUE INDEX "passports_unit" ON "passports" USING btree ("order_id","position","unit");--> statement-breakpoint
CREATE INDEX "passports_holder" ON "passports" USING btree ("holder_id");--> statement-breakpoint
INSERT INTO passports (id, order_id, position, unit, sku_id, texts, photo, weight, gem_weight, stone_weight, metal, stone, hallmark, bought_at, received_at)
SELECT upper(left(replace(gen_random_uuid()::text, '-', ''), 12)), o.id, l.position, piece.unit, l.sku_id,
  jsonb_build_object(
    'ru', jsonb_build_object('name', coalesce(t_ru.name, l.name), 'designer', coalesce(g_ru.name, l.designer),
      'size', CASE WHEN s.id IS NULL THEN l.size ELSE s.size_ru END, 'alt', coalesce(m.alt_ru, l.photo ->> 'alt'),
      'facts', coalesce(t_ru.characteristics, jsonb_build_array(jsonb_build_object('name', 'Металл', 'value', l.details)))),
    'en', jsonb_build_object('name', coalesce(t_en.name, l.name), 'designer', coalesce(g_en.name, l.designer),
      'size', CASE WHEN s.id IS NULL THEN l.size ELSE s.size_en END, 'alt', coalesce(m.alt_en, l.photo ->> 'alt'),
      'facts', coalesce(t_en.characteristics, jsonb_build_array(jsonb_build_object('name', 'Metal', 'value', l.details))))),
  l.photo, s.weight, l.gem_weight, s.gem_weight, p.metal, p.stone, s.hallmark, o.created_at, coalesce(h.at, o.created_at)
FROM orders o
JOIN order_lines l ON l.order_id = o.id AND l.url NOT LIKE '/catalog/certificates/%'
CROSS JOIN LATERAL generate_series(1, l.quantity - (
  SELECT coalesce(sum((item ->> 'quantity')::int), 0)::int FROM refunds r CROSS JOIN LATERAL jsonb_array_elements(r.items) AS item
  WHERE r.order_id = o.id AND r.status = 'accepted' AND item ->> 'sku' = l.sku_id)) AS piece(unit)
LEFT JOIN order_history h ON h.order_id = o.id AND h.status = 'completed'
LEFT JOIN skus s ON s.id = l.sku_id
LEFT JOIN products p ON p.id = s.product_id
LEFT JOIN media m ON m.product_id = p.id AND m.position = 0
LEFT JOIN product_texts t_ru ON t_ru.product_id = p.id AND t_ru.locale = 'ru'
LEFT JOIN designer_texts g_ru ON g_ru.designer_id = p.designer_id AND g_ru.locale = 'ru'
LEFT JOIN product_texts t_en ON t_en.product_id = p.id AND t_en.locale = 'en'
LEFT JOIN designer_texts g_en ON g_en.designer_id = p.designer_id AND g_en.locale = 'en'
WHERE o.status = 'completed'
ON CONFLICT DO NOTHING;
