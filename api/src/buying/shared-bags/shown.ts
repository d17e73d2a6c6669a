import type { ProductCard } from '@shop/contracts/catalog/product-card'
import type { OwnProposal, OwnSharedBag, SharedBag, SharedProposal } from '@shop/contracts/cart/shared-bag'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { carats, GEM_WEIGHT, variantName } from '../../goods/catalog/variants/variant.ts'
import type { CatalogApi } from '../../goods/plugins.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows.ts'
import { toLine } from '../cart/cart-data.ts'
import { boughtLines, type CartFacts, readFactsOfCart } from '../cart/cart-facts.ts'
import { calculateGoods, calculateOrder } from '../cart/calculation/calculate.ts'
import { packingPrice } from '../cart/packing/packing.ts'
import { type Proposer, proposalsOf, type ProposalRow } from './proposals.ts'
import { codeOfShare, expiryOf, isLive, type ShareRow, shopOfShare } from './shares.ts'

/** Sizes of pieces: $1 locale, $2 currency, $3 item ids. */
const SIZES = `
  SELECT s.product_id AS item, s.id AS sku, CASE $1 WHEN 'ru' THEN s.size_ru ELSE s.size_en END AS size, ${GEM_WEIGHT} AS "gemWeight",
    coalesce(stock.quantity, 0) > 0 AS "canBuy"
  FROM skus s JOIN prices ON prices.sku_id = s.id AND prices.currency = $2 LEFT JOIN stock ON stock.sku_id = s.id
  WHERE s.product_id = ANY($3::int[]) ORDER BY s.product_id, s.position`
const sizeRow = v.object({
  item: v.number(),
  sku: v.string(),
  size: v.nullable(v.string()),
  gemWeight: v.nullable(v.number()),
  canBuy: v.boolean(),
})
type Size = v.InferOutput<typeof sizeRow>

export const sizesOf = (connection: Queryable, { locale, currency }: ShopContext, items: readonly number[]) =>
  rowsOf(connection, sizeRow, SIZES, [locale, currency, items])

type ProposalFacts = Pick<OwnProposal, 'id' | 'piece' | 'variant' | 'note' | 'stylist'>

/** Proposals with their pieces; one whose piece the shop has no more is left out. */
async function withPieces(api: CatalogApi, rows: readonly ProposalRow[], shop: ShopContext) {
  const items = rows.map(({ item }) => item)
  const [cards, sizes] = await Promise.all([api.catalogue.cards.of(items, shop, 1), sizesOf(api.database, shop, items)])
  return rows.flatMap((row) => {
    const card = cards.find(({ itemId }) => itemId === row.item)
    const ofPiece = sizes.filter(({ item }) => item === row.item)
    return card ? [{ row, sizes: ofPiece, shown: shownOf(row, card, ofPiece, shop) }] : []
  })
}

function shownOf(
  { id, sku, note, stylist }: ProposalRow,
  card: ProductCard,
  sizes: readonly Size[],
  { locale }: ShopContext,
): ProposalFacts {
  const { itemId, name, url, photo, designer, price, hasPriceRange, currency, canBuy } = card
  const named = sizes.find((size) => size.sku === sku)
  return {
    id,
    piece: { itemId, name, url, photo, designer, price, hasPriceRange, currency, canBuy },
    variant: named ? variantName(named, locale) : '',
    note,
    stylist,
  }
}

/** The link of a bag as its owner has it [bag.shared-one-link]. */
export async function ownShareShown(api: CatalogApi, share: ShareRow, shop: ShopContext): Promise<OwnSharedBag> {
  const rows = (await proposalsOf(api.database, share, null)).filter(({ status }) => status === 'waiting')
  const proposals = await withPieces(api, rows.toReversed(), shop)
  return {
    code: codeOfShare(api.codeKey, share.id),
    expiresAt: expiryOf(share),
    forStylist: share.stylistAt !== null,
    version: share.version,
    proposals: proposals.map(({ row, sizes, shown }) => ({
      ...shown,
      sku: row.sku ?? (sizes.length === 1 ? (sizes[0]?.sku ?? null) : null),
      sizes: sizes.map((size) => ({ sku: size.sku, name: chipOf(size, shop), canBuy: size.canBuy })),
    })),
  }
}

const chipOf = ({ size, gemWeight }: Size, { locale }: ShopContext) =>
  [size, gemWeight === null ? null : carats(gemWeight, locale)].filter(Boolean).join(', ')

const NOTHING = { rows: [], total: 0 }

type Contents = Pick<SharedBag, 'pieces' | 'sums'> & { proposals: SharedProposal[] }

/** What others see of a bag [bag.shared-tells-no-person]. A link that is over shows nothing. */
export async function shareShown(
  api: CatalogApi,
  share: ShareRow,
  { reader, isMine, shop: asked }: { reader: Proposer | null; isMine: boolean; shop: ShopContext },
): Promise<SharedBag> {
  const contents = isLive(share, api.clock)
    ? await contentsOf(api, share, reader, asked)
    : { pieces: [], sums: { ...NOTHING, currency: share.currency }, proposals: [] }
  const status = isLive(share, api.clock) ? 'live' : 'over'
  return { status, isMine, version: share.version, expiresAt: expiryOf(share), ...contents }
}

export async function contentsOf(api: CatalogApi, share: ShareRow, reader: Proposer | null, asked: ShopContext): Promise<Contents> {
  const { database, clock } = api
  const shop = shopOfShare(asked, share)
  const [facts, rows] = [await readFactsOfCart(database, share.cart, shop, clock.now()), await proposalsOf(database, share, reader)]
  const proposals = await withPieces(api, rows, shop)
  return {
    pieces: (facts?.lines ?? []).map((line, position) => {
      const { itemId, name, url, photo, designer, quantity, maxQuantity, variant, characteristics, price, sum } = toLine(
        { ...line, engraving: null },
        shop,
      )
      const isEngraved = line.engraving !== null
      return { position, itemId, name, url, photo, designer, quantity, maxQuantity, variant, characteristics, price, sum, isEngraved }
    }),
    sums: facts ? sumsOf(facts, shop, clock.now()) : { ...NOTHING, currency: shop.currency },
    proposals: proposals.map(({ row: { isMine, status }, shown }) => ({ ...shown, isMine, status })),
  }
}

/** The owner's own figures, one row for all discounts: which code gives one is not told. */
function sumsOf({ lines, packing, promocodes, shopper }: CartFacts, shop: ShopContext, now: Date): SharedBag['sums'] {
  const moment = { currency: shop.currency, now, isFirstOrder: shopper.isFirstOrder }
  const goods = calculateGoods(boughtLines(lines, shop), promocodes, moment)
  const isPackable = goods.lines.length > 0 && !goods.hasNoPieces
  const { totalSum, engravingSum, packagingSum, orderSum } = calculateOrder(
    goods,
    { bonuses: { balance: 0, spend: false }, packing: packingPrice(packing, shop.currency, isPackable), delivery: null, tenders: [] },
    moment,
  )
  const discount = goods.itemDiscount + goods.promocodeDiscount
  return {
    rows: [
      { kind: 'goods', sum: totalSum },
      ...(discount > 0 ? [{ kind: 'discount' as const, sum: -discount }] : []),
      ...(engravingSum > 0 ? [{ kind: 'engraving' as const, sum: engravingSum }] : []),
      ...(packagingSum > 0 ? [{ kind: 'packaging' as const, sum: packagingSum }] : []),
    ],
    total: orderSum,
    currency: shop.currency,
  }
}
