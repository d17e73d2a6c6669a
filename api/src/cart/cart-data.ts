import type { CartData, CartLine } from '@shop/contracts/cart/cart'
import { MINIMUM_ORDER } from '@shop/contracts/core/limits'
import type { Currency } from '@shop/contracts/core/money'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { designerUrl, productUrl } from '../catalog/cards/card.ts'
import { variantName } from '../catalog/product/variant.ts'
import type { Queryable } from '../db/database.ts'
import { errorText } from '../http/refusal.ts'
import { shownNumber } from '../orders/placing/number.ts'
import { type Goods, calculateGoods } from './calculation/calculate.ts'
import { boughtLines, type CartFacts, type LineFacts, maxQuantityOf, readFacts } from './cart-facts.ts'
import { CART_WORDS } from './words/words.ts'

/** Free delivery from 15 000 ₽ in Russia; abroad it is always paid. Minor units. */
const FREE_DELIVERY_FROM_RUB = 1_500_000
/** Metal and stone identify a line; other facts are on the product page. */
const CHARACTERISTICS_SHOWN = 2

/** Minimum order in minor units. */
export const minimumOrder = (currency: Currency) => MINIMUM_ORDER[currency === 'RUB' ? 'ru' : 'international'] * 100

/** The bag of a session with current prices and stock; null for an unknown session. */
export async function readCart(database: Queryable, sessionHash: string, shop: ShopContext, now: Date): Promise<CartData | null> {
  const facts = await readFacts(database, sessionHash, shop, now)
  if (!facts) return null
  // Whether it is a first order is known at checkout only; until then the lower minimum is shown.
  const goods = calculateGoods(boughtLines(facts.lines, shop.locale), facts.promocodes, {
    currency: shop.currency,
    now,
    isFirstOrder: true,
  })
  return toCartData(facts, goods, shop)
}

export function toCartData({ version, lines, tenders, unpaid }: CartFacts, goods: Goods, shop: ShopContext): CartData {
  return {
    version,
    products: lines.map((line) => toLine(line, shop)),
    totalProducts: goods.lines.reduce((pieces, { quantity }) => pieces + quantity, 0),
    totalSum: goods.totalSum,
    finalSum: goods.goodsSum,
    discount: goods.totalSum - goods.goodsSum,
    currency: shop.currency,
    minimumOrder: minimumOrder(shop.currency),
    freeDeliveryFrom: shop.currency === 'RUB' ? FREE_DELIVERY_FROM_RUB : null,
    cartError: errorOf(lines, shop),
    unpaidOrder: unpaid && {
      id: unpaid.id,
      number: shownNumber(unpaid.id),
      payableUntil: new Date(unpaid.payableUntil).toISOString(),
    },
    deposits: tenders
      .filter(({ kind }) => kind === 'deposit')
      .map(({ code, balance }) => ({ code, name: CART_WORDS[shop.locale].deposit(code), balance })),
  }
}

export function toLine(facts: LineFacts, { currency, locale }: ShopContext): CartLine {
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
    variant: variantName(facts, locale),
    characteristics: characteristics.slice(0, CHARACTERISTICS_SHOWN),
    price: { initial, final, currency },
    sum: final * quantity,
  }
}

/** The shop has less than the bag asks for: sold-out lines first, then reduced ones. */
function errorOf(lines: readonly LineFacts[], { locale }: ShopContext): CartData['cartError'] {
  if (lines.some((line) => maxQuantityOf(line) === 0)) return { code: 'SOLD_OUT', message: errorText(locale, 'SOLD_OUT') }
  const short = lines.find((line) => line.quantity > maxQuantityOf(line))
  return short ? { code: 'ONLY_LEFT', message: errorText(locale, 'ONLY_LEFT', { count: maxQuantityOf(short) }) } : null
}
