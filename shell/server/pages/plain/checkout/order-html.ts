import { instalmentsLeft } from '@shop/contracts/cart/instalments'
import { serverDate } from '@shop/contracts/core/time/clock'
import type { OrderLine, PlacedOrder } from '@shop/contracts/orders/order'
import type { MoneyBack } from '@shop/contracts/orders/refunds/money-back'
import type { Locale } from '@shop/contracts/shop/storefront'
import { orderTexts as en } from '@shop/flows/texts/order/en'
import { orderTexts as ru } from '@shop/flows/texts/order/ru'
import { dayInWords } from '@shop/i18n/dates'
import { exactMoney, money } from '@shop/i18n/money'
import { escapeHtml, tag } from '../../../platform/http/escape.ts'
import type { PlainPage } from '../plain-html.ts'
import { faultsHtml } from '../form-html.ts'
import { PLAIN_TEXTS } from '../texts.ts'

type Sums =
  | 'goodsSum'
  | 'discount'
  | 'promocodeDiscount'
  | 'bonusesSpent'
  | 'packagingSum'
  | 'packagingName'
  | 'deliverySum'
  | 'certificatesSum'
  | 'depositsSum'
export type ShownOrder = Pick<PlacedOrder, 'number' | 'status' | 'paidAt' | 'currency' | 'dueSum' | Sums> & {
  lines: readonly (Pick<OrderLine, 'name' | 'details' | 'quantity' | 'finalSum'> & Partial<Pick<OrderLine, 'initialSum'>>)[]
  delivery: Pick<PlacedOrder['delivery'], 'name' | 'address' | 'estimation'>
  payment: Pick<PlacedOrder['payment'], 'name' | 'firstPaidAt' | 'isByLink'>
  moneyBack: readonly MoneyBack[]
  canCancel: boolean
}

interface OrderActions {
  /** Page of payment of an unpaid order; null for any other. */
  payAddress: string | null
  cancelAddress: string
  /** Why it could not be cancelled. */
  fault: string | null
}

/** Texts of the page with scripts. */
export const orderTextsOf = (locale: Locale) => (locale === 'ru' ? ru : en)

/** `was`: the price before discounts, struck. */
const rowOf = (name: string, sum: string, note = '', was = '') =>
  `<div><dt>${escapeHtml(name)}${note && `<br><span class="small">${escapeHtml(note)}</span>`}</dt><dd class="num">${was && `<del>${escapeHtml(was)}</del> `}${escapeHtml(sum)}</dd></div>`

/** Rows that add up to the sum of the order, as on its page with scripts. */
function sumsOf(order: ShownOrder, locale: Locale): string {
  const texts = PLAIN_TEXTS[locale]
  const shown = (sum: number) => money(sum, order.currency, locale)
  const rows: [name: string, sum: number][] = [
    [texts.goods, order.goodsSum],
    [texts.discount, -order.discount],
    [texts.promocode, -order.promocodeDiscount],
    [texts.bonuses, -order.bonusesSpent],
    [order.packagingName ?? texts.packaging, order.packagingSum],
    [texts.delivery, order.deliverySum],
    [texts.certificates, -order.certificatesSum - order.depositsSum],
    [texts.total, order.dueSum],
  ]
  return rows.map(([name, sum]) => (sum === 0 && name !== texts.total ? '' : rowOf(name, shown(sum)))).join('')
}

/** Of four payments the bank takes one after the other: "paid" is what it has taken so far [payment.instalments-told]. */
function paidText({ paidAt, dueSum, currency, payment }: ShownOrder, locale: Locale): string {
  const texts = PLAIN_TEXTS[locale]
  if (!paidAt) return ''
  const left = payment.firstPaidAt === undefined ? null : instalmentsLeft(dueSum, payment.firstPaidAt, serverDate())
  return left && left.left > 0 ? `. ${texts.paid}: ${exactMoney(left.paid, currency, locale)}` : `. ${texts.paid}`
}

/** How much goes back, where to and by when, in the words of the page with scripts [orders.money-back]. */
function moneyBackHtml({ moneyBack, currency }: ShownOrder, locale: Locale): string {
  const texts = orderTextsOf(locale)
  const rows = moneyBack.map(({ to, sum, by }) => {
    const when = by ? texts.backBy.replace('{{day}}', dayInWords(by, locale)) : texts.backNow
    return rowOf(texts[`back_${to}`], exactMoney(sum, currency, locale), when)
  })
  return rows.length > 0
    ? `<section aria-labelledby="back"><h2 class="h3" id="back">${texts.moneyBack}</h2><dl>${rows.join('')}</dl></section>`
    : ''
}

/** Asks once more before it cancels, as the page with scripts does. */
export function cancelHtml({ canCancel, paidAt, payment }: ShownOrder, cancelAddress: string, locale: Locale): string {
  if (!canCancel) return ''
  const texts = orderTextsOf(locale)
  const surePaid = payment.isByLink ? texts.cancelSureByLink : texts.cancelSurePaid
  const sure = paidAt ? surePaid : texts.cancelSure
  const form = `<form method="post" action="${escapeHtml(cancelAddress)}" class="row"><button>${texts.cancelYes}</button></form>`
  return `<details><summary class="link">${texts.cancelOrder}</summary><p>${sure}</p>${form}</details>`
}

/** Its pieces, and rows that add up to its sum. */
export function listedHtml(order: ShownOrder, locale: Locale): string {
  const texts = PLAIN_TEXTS[locale]
  const pieces = order.lines.map(({ name, details, quantity, finalSum, initialSum = finalSum }) => {
    const note = [details, texts.pieces(quantity)].filter(Boolean).join(', ')
    const was = initialSum > finalSum ? money(initialSum, order.currency, locale) : ''
    return rowOf(name, money(finalSum, order.currency, locale), note, was)
  })
  return `<section aria-labelledby="pieces"><h2 class="h3" id="pieces">${texts.ordered}</h2><dl>${pieces.join('')}</dl><dl>${sumsOf(order, locale)}</dl></section>`
}

/** An order that was placed: what becomes of it, its pieces and sums [bag.without-scripts]. */
export function orderHtml(order: ShownOrder, locale: Locale, { payAddress, cancelAddress, fault }: OrderActions): PlainPage {
  const { number, status, paidAt, delivery, payment, dueSum, currency } = order
  const texts = PLAIN_TEXTS[locale]
  const listed = listedHtml(order, locale)
  const faults = faultsHtml(fault === null ? [] : [fault])
  if (status === 'cancelled' || status === 'refunded') {
    const told = moneyBackHtml(order, locale) || `<p>${paidAt ? texts.moneyBack : texts.nothingDue}</p>`
    return { title: texts.cancelled(number), body: faults + told + listed }
  }
  const told = [
    texts.placedText,
    [delivery.address ? `${delivery.name}: ${delivery.address}` : delivery.name, delivery.estimation].filter(Boolean).join(', '),
    `${payment.name}: ${money(dueSum, currency, locale)}${paidText(order, locale)}`,
  ]
  return {
    title: texts.placed(number),
    body:
      faults +
      told.map((line) => `<p>${escapeHtml(line)}</p>`).join('') +
      moneyBackHtml(order, locale) +
      (payAddress ? `<p>${tag('a', { href: payAddress, class: 'main' })}${PLAIN_TEXTS[locale].payOrder}</a></p>` : '') +
      listed +
      cancelHtml(order, cancelAddress, locale),
  }
}
