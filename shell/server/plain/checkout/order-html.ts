import type { PlacedOrder } from '@shop/contracts/orders/order'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { escapeHtml } from '../../http/escape.ts'
import type { PlainPage } from '../plain-html.ts'
import { PLAIN_WORDS } from '../words.ts'

export type ShownOrder = Pick<PlacedOrder, 'number' | 'status' | 'paidAt' | 'dueSum' | 'currency' | 'delivery' | 'payment' | 'lines'>

/** An order that was placed: what becomes of it, and its pieces [bag.without-scripts]. */
export function orderHtml({ number, status, paidAt, delivery, payment, dueSum, currency, lines }: ShownOrder, locale: Locale): PlainPage {
  const words = PLAIN_WORDS[locale]
  const shown = (sum: number) => escapeHtml(money(sum, currency, locale))
  const pieces = lines
    .map(({ name, details, quantity, finalSum }) => {
      const note = [details, words.pieces(quantity)].filter(Boolean).join(', ')
      return `<div><dt>${escapeHtml(name)}<br><span class="small">${escapeHtml(note)}</span></dt><dd class="num">${shown(finalSum)}</dd></div>`
    })
    .join('')
  const listed = `<section aria-labelledby="pieces"><h2 class="h3" id="pieces">${words.ordered}</h2><dl>${pieces}</dl></section>`
  if (status === 'cancelled' || status === 'refunded') {
    return { title: words.cancelled(number), body: `<p>${paidAt ? words.moneyBack : words.nothingDue}</p>${listed}` }
  }
  const paid = paidAt ? `. ${words.paid}` : ''
  const told = [
    words.placedText,
    `${delivery.name}: ${delivery.address}. ${delivery.estimation}`,
    `${payment.name}: ${money(dueSum, currency, locale)}${paid}`,
  ]
  return { title: words.placed(number), body: told.map((line) => `<p>${escapeHtml(line)}</p>`).join('') + listed }
}
