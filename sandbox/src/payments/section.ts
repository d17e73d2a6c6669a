import type { Locale } from '@shop/contracts/shop/storefront'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Section } from '../frame/service.ts'
import { timeOf } from '../frame/time.ts'
import { sumOf } from './pay-page.ts'
import type { Payment, Report } from './payment.ts'
import { paymentTexts } from './texts.ts'

/** Payments with their actions. */
export function paymentSection(payments: readonly Payment[], locale: Locale): Section {
  const words = paymentTexts[locale]
  const rows = payments.map((payment) => rowOf(payment, locale))
  return {
    id: 'payments',
    title: words.title,
    count: rows.length,
    content: (rows.length ? html`<ol class="rows">${rows}</ol>` : html`<p class="empty">${words.empty}</p>`).safe,
  }
}

function rowOf(payment: Payment, locale: Locale): Safe {
  const words = paymentTexts[locale]
  const { id, at, reference, method, wallet, email, state } = payment
  const way = words.methods[method as keyof typeof words.methods] ?? method
  const isOpen = state === 'pending' || state === 'declined'
  const act = (action: string, label: string) =>
    html`<button class="button" name="action" value="${action}" data-keep="${id}-${action}">${label}</button>`
  return html`<li>
    <p class="meta"><time datetime="${at}">${timeOf(at, locale)}</time> <strong>${sumOf({ ...payment, locale })}</strong>
      <span>${reference}</span> <span>${wallet ? `${way}, ${wallet}` : way}</span> <span>${email}</span>
      <span class="kind">${words.states[state]}</span></p>
    <form class="acts" method="post" action="/payments/${id}">
      ${isOpen ? html`<a class="button main" href="/pay/${id}">${words.page}</a>${act('pay', words.pay)}${act('decline', words.decline)}` : ''}
      ${state === 'success' ? act('refund', words.refund) : ''}
    </form>
    ${receiptOf(payment, locale)}
    ${payment.reports.length ? reportsOf(payment, locale) : ''}
  </li>`
}

const receiptOf = ({ id, items, payments }: Payment, locale: Locale): Safe => {
  const words = paymentTexts[locale]
  const prepaid = payments.find(({ type }) => type === 2)
  return html`<details data-keep="${id}-receipt"><summary>${words.receipt}</summary><dl class="cards">
    ${items.map(({ name, quantity, sum }) => html`<div><dt>${name}${quantity > 1 ? ` × ${quantity}` : ''}</dt><dd>${sum}</dd></div>`)}
    ${prepaid ? html`<div><dt>${words.prepaid}</dt><dd>−${prepaid.sum}</dd></div>` : ''}
  </dl></details>`
}

function reportsOf({ id, reports }: Payment, locale: Locale): Safe {
  const words = paymentTexts[locale]
  const line = (report: Report) => html`<li>
    <time datetime="${report.at}">${timeOf(report.at, locale)}</time> ${words.events[report.event]}: ${words.outcomes[report.outcome]}
    <form method="post" action="/payments/${id}"><input type="hidden" name="report" value="${report.id}">
      <button class="button" name="action" value="report" data-keep="${report.id}">${words.send}</button></form>
  </li>`
  return html`<div class="reports"><h3>${words.reports}</h3><ol>${reports.map(line)}</ol></div>`
}
