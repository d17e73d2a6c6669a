import { SIZERS_CATEGORY } from '@shop/contracts/catalog/rings/sizer'
import { ENGRAVING_PRICE } from '@shop/contracts/cart/engraving'
import { MAX_LINE_QUANTITY } from '@shop/contracts/core/limits'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { nameWithVariant } from '../../goods/catalog/variants/variant.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Line, Promocode, Tender } from './calculation/facts.ts'
import { type CartRow, cartRow, type LineFacts, type Packing, type PromocodeRow } from './cart-rows.ts'
import { CART_BY_ID_SQL, CART_SQL } from './cart-sql.ts'
import type { Chosen } from './choices/kept.ts'
import type { ShopperFacts } from './shopper.ts'

/** All inputs of the bag calculation, at one moment. */
export interface CartFacts {
  shopper: ShopperFacts
  /** Null until something is added. */
  cart: number | null
  version: number
  lines: LineFacts[]
  /** They wait for another day: neither counted nor ordered [bag.saved-for-later]. */
  saved: LineFacts[]
  packing: Packing
  promocodes: Promocode[]
  tenders: Tender[]
  /** Deposits of the account that this bag does not use. */
  ownDeposits: NonNullable<CartRow['ownDeposits']>
  /** Promo codes given to the account that this bag does not use. */
  ownCodes: Promocode[]
  /** As kept with the bag. */
  choices: Chosen
  /** Placed, unpaid, still held. */
  unpaid: CartRow['unpaid']
  /** Others see it by a live link. */
  isShared: boolean
}

const NO_PACKING: Packing = { gift: false, festive: false, priceTags: false, postCard: null }

/** The bag of a session; null for an unknown session. */
export async function readFacts(connection: Queryable, sessionHash: string, shop: ShopContext, now: Date): Promise<CartFacts | null> {
  const row = await rowOf(connection, cartRow, CART_SQL, [shop.locale, shop.currency, sessionHash, now.toISOString()])
  return row ? factsOf(row, shop) : null
}

/** A bag by its id; null for one that is gone. */
export async function readFactsOfCart(connection: Queryable, cart: number, shop: ShopContext, now: Date): Promise<CartFacts | null> {
  const row = await rowOf(connection, cartRow, CART_BY_ID_SQL, [shop.locale, shop.currency, cart, now.toISOString()])
  return row ? factsOf(row, shop) : null
}

function factsOf(row: CartRow, shop: ShopContext): CartFacts {
  return {
    shopper: {
      session: row.session,
      userId: row.userId,
      confirmedPhone: row.confirmedPhone,
      bonuses: row.bonuses,
      isFirstOrder: row.isFirstOrder,
    },
    cart: row.cart,
    version: row.version,
    lines: sharingStock((row.lines ?? []).map((line) => withNominal(line, shop))),
    saved: (row.saved ?? []).map((line) => withNominal(line, shop)),
    packing: row.packing ?? NO_PACKING,
    promocodes: (row.promocodes ?? []).map(promocodeOf),
    tenders: [...(row.certificates ?? []), ...(row.deposits ?? [])].map((tender) => ({ ...tender, endsAt: dateOf(tender.endsAt) })),
    ownDeposits: row.ownDeposits ?? [],
    ownCodes: (row.ownCodes ?? []).map(promocodeOf),
    choices: row.choices ?? {},
    unpaid: row.unpaid,
    isShared: row.isShared,
  }
}

export const dateOf = (value: string | Date | null) => (value === null ? null : new Date(value))

/** A row of `promocodes`. */
export const promocodeOf = (row: PromocodeRow): Promocode => ({
  code: row.code,
  kind: row.kind,
  percent: row.percent,
  sums: row.sums,
  minimums: row.minimums,
  startsAt: dateOf(row.starts_at),
  endsAt: dateOf(row.ends_at),
  excludedCategories: row.excluded_categories,
  onlyCategories: row.only_categories,
  onSale: row.on_sale,
  firstOrder: row.first_order,
  maxUses: row.max_uses,
  used: row.used,
})

/** The value of a certificate is its variant. */
const withNominal = (line: LineFacts, { currency, locale }: ShopContext): LineFacts =>
  line.certificate ? { ...line, size: money(line.initial, currency, locale) } : line

/** What is carried: electronic certificates are only sent. */
export const carriedOf = (lines: readonly LineFacts[]): LineFacts[] => lines.filter(({ certificate }) => certificate !== 'electronic')

/** Sizers are free, and go with whatever else is bought. */
export const isSizerLine = ({ category }: Pick<LineFacts, 'category'>) => category.slug === SIZERS_CATEGORY

/** Of all that is carried, only a sizer: it goes by post [product.sizer-by-post]. */
export function hasOnlySizers(lines: readonly LineFacts[]): boolean {
  const carried = carriedOf(lines.filter((line) => maxQuantityOf(line) > 0))
  return carried.length > 0 && carried.every(isSizerLine)
}

/** A bag of electronic certificates alone: its delivery is the online certificate [delivery.only-certificates]. */
export function hasOnlyOnlineCertificates(lines: readonly LineFacts[]): boolean {
  const bought = lines.filter((line) => maxQuantityOf(line) > 0)
  return bought.length > 0 && carriedOf(bought).length === 0
}

/** Lines of one SKU share its stock: each sees what the others leave, those added first come first. */
function sharingStock(lines: readonly LineFacts[]): LineFacts[] {
  const taken = new Map<string, number>()
  const served = lines.map(({ sku, quantity, stock }) => {
    const before = taken.get(sku) ?? 0
    const own = Math.max(0, Math.min(quantity, stock - before))
    taken.set(sku, before + own)
    return own
  })
  return lines.map((line, index) => ({ ...line, stock: line.stock - (taken.get(line.sku) ?? 0) + (served[index] ?? 0) }))
}

export const maxQuantityOf = ({ stock }: Pick<LineFacts, 'stock'>) => Math.min(stock, MAX_LINE_QUANTITY)

/** Sold-out pieces stay visible, but only pieces in stock are paid for. */
export const boughtLines = (lines: readonly LineFacts[], { locale, currency }: Pick<ShopContext, 'locale' | 'currency'>): Line[] =>
  lines
    .filter((line) => maxQuantityOf(line) > 0)
    .map((line) => ({
      id: line.line,
      name: nameWithVariant(line.name, line, locale),
      category: line.category.slug,
      quantity: Math.min(line.quantity, maxQuantityOf(line)),
      initial: line.initial,
      final: line.final,
      engraving: line.engraving ? ENGRAVING_PRICE[currency] : 0,
      isCertificate: line.certificate !== null,
      isSizer: isSizerLine(line),
    }))
