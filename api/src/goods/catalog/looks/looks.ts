import { showGoesWith } from '@shop/contracts/catalog/looks/goes-with'
import { type LookPiece, type LookSku, showLook } from '@shop/contracts/catalog/looks/look'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Minor } from '@shop/contracts/core/money'
import { TrueScale } from '@shop/contracts/core/true-scale'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { rowsOf } from '../../../platform/db/rows.ts'
import { type Api, implement } from '../../../platform/http/implement.ts'
import type { Catalogue } from '../catalogue.ts'
import { carats } from '../variants/variant.ts'
import { LOOK_SKUS_SQL, LOOK_SQL, type LookRow, lookRow, placesOf } from './looks-sql.ts'

/** Pieces offered for a place. */
const OFFERED = 6
/** Cards of a row: two views of it on a wide screen. */
const ROW = 8

const lookSku = v.object({
  id: v.string(),
  sizeRu: v.nullable(v.string()),
  sizeEn: v.nullable(v.string()),
  gemWeight: v.nullable(v.number()),
  initial: v.nullable(Minor),
  final: v.nullable(Minor),
  balances: v.number(),
})
const lookSkus = v.object({
  id: v.number(),
  metal: v.nullable(v.string()),
  stone: v.nullable(v.string()),
  scale: v.nullable(TrueScale),
  skus: v.nullable(v.array(lookSku)),
})
type LookSkus = v.InferOutput<typeof lookSkus>

/** GET /catalog/look/pieces: a look and what goes with it [look.goes-with]. */
export function serveLooks(api: Api, { reads, cards }: Catalogue) {
  implement(api, showLook, async ({ query: { items }, visitor: { shop } }) => {
    const rows = await rowsOf(reads, lookRow, LOOK_SQL, [items, shop.currency])
    const chosen = rows.filter(({ position }) => position !== null).toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
    const others = offered(rows, chosen)
    const pieces = await piecesOf([...chosen, ...others], shop)
    const of = (list: readonly LookRow[]) => list.flatMap(({ id }) => pieces.get(id) ?? [])
    return {
      result: {
        pieces: of(chosen),
        others: of(others),
        unknown: [...new Set(items)].filter((id) => !pieces.has(id)),
        currency: shop.currency,
      },
    }
  })

  // What goes with the pieces of a bag [bag.goes-with].
  implement(api, showGoesWith, async ({ query: { items }, visitor: { shop } }) => {
    const rows = await rowsOf(reads, lookRow, LOOK_SQL, [items, shop.currency])
    const chosen = rows.filter(({ position }) => position !== null)
    const ids = suiting(offered(rows, chosen), chosen).map(({ id }) => id)
    const shown = await cards.of(ids, shop, 1)
    return { products: shown.filter(({ canBuy }) => canBuy) }
  })

  async function piecesOf(rows: readonly LookRow[], shop: ShopContext): Promise<Map<number, LookPiece>> {
    const ids = rows.map(({ id }) => id)
    const [shown, facts] = await Promise.all([cards.of(ids, shop, 1), rowsOf(reads, lookSkus, LOOK_SKUS_SQL, [shop.currency, ids])])
    const [rowOf, factsOf] = [byId(rows), byId(facts)]
    return new Map(
      shown.flatMap((card) => {
        const [row, own] = [rowOf.get(card.itemId), factsOf.get(card.itemId)]
        return row && own ? [[card.itemId, pieceOf(card, row, own, shop.locale)] as const] : []
      }),
    )
  }
}

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/** The best pieces for every place: of a set, in a metal of the look, popular; one metal of each design. */
function offered(rows: readonly LookRow[], chosen: readonly LookRow[]): LookRow[] {
  const metals = new Set(chosen.map(({ metal }) => metal))
  const rank = ({ goesWith, metal }: LookRow) => (goesWith ? 2 : 0) + (metals.has(metal) ? 1 : 0)
  const best = rows
    .filter(({ position }) => position === null)
    .toSorted((one, other) => rank(other) - rank(one) || other.popularity - one.popularity || one.id - other.id)
  const designs = new Set<number>()
  const quantities = new Map<string, number>()
  return best.filter((row) => {
    const [place] = placesOf(row)
    if (!place || designs.has(row.design)) return false
    designs.add(row.design)
    const quantity = quantities.get(place) ?? 0
    quantities.set(place, quantity + 1)
    return quantity < OFFERED
  })
}

/** Of a set with these pieces, else in their metal: popular alone does not suit. After the sets each place has its turn, so that a row is not all rings. */
function suiting(best: readonly LookRow[], chosen: readonly LookRow[]): LookRow[] {
  const metals = new Set(chosen.map(({ metal }) => metal))
  const turns = new Map<string, number>()
  return best
    .filter(({ goesWith, metal }) => goesWith || (metal !== null && metals.has(metal)))
    .map((row) => {
      const [place = ''] = placesOf(row)
      const turn = turns.get(place) ?? 0
      turns.set(place, turn + 1)
      return { row, turn: row.goesWith ? -1 : turn }
    })
    .toSorted((one, other) => one.turn - other.turn)
    .slice(0, ROW)
    .map(({ row }) => row)
}

function pieceOf(card: ProductCard, row: LookRow, { metal, stone, scale, skus }: LookSkus, locale: Locale): LookPiece {
  const { itemId, name, url, photo, price, hasPriceRange, canBuy } = card
  const sized = (skus ?? []).map(
    ({ id, sizeRu, sizeEn, gemWeight, initial, final, balances }): LookSku => ({
      id,
      size: locale === 'ru' ? sizeRu : sizeEn,
      mainGemWeight: gemWeight === null ? null : carats(gemWeight, locale),
      price: { initial, final },
      balances,
    }),
  )
  return { itemId, name, url, photo, places: placesOf(row), metal, stone, scale, price, hasPriceRange, canBuy, skus: sized }
}
