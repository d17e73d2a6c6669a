import type { Choices } from '@shop/contracts/cart/full-cart'
import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import * as v from 'valibot'
import { carriedOf, isSizerLine, maxQuantityOf, type CartFacts } from '../../cart/cart-facts.ts'
import { LOCK_CART } from '../../cart/cart-sql.ts'
import { chosenBy } from '../../cart/choices/kept.ts'
import { isEngraved } from '../../cart/engraving/engraving.ts'
import { emptyCart } from '../../cart/lines.ts'
import { cityOf, placeFaults } from '../../cart/choices/place.ts'
import { hadSizer, hasOrders } from '../../cart/shopper.ts'
import { minimumOrder } from '../../cart/calculation/minimum-order.ts'
import { readFullCart, type FullCart } from '../../cart/whole-cart.ts'
import { readyAt } from '../../../goods/places/delivery/workshop.ts'
import { isSlotOffered } from '../../../goods/places/delivery/slots.ts'
import { nameWithVariant } from '../../../goods/catalog/variants/variant.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { idRow, rowOf, rowsOf } from '../../../platform/db/rows.ts'
import { errorText, Refused } from '../../../platform/http/refusal.ts'
import { mayOrderWith } from '../../../visitors/session/confirmed-phone.ts'
import { type SessionOwner, sessionOf } from '../../../visitors/session/shopper.ts'
import { cardFault } from '../../payments/cards/cards.ts'
import { cardWish } from '../card-wish.ts'
import { certificatesAsked } from '../certificates/ordered.ts'
import { fieldRefusal, OrderRefused, piecesUnavailable, refusedWith, sumChanged } from './answers.ts'
import type { OrderRequest } from './asked.ts'
import { addressOf, checkDraft, contactOf, isCarried, type Draft, type FieldErrors } from './draft.ts'
import { LOCK_USER } from '../../../visitors/users/bonuses/balance.ts'
import { lockAll, take } from './holds.ts'
import { type OrderRow, orderRow } from '../rows/order-rows.ts'
import { HELD, ORDER_BY_NUMBER } from '../rows/orders-sql.ts'
import { newNumbers } from './number.ts'
import { placeOf } from './place.ts'
import { postalErrors, postalOf } from './postal.ts'
import { writeOrder, type WrittenOrder } from './write.ts'

/** Created now, or earlier with the same idempotency key. */
export type Created = { order: OrderRow; written: WrittenOrder | null }

/** Checkout and order use the same calculation. */
const choicesOf = (draft: Draft): Choices => ({
  spend_bonuses: draft.spendBonuses,
  pickup_point_id: draft.pickup_point ?? null,
  delivery: {
    items: [],
    city_id: draft.city_id ?? null,
    city: draft.city ?? null,
    region: draft.region ?? null,
    address: addressOf(draft) || null,
  },
  delivery_method_id: draft.delivery_method_id,
  courier_type: draft.courier_type ?? null,
  delivery_slot: draft.delivery_slot ?? null,
  contactless: draft.contactless,
  payment_method_id: draft.payment_method_id ?? null,
})

/**
 * One transaction: idempotency, locks in id order, recheck of stock and price, holds on codes and balances, order rows, emptied bag. Throws
 * OrderRefused with the response, and rolls back.
 */
export async function createOrder(connection: Queryable, asked: OrderRequest): Promise<Created> {
  const { sessionHash, shop, draft, now } = asked
  const owner = await sessionOf(connection, sessionHash)
  if (owner.userId !== null) await connection.query(LOCK_USER, [owner.userId])
  // Serializes calls with one key: the second finds the first one's order.
  const cart = await rowOf(connection, idRow, LOCK_CART, [sessionHash])
  const held = await rowsOf(connection, heldRow, HELD, [cart?.id ?? null, draft.idempotencyKey, newNumbers()])
  const known = await orderOfKey(connection, held)
  if (known) {
    const isMine = known.session_id === owner.sessionId || (owner.userId !== null && known.user_id === owner.userId)
    if (!isMine) throw new Refused('BAD_REQUEST')
    return { order: known, written: null }
  }

  await checkCountry(connection, asked)
  const postal = isCarried(draft) && shop.country !== 'RU' ? await postalOf(connection, asked) : null
  const contact = checkFields(asked, postal && postalErrors(postal))
  if (!mayOrderWith(owner, contact.phone)) {
    const code = owner.confirmedPhone === null ? 'NEED_PHONE_CONFIRMATION' : 'PHONE_NOT_CONFIRMED'
    throw refusedWith(code, errorText(shop.locale, code))
  }

  if (!cart) throw new Refused('CSRF_EXPIRED')
  const locked = await lockBag(connection, held, owner.userId)
  const choices = choicesOf(draft)
  const { cityCookie } = asked
  const requested = { shop, choices, cityCookie }
  const sent = await chosenBy(connection, choices, { shop, cityCookie })
  const whole = await readFullCart(connection, sessionHash ?? '', { shop, sent, cityCookie, now })
  if (!whole) throw new Refused('CSRF_EXPIRED')
  const faults = await placeFaults(connection, requested)
  if (Object.keys(faults).length > 0) throw fieldRefusal(faults)
  checkCourier(whole, asked)
  // The number in the contacts says nothing about an account's earlier orders.
  await checkBag(connection, whole, asked, owner.phone ?? contact.phone)
  const certificates = await certificatesAsked(connection, whole.facts.lines, { draft, owner, ownEmail: contact.email })
  if ('errors' in certificates) throw fieldRefusal(certificates.errors)
  const { offer, methodType } = checkWays(whole, asked)
  await checkCard(connection, asked, owner, methodType)
  const city = await cityOf(connection, requested)
  const place = await placeOf(connection, {
    draft,
    offer,
    shop,
    city,
    postal,
    certificates,
    lines: carriedOf(whole.facts.lines),
    now: readyAt(now, isEngraved(whole.facts.lines)),
  })
  if ('errors' in place) throw fieldRefusal(place.errors)

  const [id, number] = [Number(codesOf(held, 'id')[0]), codesOf(held, 'number')[0]]
  if (!number) throw new Error('No order number is free.')
  const written = await writeOrder(connection, {
    ...asked,
    id,
    number,
    owner,
    contact,
    whole,
    certificates,
    offer,
    methodType,
    delivery: place.delivery,
  })
  const isTaken = await take(connection, written.holds, now, locked)
  // Everything was locked before reading, so it exists, unless a balance is stored twice.
  if (!isTaken) throw sumChanged(shop.locale, whole.data)
  await emptyCart(connection, cart.id)
  return { order: written.order, written }
}

const heldRow = v.object({
  kind: v.picklist(['line', 'promocode', 'certificate', 'deposit', 'order', 'id', 'number']),
  code: v.string(),
})
type Held = v.InferOutput<typeof heldRow>

const codesOf = (held: readonly Held[], wanted: Held['kind']) => held.filter(({ kind }) => kind === wanted).map(({ code }) => code)

async function orderOfKey(connection: Queryable, held: readonly Held[]): Promise<OrderRow | null> {
  const [number] = codesOf(held, 'order')
  const order = number ? await rowOf(connection, orderRow, ORDER_BY_NUMBER, [number]) : undefined
  return order ?? null
}

function checkFields({ draft, shop }: OrderRequest, foreign: FieldErrors | null) {
  const errors = checkDraft(draft, shop, foreign)
  if (!draft.personalDataAgreement) errors['personalDataAgreement'] = 'PERSONAL_DATA_AGREEMENT'
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors)
  return contactOf(draft)
}

/** Country comes from a cookie and the form: only served countries are accepted, with their prices. Another tab may have changed the cookie. */
async function checkCountry(connection: Queryable, { draft, shop }: OrderRequest) {
  const isServed = (await connection.query('SELECT 1 FROM cities WHERE country = $1 LIMIT 1', [shop.country])).length > 0
  if (!isServed) throw fieldRefusal({ country: 'EMPTY_COUNTRY' })
  // Before the fields: those of the former country would be refused one by one.
  const isSame = !draft.country || draft.country.toUpperCase() === shop.country
  if (!isSame) throw refusedWith('COUNTRY_CHANGED', errorText(shop.locale, 'COUNTRY_CHANGED'))
}

/** Calculation inputs do not change between reading and writing. */
async function lockBag(connection: Queryable, held: readonly Held[], userId: number | null) {
  return lockAll(connection, {
    skus: codesOf(held, 'line'),
    promocodes: codesOf(held, 'promocode'),
    certificates: codesOf(held, 'certificate'),
    deposits: codesOf(held, 'deposit'),
    userId,
  })
}

/** The bag is unchanged and reaches the minimum. */
async function checkBag(connection: Queryable, whole: FullCart, { shop, draft, now }: OrderRequest, phone: string) {
  const contact = contactOf(draft).phone
  const { facts, data, reckoning, shopper } = whole
  const { locale, currency } = shop
  if (facts.lines.length === 0) throw refusedWith('CART_EMPTY', errorText(locale, 'CART_EMPTY'), data)
  if (facts.lines.some(isSizerLine) && (await hadSizer(connection, shopper.userId, [phone, contact], now))) {
    throw refusedWith('SIZER_SENT', errorText(locale, 'SIZER_SENT'), data)
  }
  const gone = missing(facts, locale)
  if (gone.length > 0) throw piecesUnavailable(locale, gone, data)
  if (!data.enough) {
    throw refusedWith('MINIMUM_ORDER', errorText(locale, 'MINIMUM_ORDER', { sum: money(minimumOrder(currency), currency, locale) }), data)
  }
  const usesFirst = reckoning.verdicts.some(({ code, reason }) => code.firstOrder && (reason === 'applied' || reason === 'partly'))
  // An earlier order with this phone, from any session, means not a first order.
  if (usesFirst && (await hasOrders(connection, shopper.session, shopper.userId, phone))) {
    throw refusedWith('PROMOCODE_NOT_APPLIED', errorText(locale, 'PROMOCODE_NOT_APPLIED'), data)
  }
  if (data.dueSum !== draft.dueSum && whole.chosen?.available) throw sumChanged(locale, data)
}

const missing = ({ lines }: CartFacts, locale: Locale) =>
  lines
    .filter((line) => line.quantity > maxQuantityOf(line))
    .map((line) => ({
      id: line.line,
      name: nameWithVariant(line.name, line, locale),
      photo: line.photo,
      wanted: line.quantity,
      left: maxQuantityOf(line),
    }))

/** Before the sums: an hour that is gone changes them too. */
function checkCourier({ chosen }: FullCart, { draft }: OrderRequest) {
  if (!chosen) return
  if (!isSlotOffered(chosen, draft)) throw fieldRefusal({ delivery_slot: 'SLOT_TAKEN' })
  if (draft.contactless && !chosen.contactless) throw fieldRefusal({ contactless: 'DELIVERY_NOT_AVAILABLE' })
}

/** Delivery and payment are still available: cut-offs may pass while the form is open. */
function checkWays({ chosen, data }: FullCart, { shop: { locale }, draft }: OrderRequest) {
  if (!chosen) throw refusedWith('DELIVERY_NOT_AVAILABLE', errorText(locale, 'DELIVERY_NOT_AVAILABLE'), data)
  if (!chosen.available || chosen.price === null) {
    const code = chosen.reason ?? 'DELIVERY_NOT_AVAILABLE'
    throw refusedWith(code, errorText(locale, code), data)
  }
  if (data.dueSum === 0) return { offer: chosen, methodType: null }
  const method = data.availablePaymentMethods.find(({ id }) => id === draft.payment_method_id)
  if (method) return { offer: chosen, methodType: method.type }
  if (!draft.payment_method_id) throw fieldRefusal({ payment_method_id: 'REQUIRED_FIELD' })
  throw refusedWith('PAYMENT_NOT_AVAILABLE', errorText(locale, 'PAYMENT_NOT_AVAILABLE'), data)
}

/** A saved card is the shopper's own, of this currency, and not expired. */
async function checkCard(connection: Queryable, { draft, shop, now }: OrderRequest, { userId }: SessionOwner, type: string | null) {
  if (type !== 'card' || !draft.card_id) return
  const { card } = cardWish(draft, userId, type)
  const fault = card ? await cardFault(connection, card, { currency: shop.currency, now }) : 'CARD_NOT_AVAILABLE'
  if (fault) throw fieldRefusal({ card_id: fault })
}

/** The response of a refusal that the shopper can fix; rethrows anything else. */
export function answerOf(error: unknown): CreateOrderAnswer {
  if (error instanceof OrderRefused) return error.answer
  throw error
}
