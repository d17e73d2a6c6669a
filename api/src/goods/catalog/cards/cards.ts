import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/rows.ts'
import { CARD, CARD_JOINS } from './card-sql.ts'
import { cardFacts, type FixedCard, fixedOf, movingFacts, movingOf, movingPart } from './card.ts'
import { pricedSkus } from './offers.ts'

/** Names, pictures and links of a card are cached this long; prices and stock are read every time. */
const CACHE_MS = 60_000
const MAX_KEPT = 10_000
const LOCALES = ['ru', 'en'] as const satisfies readonly Locale[]

export const FIXED_SQL = `SELECT ${CARD} AS card FROM products p ${CARD_JOINS} WHERE p.id = ANY ($3::int[])`

/** $1 currency, $2 ids. */
export const MOVING_SQL = `
  SELECT p.id, o.initial, o.final, coalesce(o.has_range, false) AS "hasRange", p.is_archive AS "isArchive",
    to_char(p.preorder_on, 'YYYY-MM-DD') AS "preorderOn", s.balances, s."onlySku"
  FROM products p LEFT JOIN product_offers o ON o.product_id = p.id AND o.currency = $1
  CROSS JOIN LATERAL (
    SELECT sum(stock.quantity)::int AS balances, CASE WHEN count(*) = 1 THEN min(skus.id) END AS "onlySku"
    FROM skus LEFT JOIN stock ON stock.sku_id = skus.id WHERE skus.product_id = p.id) AS s
  WHERE p.id = ANY ($2::int[])`

/** Sizes by their Russian names, weights in hundredths of a carat; empty: any. */
export interface CardVariants {
  sizes: readonly string[]
  weights: readonly number[]
}

/** $1 currency, $2 ids, $3 sizes, $4 weights. */
const PRICED = pricedSkus(`o.currency = $1 AND s.product_id = ANY ($2::int[])
  AND (cardinality($3::text[]) = 0 OR s.size_ru = ANY ($3)) AND (cardinality($4::int[]) = 0 OR s.gem_weight = ANY ($4))`)
const VARIANTS_SQL = `
  SELECT DISTINCT ON (product_id) product_id AS id, initial, final, has_range AS "hasRange" FROM (${PRICED}) AS priced
  ORDER BY product_id, final, position`

const fixedRow = v.object({ card: cardFacts })
const variantRow = v.object({ id: v.number(), ...v.pick(cardFacts, ['initial', 'final', 'hasRange']).entries })
const movingRow = v.object({ id: v.number(), ...movingFacts.entries })

interface Cached {
  until: number
  fixed: FixedCard & WrittenCard
  tags: string[] | null
}

/** Cached as JSON bytes without the last brace: a listing consists mostly of these parts of 48 cards. */
const written = Symbol('written')
interface WrittenCard {
  [written]?: Buffer
}

/** Cards by product ids. Caches their stable part. */
export class Cards {
  readonly #database: Queryable
  readonly #clock: Clock
  readonly #kept = new Map<string, Cached>()

  constructor(database: Queryable, clock: Clock) {
    this.#database = database
    this.#clock = clock
  }

  /** In the order of the ids; `first` is the position of the first. Missing products are skipped. Prices are those of `variants`, if any. */
  async of(ids: readonly number[], shop: ShopContext, first: number, variants: CardVariants | null = null): Promise<ProductCard[]> {
    if (ids.length === 0) return []
    const now = this.#clock.now().getTime()
    const keyOf = (id: number) => `${id} ${shop.locale}`
    const missing = ids.filter((id) => (this.#kept.get(keyOf(id))?.until ?? 0) <= now)
    const [moving, priced] = await Promise.all([
      rowsOf(this.#database, movingRow, MOVING_SQL, [shop.currency, ids]),
      variants ? rowsOf(this.#database, variantRow, VARIANTS_SQL, [shop.currency, ids, variants.sizes, variants.weights]) : [],
      missing.length > 0 && this.#read(missing, shop, now),
    ])
    const [byId, prices] = [new Map(moving.map((facts) => [facts.id, facts])), new Map(priced.map((price) => [price.id, price]))]
    return ids.flatMap((id, index) => {
      const [facts, kept] = [byId.get(id), this.#kept.get(keyOf(id))]
      return facts && kept ? [{ ...kept.fixed, ...movingOf({ ...facts, ...prices.get(id), tags: kept.tags }, first + index, shop) }] : []
    })
  }

  forget = (ids: readonly number[] | 'all' = 'all') => {
    if (ids === 'all') return this.#kept.clear()
    for (const id of ids) for (const locale of LOCALES) this.#kept.delete(`${id} ${locale}`)
  }

  async #read(ids: readonly number[], { locale, currency }: ShopContext, now: number) {
    const rows = await rowsOf(this.#database, fixedRow, FIXED_SQL, [locale, currency, ids])
    if (this.#kept.size + rows.length > MAX_KEPT) this.#kept.clear()
    for (const { card } of rows) {
      const fixed = fixedOf(card, locale)
      this.#kept.set(`${card.id} ${locale}`, {
        until: now + CACHE_MS,
        fixed: { ...fixed, [written]: Buffer.from(JSON.stringify(fixed).slice(0, -1)) },
        tags: card.tags,
      })
    }
  }
}

/** JSON of the cards, joined by commas. */
export const writeCards = (cards: readonly ProductCard[]): Buffer[] =>
  cards.flatMap((card: ProductCard & WrittenCard, index) => {
    const comma = index === 0 ? [] : [COMMA]
    const known = card[written]
    // Joins the cached part and the current part into one object.
    return known
      ? [...comma, known, Buffer.from(`,${JSON.stringify(movingPart(card)).slice(1)}`)]
      : [...comma, Buffer.from(JSON.stringify(card))]
  })

const COMMA = Buffer.from(',')
