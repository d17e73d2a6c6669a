/**
 * How a generated piece differs from its original, per column: SQL over the original row `b` and the piece `m` (`id`, `base`, round `v`,
 * `factor` in percent of the price, `code` and names); in SKU tables `s` is the original SKU. Columns not listed here are copied.
 */

/** Id range of one round of variations; the demo's own ids are below it. */
export const PRODUCT_ROUND = 10_000
export const DESIGN_ROUND = 1000

/** A deterministic number below `limit` for an id; the database's random() is not used. */
const lot = (salt: number, limit: number, id = 'm.id') => `((${id}::bigint * 48271 + ${salt * 7919}) % 2147483647 % ${limit})::int`

export const FACTOR = `60 + ${lot(1, 120, `(b.id + v * ${PRODUCT_ROUND})`)}`
/** Minimum and rounding step: ten roubles, dirhams or dollars. */
const price = (column: string) => `greatest(1000, (b.${column} * m.factor + 50000) / 100000 * 1000)`
const named = (name: string) => `regexp_replace(b.name, '^([^,]*)', '\\1 «' || ${name} || '»')`
const QUANTITY = `CASE WHEN s.position = 0 THEN 1 ELSE 0 END + ${lot(2, 6, '(m.id + s.position * 131)')}`

export const CHANGES: Record<string, Record<string, string>> = {
  designs: { id: 'm.id', slug: "b.slug || '-v' || m.v", family: "b.family || '-v' || m.v" },
  design_sets: { design_id: 'm.id', other_id: `b.other_id + m.v * ${DESIGN_ROUND}` },
  products: {
    id: 'm.id',
    design_id: `b.design_id + m.v * ${DESIGN_ROUND}`,
    designer_id: '1 + (b.designer_id + m.v) % (SELECT count(*)::int FROM designers)',
    slug: "b.slug || '-v' || m.v",
    external_code: "'Z' || (100000 + m.id)",
    product_code: "b.product_code || '-v' || m.v",
    popularity: lot(3, 1000),
    published_at: `b.published_at - ${lot(4, 600)} * interval '1 day'`,
  },
  product_texts: {
    name: `CASE b.locale WHEN 'ru' THEN ${named('m.name_ru')} ELSE ${named('m.name_en')} END`,
    characteristics: `replace(b.characteristics::text, '"' || m.code || '"', '"' || m.code || '-v' || m.v || '"')::jsonb`,
  },
  product_offers: { initial: price('initial'), final: price('final') },
  skus: { id: "b.id || '-v' || m.v" },
  stock: { quantity: QUANTITY },
  prices: { initial: price('initial'), final: price('final') },
  price_history: { price: price('price') },
}

/** Filters for copied rows: up to three pieces lie in showcases, so the stock must have as many. */
export const ONLY: Record<string, string> = { shop_stock: `(${QUANTITY}) >= 3` }
