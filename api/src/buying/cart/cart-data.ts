import { ENGRAVING_PRICE } from '@shop/contracts/cart/engraving'
import type { CartData, CartLine } from '@shop/contracts/cart/cart'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import { designerUrl, productUrl } from '../../goods/catalog/cards/card.ts'
import { boughtVariant } from '../../goods/catalog/variants/variant.ts'
import { FREE_DELIVERY_FROM } from '../../goods/places/delivery/figures.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { errorText } from '../../platform/http/refusal.ts'
import { shownNumber } from '../payments/order-number.ts'
import { type CalculatedCart, calculatedCart, type CartRequest } from './calculated-cart.ts'
import { sumOf } from './calculation/split.ts'
import { isSizerLine, maxQuantityOf } from './cart-facts.ts'
import type { LineFacts } from './cart-rows.ts'
import { toKeptChoices } from './choices/kept.ts'
import { minimumOrder } from './calculation/minimum-order.ts'
import { cartSums } from './sums.ts'
import { CART_TEXTS } from './texts/texts.ts'

/** Metal and stone identify a line; other facts are on the product page. */
const CHARACTERISTICS_SHOWN = 2

/** The bag of a session with current prices, stock and the kept choices; null for an unknown session. */
export async function readCart(connection: Queryable, sessionHash: string, asked: CartRequest): Promise<CartData | null> {
  const cart = await calculatedCart(connection, sessionHash, asked, 'chosen')
  return cart && toCartData(cart, asked.shop)
}

export function toCartData(cart: CalculatedCart, shop: ShopContext): CartData {
  const { version, lines, tenders, unpaid, ownDeposits, isShared, saved } = cart.facts
  const { totalSum, finalSum, lines: bought } = cart.reckoning
  const nameOf = CART_TEXTS[shop.locale].deposit
  return {
    version,
    products: lines.map((line) => toLine(line, shop)),
    totalProducts: sumOf(bought, ({ quantity }) => quantity),
    totalSum,
    finalSum,
    discount: totalSum - finalSum,
    currency: shop.currency,
    minimumOrder: minimumOrder(shop.currency),
    freeDeliveryFrom: cart.onlySizers ? null : FREE_DELIVERY_FROM[shop.currency],
    cartError: errorOf(lines, shop),
    unpaidOrder: unpaid && {
      id: unpaid.id,
      number: shownNumber(unpaid.id),
      payableUntil: new Date(unpaid.payableUntil).toISOString(),
    },
    deposits: tenders.filter(({ kind }) => kind === 'deposit').map(({ code, balance }) => ({ code, name: nameOf(code), balance })),
    ownDeposits: ownDeposits.map(({ code, balance }) => ({ code, name: nameOf(code), balance })),
    sums: cartSums(cart, shop),
    choices: toKeptChoices(cart.choices),
    ...(isShared && { isShared }),
    ...(saved.length > 0 && { saved: saved.map((line) => toSavedLine(line, shop)) }),
  }
}

export function toLine(facts: LineFacts, { currency, locale }: ShopContext): CartLine {
  const { line, engraving, itemId, slug, name, category, designer, size, characteristics, initial, final, photo } = facts
  const maxQuantity = maxQuantityOf(facts)
  const quantity = maxQuantity > 0 ? Math.min(facts.quantity, maxQuantity) : facts.quantity
  return {
    id: line,
    itemId,
    name,
    url: productUrl({ category: category.slug, slug }),
    photo,
    designer: { name: designer.name, url: designerUrl(designer.slug), lang: designer.lang },
    category: category.name,
    quantity,
    maxQuantity,
    size,
    variant: boughtVariant(facts, locale),
    // Of a certificate its value says everything, of a sizer its name.
    characteristics: facts.certificate || isSizerLine(facts) ? [] : characteristics.slice(0, CHARACTERISTICS_SHOWN),
    price: { initial, final, currency },
    sum: final * quantity,
    engraving: engraving && { ...engraving, price: ENGRAVING_PRICE[currency] },
  }
}

/** With the quantity that was saved, whatever is left of it now. */
function toSavedLine(facts: LineFacts, shop: ShopContext): CartLine {
  const { quantity, final, was } = facts
  return { ...toLine(facts, shop), quantity, sum: final * quantity, ...(was && { was }) }
}

/** The shop has less than the bag asks for: sold-out lines first, then reduced ones. */
function errorOf(lines: readonly LineFacts[], { locale }: ShopContext): CartData['cartError'] {
  if (lines.some((line) => maxQuantityOf(line) === 0)) return { code: 'SOLD_OUT', message: errorText(locale, 'SOLD_OUT') }
  const short = lines.find((line) => line.quantity > maxQuantityOf(line))
  return short ? { code: 'ONLY_LEFT', message: errorText(locale, 'ONLY_LEFT', { count: maxQuantityOf(short) }) } : null
}
