/**
 * How a varied piece differs from its original, column by column: SQL over the original row `b` and the piece `m` (`id`, `base`, `v` its
 * round, `factor` percent of the price, `code` and names); in tables of SKUs `s` is the original SKU. A column that is not named here
 * is copied, whatever it is.
 */

/** Ids of one round of variations, apart from all others; the demo shop's own ids are below. */
export const PRODUCT_ROUND = 10_000
export const DESIGN_ROUND = 1000

/** A number below `limit` that is always the same for the same id: the engine's random numbers are not asked. */
const lot = (salt: number, limit: number, id = 'm.id') => `((${id}::bigint * 48271 + ${salt * 7919}) % 2147483647 % ${limit})::int`

export const FACTOR = `60 + ${lot(1, 120, `(b.id + v * ${PRODUCT_ROUND})`)}`
/** Ten roubles, dirhams or dollars are the least and the step. */
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

/** Which rows are copied, where not all are: up to three pieces lie in windows, so the shelf must have as many. */
export const ONLY: Record<string, string> = { shop_stock: `(${QUANTITY}) >= 3` }
