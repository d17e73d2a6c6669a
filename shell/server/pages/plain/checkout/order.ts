import { confirmPhone } from '@shop/contracts/auth/auth'
import { sendCode } from '@shop/contracts/confirmation/code'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { LinkedOrder, orderByLink } from '@shop/contracts/orders/order-by-link'
import { createOrder, CreateOrderAnswer, orderSuccess, PlacedOrder } from '@shop/contracts/orders/order'
import { OrderWays } from '@shop/contracts/orders/order-ways'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Location } from '@shop/contracts/places/shopper-location'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { codeOf, type ShopperCalls } from '../../../backend/shopper-calls.ts'
import { cardBody } from '../cards.ts'
import { choicesOf } from './choices.ts'
import type { ShownOrder } from './order-html.ts'
import type { Values } from './values.ts'

/** What a posted form came to: an order to go on with, or why there is none yet. */
export type Placed = { to: string } | { codes: readonly string[]; fields: Record<string, string>; text: string | null; asksCode: boolean }

const refused = (codes: readonly string[], text: string | null = null, asksCode = false): Placed => ({ codes, fields: {}, text, asksCode })

/** In Russia an 8 at the start stands for +7. */
const phoneOf = (typed: string, { locale }: Pick<ShopContext, 'locale'>) => {
  const digits = typed.replace(/[^\d+]/g, '')
  return locale === 'ru' && /^8\d{10}$/.test(digits) ? `+7${digits.slice(1)}` : digits
}

/** Confirms the phone if a code was typed, then creates the order; an unconfirmed phone gets its code. */
export async function placeOrder(
  calls: ShopperCalls,
  values: Values,
  cart: FullCartData,
  location: Location,
  context: ShopContext,
): Promise<Placed> {
  const phone = phoneOf(values.phone, context)
  if (values.code) {
    const { status, answer } = await calls.post(confirmPhone.path, { phone, code: values.code, source: 'cart', favorites: [] })
    if (status >= 400) return refused([codeOf(answer)], null, true)
    // Confirming may sign in: the session is another then.
    calls.forgetToken()
  }
  const { status, answer } = await calls.post(createOrder.path, bodyOf(values, cart, location, context))
  if (status >= 400) return refused([codeOf(answer)])
  const { order, code, error, errors } = v.parse(v.omit(CreateOrderAnswer, ['cartData']), answer)
  if (order) return { to: order.paymentUrl ?? `/do/order/${order.id}` }
  if (needsCode(code)) return askCode(calls, phone)
  if (errors) return { codes: ['WRONG_FORM_DATA'], fields: errors, text: null, asksCode: false }
  return refused(code && !error ? [code] : [], error)
}

const needsCode = (code: ErrorCode | null) => code === 'NEED_PHONE_CONFIRMATION' || code === 'PHONE_NOT_CONFIRMED'

async function askCode(calls: ShopperCalls, phone: string): Promise<Placed> {
  const { status, answer } = await calls.post(sendCode.path, { phone })
  return status >= 400 ? refused([codeOf(answer)]) : refused([], null, true)
}

function bodyOf(values: Values, cart: FullCartData, location: Location, context: ShopContext) {
  const { pickup_point_id, delivery: _, ...choices } = choicesOf(values, location.city_id)
  const method = choices.delivery_method_id
  return {
    ...choices,
    idempotencyKey: values.key,
    dueSum: cart.dueSum,
    personalDataAgreement: values.agreement === 'yes',
    ...cardBody(values.card, values.save_card),
    communication_method_id: 2,
    fio: values.fio,
    email: values.email,
    phone: phoneOf(values.phone, context),
    city_id: location.city_id,
    comment: values.comment || null,
    spendBonuses: cart.choices?.spend_bonuses ?? false,
    isEms: cart.isEms,
    newsletterSubscription: false,
    ...(method === deliveryMethod.pickpoint && { pickup_point: pickup_point_id }),
    ...(method === deliveryMethod.shop && { shop_id: Number(values.shop_id) || null }),
    ...(values.gift && {
      is_gift: true,
      recipient_name: values.recipient_name,
      recipient_phone: phoneOf(values.recipient_phone, context),
    }),
    ...certificateOf(values, cart, context),
    ...(method !== deliveryMethod.shop && method !== deliveryMethod.pickpoint && addressOf(values, location, context)),
  }
}

/** Who gets the electronic certificates, by e-mail or text message. */
function certificateOf({ certificate_to: to, certificate_message }: Values, { products }: FullCartData, context: ShopContext) {
  if (!products.some(({ certificate }) => certificate === 'electronic')) return {}
  const isMail = to.includes('@')
  return { certificate_email: isMail ? to : null, certificate_phone: isMail ? null : phoneOf(to, context), certificate_message }
}

/** Abroad the parcel goes to the city of the address, which the table of cities may not have. */
function addressOf({ address, apartment, address_line2, city, region, postal_code }: Values, location: Location, { country }: ShopContext) {
  if (country === 'RU') return { address, apartment }
  return { address, address_line2, city, region, postal_code, country, city_id: city === location.city ? location.city_id : null }
}

const SUMS = [
  'goodsSum',
  'discount',
  'promocodeDiscount',
  'bonusesSpent',
  'packagingSum',
  'packagingName',
  'deliverySum',
  'certificatesSum',
  'depositsSum',
] as const
const SHOWN = ['number', 'status', 'paidAt', 'dueSum', 'currency', 'delivery', 'payment', 'lines', ...SUMS] as const

/** An order of this session; null for any other. */
export async function readOrder(calls: ShopperCalls, id: string): Promise<ShownOrder | null> {
  const { answer } = await calls.get(orderSuccess.path.replace('{orderId}', encodeURIComponent(id)))
  const read = v.safeParse(v.object({ order: v.pick(PlacedOrder, SHOWN), ways: v.pick(OrderWays, ['moneyBack', 'canCancel']) }), answer)
  return read.success ? { ...read.output.order, ...read.output.ways } : null
}

/** An order by the key of its link; null for a wrong one. */
export async function readLinkedOrder(calls: ShopperCalls, key: string): Promise<ShownOrder | null> {
  const { answer } = await calls.get(orderByLink.path.replace('{token}', encodeURIComponent(key)))
  const read = v.safeParse(v.object({ order: LinkedOrder }), answer)
  if (!read.success) return null
  const { sums, delivery, payment, createdAt, ...order } = read.output.order
  return {
    ...order,
    ...sums,
    paidAt: payment.isPaid ? createdAt : null,
    goodsSum: sums.goods,
    bonusesSpent: sums.bonuses,
    packagingSum: sums.packaging,
    deliverySum: sums.delivery,
    certificatesSum: sums.certificates,
    depositsSum: 0,
    delivery: { ...delivery, address: delivery.address ?? '' },
    payment,
    moneyBack: order.ways.moneyBack,
    canCancel: order.ways.canCancel,
  }
}
