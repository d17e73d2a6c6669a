import type { OfficeBooking, OfficeConsult, OfficeOrder, OfficeRequest } from '@shop/contracts/services/back-office/messages'
import type { OfficeReview } from '@shop/contracts/services/back-office/requests/reviews'
import type { OfficeExchange } from '@shop/contracts/services/back-office/requests/exchanges'
import type { OfficeStatus } from '@shop/contracts/services/back-office/orders'
import type { Locale } from '@shop/contracts/shop/storefront'
import { html, type Safe } from '@shop/contracts/core/text/html'
import type { Section } from '../frame/service.ts'
import { timeOf } from '../frame/time.ts'
import { sumText } from '../payments/sum.ts'
import { bagOf, bagsForm } from './bags.ts'
import type { Desk } from './desk.ts'
import { officeTexts } from './texts.ts'

const CURRENCIES = ['RUB', 'AED', 'USD'] as const

/** Back office actions: send prices and stock, change order statuses, take returns. */
export function officeSection(desk: Desk, locale: Locale): Section {
  const words = officeTexts[locale]
  const orders = desk.orders.map((order) => rowOf(order, locale))
  const bookings = desk.bookings.map((booking) => bookingOf(booking, locale))
  const consults = desk.consults.map((consult) => consultOf(consult, locale))
  const requests = desk.requests.map((request) => requestOf(request, locale))
  return {
    id: 'office',
    title: words.title,
    count: orders.length,
    content: html`<p class="lead">${words.intro}</p>
      ${desk.last ? html`<p class="last"><strong>${words.last}:</strong> ${desk.last}</p>` : ''}
      <div class="desk">${stockForm(locale)}${priceForm(locale)}${lettersForm(desk, locale)}${reviewsForm(desk, locale)}${bagsForm(desk, locale)}</div>
      ${desk.reviews?.length ? html`<h3>${words.reviews.title}</h3><ol class="rows">${desk.reviews.map((one) => reviewOf(one, desk, locale))}</ol>` : ''}
      ${desk.bags?.length ? html`<h3>${words.bags.title}</h3><ol class="rows">${desk.bags.map((bag) => bagOf(bag, locale))}</ol>` : ''}
      ${orders.length ? html`<ol class="rows">${orders}</ol>` : html`<p class="empty">${words.empty}</p>`}
      ${bookings.length ? html`<h3>${words.bookings}</h3><ol class="rows">${bookings}</ol>` : ''}
      ${consults.length ? html`<h3>${words.consults}</h3><ol class="rows">${consults}</ol>` : ''}
      ${requests.length ? html`<h3>${words.requests}</h3><ol class="rows">${requests}</ol>` : ''}`.safe,
  }
}

const bookingOf = ({ status, service, shop, startsAt, contact, comment }: OfficeBooking, locale: Locale): Safe => html`<li>
    <p class="meta"><time datetime="${startsAt}">${timeOf(startsAt, locale)}</time> <strong>${service.name}</strong>
      <span>${shop.key}</span> <span>${contact.name}</span> <span>${contact.phone}</span>
      <span class="kind">${officeTexts[locale].bookingStatuses[status]}</span></p>
    ${comment ? html`<p>${comment}</p>` : ''}</li>`

const consultOf = ({ way, startsAt, createdAt, contact, comment, pieceUrl }: OfficeConsult, locale: Locale): Safe => html`<li>
    <p class="meta"><time datetime="${startsAt ?? createdAt}">${timeOf(startsAt ?? createdAt, locale)}</time>
      <strong>${officeTexts[locale].consultWays[way]}</strong> <span>${contact.name}</span> <span>${contact.phone}</span></p>
    ${pieceUrl ? html`<p><a href="${pieceUrl}">${pieceUrl}</a></p>` : ''}${comment ? html`<p>${comment}</p>` : ''}</li>`

/** The next possible status of a request. */
const NEXT = { new: 'inWork', inWork: 'ready', ready: null } as const

function requestOf({ id, kind, status, wish, piece, contact, createdAt }: OfficeRequest, locale: Locale): Safe {
  const words = officeTexts[locale]
  const next = NEXT[status]
  return html`<li>
    <p class="meta"><time datetime="${createdAt}">${timeOf(createdAt, locale)}</time> <strong>${words.requestKinds[kind]}</strong>
      <span>${piece.name}</span> <span>${contact.name}</span> <span>${contact.phone}</span>
      <span class="kind">${words.requestStatuses[status]}</span></p>
    <p>${wish}</p>
    ${
      next
        ? html`<form class="acts" method="post" action="/back-office/act"><input type="hidden" name="request" value="${id}">
        <button class="button main" name="action" value="${next}" data-keep="request-${id}">${words.requestMoves[next]}</button></form>`
        : ''
    }</li>`
}

const field = (form: string, name: string, label: string, more: Safe | '' = '') => html`<div class="field">
  <label for="${form}-${name}">${label}</label><input id="${form}-${name}" name="${name}" required autocomplete="off" ${more}></div>`
const wholeNumber = { safe: 'inputmode="numeric" pattern="\\d+"' }

function stockForm(locale: Locale): Safe {
  const words = officeTexts[locale].stock
  return html`<form method="post" action="/back-office/act"><h3>${words.title}</h3>
    ${field('stock', 'sku', words.sku)}${field('stock', 'onHand', words.onHand, wholeNumber)}
    <button class="button" name="action" value="stock" data-keep="office-stock">${words.send}</button></form>`
}

function priceForm(locale: Locale): Safe {
  const { price, stock } = officeTexts[locale]
  return html`<form method="post" action="/back-office/act"><h3>${price.title}</h3>
    ${field('price', 'sku', stock.sku)}
    <div class="field"><label for="price-currency">${price.currency}</label><select id="price-currency" name="currency">${CURRENCIES.map(
      (currency) => html`<option>${currency}</option>`,
    )}</select></div>
    ${field('price', 'initial', price.initial, wholeNumber)}${field('price', 'final', price.final, wholeNumber)}
    <button class="button" name="action" value="price" data-keep="office-price">${price.send}</button></form>`
}

function lettersForm({ dead }: Desk, locale: Locale): Safe {
  const words = officeTexts[locale].letters
  return html`<form method="post" action="/back-office/act"><h3>${words.title}</h3>
    ${dead === null ? '' : html`<p>${dead > 0 ? words.count(dead) : words.none}</p>`}
    <button class="button" name="action" value="letters" data-keep="office-letters">${words.show}</button>
    ${dead ? html`<button class="button" name="action" value="replay" data-keep="office-replay">${words.replay}</button>` : ''}</form>`
}

function reviewsForm({ reviews }: Desk, locale: Locale): Safe {
  const words = officeTexts[locale].reviews
  return html`<form method="post" action="/back-office/act"><h3>${words.title}</h3>
    ${reviews === null ? '' : html`<p>${words.count(reviews.filter(({ status }) => status === 'waiting').length)}</p>`}
    <button class="button" name="action" value="reviews" data-keep="office-reviews">${words.show}</button></form>`
}

function reviewOf({ id, stars, name, text, pictures, status, piece, writtenAt, answer }: OfficeReview, desk: Desk, locale: Locale): Safe {
  const words = officeTexts[locale].reviews
  const act = (action: string, label: string, main = false) =>
    html`<button class="button${main ? ' main' : ''}" name="action" value="review-${action}" data-keep="review-${id}-${action}">${label}</button>`
  return html`<li>
    <p class="meta"><time datetime="${writtenAt}">${timeOf(writtenAt, locale)}</time> <strong>${'★'.repeat(stars)}</strong>
      <span>${piece.name}</span> <span>${name}</span> <span class="kind">${words.statuses[status]}</span></p>
    <p>${text}</p>${pictures.length > 0 ? html`<p class="pictures">${pictures.map((one, index) => pictureOf(one, desk, words.picture(index + 1)))}</p>` : ''}${answer ? html`<p>${words.answered}: ${answer}</p>` : ''}
    <form class="acts" method="post" action="/back-office/act"><input type="hidden" name="review" value="${id}">
      <input type="hidden" name="writtenAt" value="${writtenAt}">
      <input name="words" aria-label="${words.words}" placeholder="${words.words}" autocomplete="off">
      ${status === 'waiting' ? act('publish', words.publish, true) : ''}${act('refuse', words.refuse)}${act('answer', words.answer)}</form></li>`
}

const pictureOf = ({ id, width, height }: OfficeReview['pictures'][number], { reviewPictures }: Desk, alt: string): Safe =>
  html`<img src="data:image/webp;base64,${reviewPictures.get(id) ?? ''}" width="${width}" height="${height}" alt="${alt}">`

const sumOf = (minor: number, currency: string, locale: Locale) => sumText((minor / 100).toFixed(2), currency, locale)

function rowOf(order: OfficeOrder, locale: Locale): Safe {
  const words = officeTexts[locale]
  const { number, status, createdAt, currency, next, contact, delivery, refunds, exchanges } = order
  const act = (action: string, label: string, main = false) =>
    html`<button class="button${main ? ' main' : ''}" name="action" value="${action}" data-keep="${number}-${action}">${label}</button>`
  const asked = refunds.filter((refund) => refund.status === 'requested')
  return html`<li>
    <p class="meta"><time datetime="${createdAt}">${timeOf(createdAt, locale)}</time> <strong>${number}</strong>
      <span>${sumOf(order.dueSum, currency, locale)}</span> <span>${contact.name}</span> <span>${delivery.name}</span>
      <span class="kind">${words.statuses[status]}</span></p>
    <form class="acts" method="post" action="/back-office/act"><input type="hidden" name="number" value="${number}">
      ${next.map((move: OfficeStatus, index) => act(`move-${move}`, words.moves[move], index === 0))}
      ${status === 'completed' && asked.length === 0 ? act('refund', words.refund) : ''}
    </form>
    ${asked.map(
      ({ id, sum }) => html`<form class="acts" method="post" action="/back-office/act"><input type="hidden" name="refund" value="${id}">
        <span>${words.refundRequested(sumOf(sum, currency, locale))}</span>
        <button class="button main" name="action" value="accept" data-keep="${id}-accept">${words.accept}</button>
        <button class="button" name="action" value="decline" data-keep="${id}-decline">${words.decline}</button></form>`,
    )}
    ${exchanges.map((exchange) => exchangeOf(exchange, locale, currency))}
    ${linesOf(order, locale)}
  </li>`
}

function exchangeOf(
  { id, status, from, to, quantity, difference, isPaid }: OfficeExchange,
  locale: Locale,
  currency: OfficeOrder['currency'],
): Safe {
  const words = officeTexts[locale].exchange
  if (status !== 'requested' && status !== 'accepted')
    return html`<p class="meta">${id} <span class="kind">${words.statuses[status]}</span></p>`
  const button = (action: string, label: string, main = false) =>
    html`<button class="button${main ? ' main' : ''}" name="action" value="exchange-${action}" data-keep="${id}-${action}">${label}</button>`
  const unpaid = difference > 0 && !isPaid ? words.unpaid(sumOf(difference, currency, locale)) : ''
  return html`<form class="acts" method="post" action="/back-office/act"><input type="hidden" name="exchange" value="${id}">
    <span>${words.asked(id, from, to, quantity)} ${unpaid}</span>
    ${status === 'requested' ? button('accepted', words.accept) : ''}
    ${button('done', words.done, true)}
    <input name="words" aria-label="${words.reason}" placeholder="${words.reason}" data-keep="${id}-words">
    ${button('declined', words.decline)}</form>`
}

function linesOf({ number, currency, lines, printed, delivery, options, tracking }: OfficeOrder, locale: Locale): Safe {
  const words = officeTexts[locale]
  const { slot } = delivery
  const notes = [options.certificateType === 'printed' && words.printed, options.postCard, options.comment].filter(Boolean).join(' · ')
  return html`<details data-keep="${number}-lines"><summary>${words.details}</summary><dl class="cards">
    ${lines.map(
      ({ name, sku, quantity, hallmark, certificate }) =>
        html`<div><dt>${name}${quantity > 1 ? ` × ${quantity}` : ''}</dt><dd>${sku}${hallmark ? ` · ${words.hallmark} ${hallmark}` : ''}${certificate ? ` · ${words.certificate[certificate]}` : ''}</dd></div>`,
    )}
    ${(printed ?? []).map(
      ({ id, code, amount, validUntil }) =>
        html`<div><dt>${words.envelope} ${id}</dt><dd>${words.code} ${code} · ${sumOf(amount, currency, locale)} · ${words.until} ${validUntil}</dd></div>`,
    )}
    <div><dt>${delivery.name}</dt><dd>${[delivery.address, slot && `${slot.day}, ${slot.from}–${slot.to}`].filter(Boolean).join(' · ')}</dd></div>
    ${tracking ? html`<div><dt>${tracking.carrier}</dt><dd>${tracking.number}</dd></div>` : ''}
    ${notes ? html`<div><dt></dt><dd>${notes}</dd></div>` : ''}
  </dl></details>`
}
