import { MONEY_BACK_DAYS } from '@shop/contracts/core/limits'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import type { SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { escapeHtml, tag } from '../../../platform/http/escape.ts'
import { cardsHtml } from '../cards.ts'
import { faultsHtml, group, radio } from '../form-html.ts'
import { instalmentsHtml } from '../instalments-html.ts'
import { cancelHtml, listedHtml, type ShownOrder } from '../checkout/order-html.ts'
import type { PlainPage } from '../plain-html.ts'
import { PLAIN_TEXTS } from '../texts.ts'
import { PAYMENT_TEXTS } from './texts.ts'

interface Payment {
  /** The number of the order, or the key of its letter. */
  name: string
  payment: PaymentState
  /** Null where it is not this session's any more. */
  order: ShownOrder | null
  /** Saved ones; null for a guest. */
  cards: readonly SavedCard[] | null
  /** The bank may still be answering. */
  isFromBank: boolean
  /** Why paying again did not begin. */
  fault: string | null
}

/** What happened to a payment; an unpaid order offers every method that checkout offered [payment.choice-again]. */
export function paymentHtml({ name, payment, order, cards, isFromBank, fault }: Payment, locale: Locale): PlainPage {
  const { title, text } = wordsOf(payment, isFromBank, locale)
  const { check, toOrder } = PAYMENT_TEXTS[locale]
  const { orderId, canRetry, status } = payment
  const id = encodeURIComponent(name)
  const said = `${faultsHtml(fault ? [fault] : [])}<p role="status">${escapeHtml(text)}</p>`
  if (status === 'paid') return { title, body: said + link(orderAddress(payment, name), toOrder, 'main') }
  if (!canRetry) return { title, body: said + link('/catalog', PLAIN_TEXTS[locale].toCatalog, 'main') }
  const again = status === 'pending' && isFromBank ? link(`/do/payment/${id}?step=processing`, check, 'main') : ''
  const pieces = order ? listedHtml(order, locale) + cancelHtml(order, `/do/order/${encodeURIComponent(orderId)}/cancel`, locale) : ''
  return { title, body: said + again + payForm(payment, cards, `/do/payment/${id}`, locale) + pieces }
}

/** Page of the order; by a letter it opens with the same key. */
export const orderAddress = ({ orderId, isByLetter }: PaymentState, name: string) =>
  `/do/order/${encodeURIComponent(orderId)}${isByLetter ? `?key=${encodeURIComponent(name)}` : ''}`

/** No unpaid order, or one of somebody else [payment.without-order]. */
export function nothingHtml(locale: Locale): PlainPage {
  const { nothing, nothingText } = PAYMENT_TEXTS[locale]
  const { bag, toCatalog } = PLAIN_TEXTS[locale]
  return { title: nothing, body: `<p>${nothingText}</p>${link('/catalog', toCatalog, 'main')}${link('/do/cart', bag)}` }
}

const link = (href: string, text: string, look: 'main' | 'link' = 'link') => `<p>${tag('a', { href, class: look })}${text}</a></p>`

function wordsOf({ status, number, message, methodName }: PaymentState, isFromBank: boolean, locale: Locale) {
  const texts = PAYMENT_TEXTS[locale]
  switch (status) {
    case 'paid':
    case 'none':
      return { title: texts.paid(number), text: texts.paidText(methodName) }
    case 'pending':
      return isFromBank ? { title: texts.waiting, text: texts.waitingText } : { title: texts.unpaid(number), text: texts.unpaidText }
    case 'declined':
      return { title: texts.declined, text: message ?? texts.declinedText }
    case 'expired':
      return { title: texts.expired, text: texts.expiredText(number) }
    case 'cancelled':
      return { title: texts.cancelled(number), text: texts.cancelledText }
    case 'refunded':
      return { title: texts.refunded, text: texts.refundedText(number, MONEY_BACK_DAYS) }
  }
}

function payForm(
  { methods, methodId, amount, currency, payableUntil, duty }: PaymentState,
  cards: Payment['cards'],
  action: string,
  locale: Locale,
): string {
  const texts = PAYMENT_TEXTS[locale]
  const chosen = methods.some(({ id }) => id === methodId) ? methodId : methods[0]?.id
  const ways = methods.map(({ id, name, description }) => radio('payment', String(id), id === chosen, `${name}. ${description}`))
  return [
    payableUntil ? `<p class="note">${texts.held(timeTo(payableUntil, locale))}</p>` : '',
    tag('form', { method: 'post', action, class: 'plain' }),
    group(texts.way, ways.join('') + instalmentsHtml(methods, amount, locale)),
    methods.some(({ type }) => type === 'card') ? cardsHtml({ cards, currency, card: '', isSaved: false }, locale) : '',
    `<dl><div class="grand"><dt>${PLAIN_TEXTS[locale].due}</dt><dd class="num">${escapeHtml(money(amount, currency, locale))}</dd></div></dl>`,
    duty ? `<p class="small">${escapeHtml(duty)}</p>` : '',
    `<p><button type="submit" class="main">${PLAIN_TEXTS[locale].payOrder}</button></p></form>`,
    `<p class="small">${texts.safe}</p>`,
  ].join('')
}

/** "20 minutes", "3 hours", "7 days": rounded down, but never to nothing. */
function timeTo(instant: string, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil((new Date(instant).getTime() - Date.now()) / 60_000))
  const [unit, count]: [string, number] =
    minutes < 120 ? ['minute', minutes] : minutes < 2880 ? ['hour', minutes / 60] : ['day', minutes / 1440]
  return Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.floor(count))
}
