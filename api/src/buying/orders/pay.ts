import type { PaymentChoice, PaymentState } from '@shop/contracts/orders/payment/payment'
import { paymentAddress } from '@shop/contracts/orders/payment/payment-address'
import { type Locale, storefrontOfCountry } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import { paymentMethodsOf } from '../cart/payment-methods.ts'
import { CART_TEXTS } from '../cart/texts/texts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { rowOf } from '../../platform/db/rows.ts'
import type { Payment } from '../payments/payment-rows.ts'
import type { Payments } from '../payments/payments.ts'
import { PAYMENTS } from '../../goods/places/delivery/figures.ts'
import type { PaymentPageRequest, Receipt } from '../../platform/ports/payments.ts'
import { shownNumber } from '../payments/order-number.ts'
import { instant, type OrderRow } from './rows/order-rows.ts'
import { dutyOfOrder } from './reading/duty-line.ts'
import { HAS_CERTIFICATES } from './rows/orders-sql.ts'
import { PAYMENT_TEXTS } from '../payments/texts.ts'
import { ORDER_TEXTS } from './texts/texts.ts'

const bagRow = v.object({ hasCertificates: v.boolean() })

const localeOf = ({ locale }: Pick<OrderRow, 'locale'>): Locale => (locale === 'ru' ? 'ru' : 'en')

export const isOnline = (type: string | null): type is PaymentPageRequest['method'] => type !== null && type !== 'onReceipt'

/** Payment request for the gateway; the shopper returns to the payment page of the order's host. */
export const toPageRequest = (
  order: OrderRow,
  receipt: Receipt,
  origin: string,
  method: PaymentPageRequest['method'],
): Omit<PaymentPageRequest, 'reference'> => ({
  amount: order.due_sum,
  currency: order.currency,
  description: ORDER_TEXTS[localeOf(order)].receipt.order(shownNumber(order.number)),
  method,
  receipt,
  email: order.email,
  phone: order.phone,
  locale: localeOf(order),
  returnUrl: toReturn(origin, order),
})

/** The page of payment, back from the bank. `key`: of the letter, by which another browser opens the order. */
export const toReturn = (origin: string, { number }: Pick<OrderRow, 'number'>, key?: string) =>
  origin + paymentAddress(number, { step: 'processing', key })

/** Payment methods of an unpaid order, as checkout offered them for its bag and delivery. */
async function choicesOf(connection: Queryable, order: OrderRow): Promise<PaymentChoice[]> {
  const bag = await rowOf(connection, bagRow, HAS_CERTIFICATES, [order.id])
  const { methods } = paymentMethodsOf({
    empty: false,
    currency: order.currency,
    locale: localeOf(order),
    dueSum: order.due_sum,
    hasCertificates: bag?.hasCertificates ?? false,
    offered: order.delivery.payments ?? PAYMENTS.prepaid,
  })
  return methods.flatMap(({ id, type, name, description }) => (type === 'payselection' ? [] : [{ id, type, name, description }]))
}

/** An order of 0: nothing has paid for it. */
export const isFree = ({ due_sum, certificates_sum, deposits_sum }: OrderSums) => due_sum + certificates_sum + deposits_sum === 0
type OrderSums = Pick<OrderRow, 'due_sum' | 'certificates_sum' | 'deposits_sum'>

/** Name of the chosen payment method. */
export function methodName(
  order: Pick<OrderRow, 'payment_type' | 'locale'> & { isFree: boolean },
  locale: Locale = localeOf(order),
): string {
  if (order.payment_type === null) return ORDER_TEXTS[locale][order.isFree ? 'free' : 'covered']
  if (order.payment_type === 'payselection') return PAYMENT_TEXTS[locale].payselection
  return CART_TEXTS[locale].payment[order.payment_type as keyof (typeof CART_TEXTS)['ru']['payment']].name
}

/** Each payer sees only their own attempts, and why the bank refused them; the owner those by a letter too. */
export type Payer = 'owner' | 'letter' | 'somebody'

const IS_BY: Record<Payer, (asked: Payment['asked']) => boolean> = {
  owner: ({ isByLink = false }) => !isByLink,
  letter: ({ isByLetter = false }) => isByLetter,
  somebody: ({ isByLink = false }) => isByLink,
}

/** Attempts of one payer, latest first. */
export const triesBy = (tries: readonly Payment[], payer: Payer): Payment[] => tries.filter(({ asked }) => IS_BY[payer](asked))

/** Payment state of an order, as one of its payers sees it. */
export async function stateOf(
  connection: Queryable,
  payments: Payments,
  order: OrderRow,
  now: Date,
  payer: Payer = 'owner',
): Promise<PaymentState> {
  const all = isOnline(order.payment_type) ? await payments.triesOf(connection, 'order', order.number) : []
  const tries = triesBy(all, payer)
  const isLate = order.released_at !== null && all.some(({ status }) => status === 'refunding' || status === 'refunded')
  const status = statusOf(order, { isLate, last: tries[0] }, now)
  const canRetry = status === 'pending' || status === 'declined'
  const declined = PAYMENT_TEXTS[localeOf(order)].declined
  const reason = tries[0]?.message ?? ''
  const duty = canRetry ? dutyOfOrder(order) : null
  const isByLetter = payer === 'letter'
  // Letters get forwarded: an order is never accepted without money by its link.
  const methods = (canRetry ? await choicesOf(connection, order) : []).filter(({ type }) => !isByLetter || type !== 'onReceipt')
  const isAbroad = storefrontOfCountry(order.country) === 'international'
  const wallets = payer !== 'somebody' && isAbroad && methods.some(({ type }) => type === 'card') ? payments.wallets : null
  const fastPaymentUrl = status === 'pending' && order.payment_type === 'fastPayment' ? fastPaymentUrlOf(tries) : null
  return {
    orderId: order.number,
    number: shownNumber(order.number),
    status,
    amount: order.due_sum,
    currency: order.currency,
    methodId: order.payment_method_id,
    methodName: methodName({ ...order, isFree: isFree(order) }),
    methods,
    payableUntil: canRetry ? instant(order.payable_until) : null,
    canRetry,
    message: status === 'declined' ? (Object.hasOwn(declined, reason) ? declined[reason as keyof typeof declined] : declined.other) : null,
    ...(duty !== null && { duty }),
    ...(isByLetter && { isByLetter: true as const }),
    ...(canRetry && tries[0]?.asked.saveCardFor !== undefined && { savesCard: true as const }),
    ...(wallets && { wallets }),
    ...(fastPaymentUrl && { fastPaymentUrl }),
  }
}

const fastPaymentUrlOf = ([last]: readonly Payment[]) => (last?.type === 'fastPayment' && last.status === 'pending' ? last.url : null)

function statusOf(order: OrderRow, { isLate, last }: { isLate: boolean; last: Payment | undefined }, now: Date): PaymentState['status'] {
  const isGivenBack = order.status === 'refunded' || (order.status === 'cancelled' && isOnline(order.payment_type))
  if (order.paid_at) return isGivenBack ? 'refunded' : 'paid'
  if (!isOnline(order.payment_type)) return 'none'
  if (isLate) return 'refunded'
  if (order.status === 'cancelled') return 'cancelled'
  // The hold-ending job may be a second late; paying must not start in between.
  if (order.status === 'expired' || (order.payable_until && new Date(order.payable_until) <= now)) return 'expired'
  return last?.status === 'declined' ? 'declined' : 'pending'
}
