import type { OfficeBag } from '@shop/contracts/services/back-office/requests/shared-bags'
import type { Locale } from '@shop/contracts/shop/storefront'
import { html, type Safe } from '@shop/contracts/core/text/html'
import { timeOf } from '../frame/time.ts'
import { sumText } from '../payments/sum.ts'
import type { Desk } from './desk.ts'
import { officeTexts } from './texts.ts'

/** Asks the shop which bags are shown to the stylists. */
export function bagsForm({ bags }: Desk, locale: Locale): Safe {
  const words = officeTexts[locale].bags
  return html`<form method="post" action="/back-office/act"><h3>${words.title}</h3>
    ${bags === null ? '' : html`<p>${words.count(bags.length)}</p>`}
    <button class="button" name="action" value="bags" data-keep="office-bags">${words.show}</button></form>`
}

const dayOf = (instant: string, locale: Locale) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(instant))

/** A bag with what was proposed for it, and the form by which a stylist proposes. */
export function bagOf({ id, sharedAt, expiresAt, pieces, sums, proposals }: OfficeBag, locale: Locale): Safe {
  const words = officeTexts[locale].bags
  const sumOf = (minor: number) => sumText((minor / 100).toFixed(2), sums.currency, locale)
  const field = (name: string, label: string, value = '') =>
    html`<input name="${name}" value="${value}" aria-label="${label}" placeholder="${label}" autocomplete="off">`
  return html`<li>
    <p class="meta"><time datetime="${sharedAt}">${timeOf(sharedAt, locale)}</time> <strong>${sumOf(sums.total)}</strong>
      <span>${words.until} ${dayOf(expiresAt, locale)}</span></p>
    <dl class="cards">${pieces.map(
      ({ name, variant, quantity, sum }) =>
        html`<div><dt>${name}${quantity > 1 ? ` × ${quantity}` : ''}</dt><dd>${[variant, sumOf(sum)].filter(Boolean).join(' · ')}</dd></div>`,
    )}
    ${proposals.map(
      ({ piece, variant, note, stylist, status }) =>
        html`<div><dt>+ ${piece.name}</dt><dd>${[variant, note, stylist ?? words.friend, words.statuses[status]].filter(Boolean).join(' · ')}</dd></div>`,
    )}</dl>
    <form class="acts" method="post" action="/back-office/act"><input type="hidden" name="bag" value="${id}">
      ${field('piece', words.piece)}${field('note', words.note)}${field('stylist', words.stylist, locale === 'ru' ? 'Мария' : 'Maria')}
      <button class="button main" name="action" value="bag-propose" data-keep="bag-${id}">${words.propose}</button></form></li>`
}
