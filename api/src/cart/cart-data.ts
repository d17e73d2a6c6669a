import type { CartData, CartLine } from '@shop/contracts/cart'
import { MAX_LINE_QUANTITY, MINIMUM_ORDER } from '@shop/contracts/limits'
import type { Photo } from '@shop/contracts/picture'
import type { ShopContext } from '@shop/contracts/storefront'
import { designerUrl, productUrl } from '../catalog/card.ts'
import type { Queryable } from '../db/database.ts'
import { errorText } from '../http/refusal.ts'
import { CART_SQL } from './cart-sql.ts'

interface LineFacts {
  sku: string
  itemId: number
  slug: string
  name: string
  category: { slug: string; name: string }
  designer: { slug: string; name: string; lang: string | null }
  quantity: number
  stock: number
  size: string | null
  characteristics: { name: string; value: string }[]
  initial: number
  final: number
  photo: Photo
}

interface CartRow {
  version: number
  lines: LineFacts[] | null
}

/** Free delivery from 15 000 ₽ in Russia (reading 28); abroad it is always paid. Minor units. */
const FREE_DELIVERY_FROM_RUB = 1_500_000
/** Metal and stone tell a line apart; the rest is on the piece's own page. */
const CHARACTERISTICS_SHOWN = 2

/** The bag of a session, with prices and stock of this moment; null for a session that does not exist. */
export async function readCart(database: Queryable, sessionHash: string, shop: ShopContext): Promise<CartData | null> {
  const [row] = await database.query<CartRow>(CART_SQL, [shop.locale, shop.currency, sessionHash])
  return row ? toCartData(row, shop) : null
}

function toCartData({ version, lines }: CartRow, shop: ShopContext): CartData {
  const facts = lines ?? []
  const products = facts.map((line) => toLine(line, shop))
  // What has been sold meanwhile stays in sight, but nobody pays for it.
  const bought = products.filter(({ maxQuantity }) => maxQuantity > 0)
  const sumOf = (value: (line: CartLine) => number) => bought.reduce((sum, line) => sum + value(line), 0)
  const totalSum = sumOf(({ price, quantity }) => price.initial * quantity)
  const finalSum = sumOf(({ sum }) => sum)
  const isRussian = shop.currency === 'RUB'
  return {
    version,
    products,
    totalProducts: sumOf(({ quantity }) => quantity),
    totalSum,
    finalSum,
    discount: totalSum - finalSum,
    currency: shop.currency,
    minimumOrder: MINIMUM_ORDER[isRussian ? 'ru' : 'international'] * 100,
    freeDeliveryFrom: isRussian ? FREE_DELIVERY_FROM_RUB : null,
    cartError: errorOf(facts, shop),
  }
}

const maxQuantityOf = ({ stock }: LineFacts) => Math.min(stock, MAX_LINE_QUANTITY)

function toLine(facts: LineFacts, { currency }: ShopContext): CartLine {
  const { sku, itemId, slug, name, category, designer, size, characteristics, initial, final, photo } = facts
  const maxQuantity = maxQuantityOf(facts)
  const quantity = maxQuantity > 0 ? Math.min(facts.quantity, maxQuantity) : facts.quantity
  return {
    id: sku,
    itemId,
    name,
    url: productUrl({ category: category.slug, slug }),
    photo,
    designer: { name: designer.name, url: designerUrl(designer.slug), lang: designer.lang },
    category: category.name,
    quantity,
    maxQuantity,
    size,
    characteristics: characteristics.slice(0, CHARACTERISTICS_SHOWN),
    price: { initial, final, currency },
    sum: final * quantity,
  }
}

/** Tells that the shop has less than the bag asks for: first what is gone, then what is short. */
function errorOf(lines: LineFacts[], { locale }: ShopContext): CartData['cartError'] {
  if (lines.some((line) => maxQuantityOf(line) === 0)) return { code: 'SOLD_OUT', message: errorText(locale, 'SOLD_OUT') }
  const short = lines.find((line) => line.quantity > maxQuantityOf(line))
  return short ? { code: 'ONLY_LEFT', message: errorText(locale, 'ONLY_LEFT', { count: maxQuantityOf(short) }) } : null
}
