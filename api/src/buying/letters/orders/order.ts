import type { Tracking } from '@shop/contracts/orders/tracking'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { PlacedOrder } from '@shop/contracts/orders/order'
import { paymentAddress } from '@shop/contracts/orders/payment/payment-address'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Locale } from '@shop/contracts/shop/storefront'
import { instalmentsLeft } from '@shop/contracts/cart/instalments'
import { dayInWords } from '@shop/i18n/dates'
import { exactMoney, money } from '@shop/i18n/money'
import { moneyBackRows } from '../../orders/refunds/money-back-rows.ts'
import { letterOf, type LetterRow } from '../letter.ts'
import { ORDER_LETTERS, type OrderNews } from './order-texts.ts'

const isWaiting = ({ status }: PlacedOrder) => status === 'created'
const isMailed = ({ delivery }: PlacedOrder) => delivery.methodId === deliveryMethod.onlineCertificate

export interface OrderLinks {
  origin: string
  /** Opens the order without signing in. */
  token: string
  tracking: Tracking | null
  /** What went back of an order that is over. */
  moneyBack: readonly MoneyBack[]
  now: Date
}

/** An order notification with lines and sums. */
export function orderLetter(news: OrderNews, order: PlacedOrder, locale: Locale, { origin, token, tracking, moneyBack, now }: OrderLinks) {
  const texts = ORDER_LETTERS[locale]
  const isOver = news === 'expired' || news === 'cancelled'
  const mustPay = news === 'placed' && isWaiting(order)
  const page = `${origin}/order-success/${order.id}?key=${token}`
  const follow = news === 'shipped' && tracking?.url ? { label: texts.tracking.follow, url: tracking.url } : undefined
  const isEngraved = order.lines.some((line) => line.isEngraved)
  const introOf = () => {
    if (news === 'cancelled' && moneyBack.length > 0 && order.payment.isByLink) return texts.cancelledByLink
    if (isOver && moneyBack.length > 0) return texts.introBack[news]
    if (news === 'paid' && isMailed(order)) return texts.mailed
    if (news === 'paid' && order.payment.isByLink) return texts.paidByLink
    return news === 'completed' && isEngraved ? texts.completedEngraved : texts.intro[news]
  }
  return letterOf(locale, {
    subject: texts.subject[news](order.number),
    title: texts.subject[news](order.number),
    paragraphs: [introOf(), ...(mustPay ? [texts.hold] : [])],
    rows: [
      ...parcelRows(news, tracking, locale),
      ...order.lines.map((line) => lineRow(line, order, locale)),
      ...(isOver ? [] : placeRows(news, order, locale)),
    ],
    totals: isOver
      ? moneyBackRows(moneyBack, order.currency, locale)
      : [...totalsOf(order, locale, now), ...earnedRow(news, order, locale)],
    action: mustPay
      ? { label: texts.pay, url: origin + paymentAddress(order.id, { key: token }) }
      : (follow ?? { label: texts.see, url: page }),
    more: mustPay ? { label: texts.link, url: page } : follow && { label: texts.see, url: page },
  })
}

/** Text message of an event; null when a letter is enough. The pickup code is sent to the phone only, because letters get forwarded. */
export function orderText(
  news: OrderNews,
  order: PlacedOrder,
  locale: Locale,
  { tracking, code, now }: { tracking: Tracking | null; code: string | null; now: Date },
): string | null {
  const { text } = ORDER_LETTERS[locale]
  if (news === 'shipped') return text.shipped(order.number, tracking ? `${tracking.carrier} ${tracking.number}` : '')
  if (news === 'ready') return text.ready(order.number, order.delivery.address, code)
  if (news === 'paid') return paidText(order, locale, now)
  // Orders paid online are announced once paid.
  if (news !== 'placed' || isWaiting(order) || order.payment.online) return null
  return text.placed(order.number, money(order.dueSum, order.currency, locale))
}

function paidText(order: PlacedOrder, locale: Locale, now: Date): string {
  const { text } = ORDER_LETTERS[locale]
  const { number, dueSum, currency, payment } = order
  if (isMailed(order)) return text.mailed(number, money(dueSum, currency, locale))
  const left = payment.firstPaidAt === undefined ? null : instalmentsLeft(dueSum, payment.firstPaidAt, now)
  if (!left || left.left === 0) return text.paid(number, money(dueSum, currency, locale))
  return text.firstPaid(number, exactMoney(left.paid, currency, locale), exactMoney(left.left, currency, locale))
}

function parcelRows(news: OrderNews, tracking: Tracking | null, locale: Locale): LetterRow[] {
  if (news !== 'shipped' || !tracking) return []
  const texts = ORDER_LETTERS[locale].tracking
  return [
    { name: texts.carrier, value: tracking.carrier },
    { name: texts.number, value: tracking.number },
  ]
}

const earnedRow = (news: OrderNews, { bonusesEarned, currency }: PlacedOrder, locale: Locale): LetterRow[] =>
  news === 'completed' && bonusesEarned > 0 ? [{ name: ORDER_LETTERS[locale].earned, value: money(bonusesEarned, currency, locale) }] : []

function lineRow(
  { name, details, quantity, finalSum }: PlacedOrder['lines'][number],
  { currency }: PlacedOrder,
  locale: Locale,
): LetterRow {
  const note = [details, quantity > 1 && ORDER_LETTERS[locale].pieces(quantity)].filter(Boolean).join(' · ')
  return { name, value: money(finalSum, currency, locale), note: note || undefined }
}

function placeRows(news: OrderNews, { delivery, payment, certificateTo }: PlacedOrder, locale: Locale): LetterRow[] {
  const { receipt } = ORDER_LETTERS[locale]
  // Nothing is promised of an order that is there.
  const isReceived = news === 'completed'
  const rows = [
    { name: receipt.method, value: delivery.name },
    { name: receipt.address, value: delivery.address },
    { name: receipt.term, value: isReceived ? '' : delivery.estimation },
    { name: receipt.certificate, value: delivery.methodId === deliveryMethod.onlineCertificate ? '' : (certificateTo ?? '') },
    { name: receipt.duty, value: delivery.duty ?? '' },
    { name: receipt.payment, value: payment.name },
  ]
  return rows.filter(({ value }) => value)
}

function totalsOf(order: PlacedOrder, locale: Locale, now: Date): LetterRow[] {
  const texts = ORDER_LETTERS[locale]
  const sum = (minor: number) => money(minor, order.currency, locale)
  const minus = (name: string, minor: number) => (minor > 0 ? [{ name, value: sum(-minor) }] : [])
  // Lines include discounts by codes already; only other amounts are listed.
  return [
    ...minus(texts.bonuses, order.bonusesSpent),
    ...(order.packagingSum > 0 ? [{ name: order.packagingName ?? texts.packaging, value: sum(order.packagingSum) }] : []),
    ...(order.engravingSum ? [{ name: texts.engraving, value: sum(order.engravingSum) }] : []),
    { name: texts.delivery, value: order.deliverySum > 0 ? sum(order.deliverySum) : texts.free },
    ...minus(texts.certificates, order.certificatesSum + order.depositsSum),
    ...dueRows(order, locale, now),
  ]
}

/** In four payments: the sum, what was paid of it, and what the bank takes when. */
function dueRows({ dueSum, paidAt, payment, currency }: PlacedOrder, locale: Locale, now: Date): LetterRow[] {
  const { due } = ORDER_LETTERS[locale]
  const left = payment.firstPaidAt === undefined ? null : instalmentsLeft(dueSum, payment.firstPaidAt, now)
  if (!left || left.left === 0) return [{ name: paidAt ? due.paid : due.toPay, value: money(dueSum, currency, locale) }]
  const sum = (minor: number) => exactMoney(minor, currency, locale)
  return [
    { name: due.whole, value: sum(dueSum) },
    { name: due.paid, value: sum(left.paid) },
    { name: due.left, value: sum(left.left) },
    ...left.next.map((payment) => ({ name: dayInWords(payment.day, locale), value: sum(payment.sum) })),
  ]
}
