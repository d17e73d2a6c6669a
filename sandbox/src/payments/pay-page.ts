import { BRAND } from '../frame/brand.ts'
import { documentOf } from '../frame/document.ts'
import { html, type Safe } from '@shop/contracts/core/text/html'
import { CARDS, type CardFault } from './cards.ts'
import type { Payment } from './payment.ts'
import { quarterOf, sumText } from './sum.ts'
import { paymentTexts } from './texts.ts'

export const sumOf = ({ amount, currency, locale }: Pick<Payment, 'amount' | 'currency' | 'locale'>) => sumText(amount, currency, locale)

/** Payment page: card or bank app, and simulated bank and network behavior. */
export function payPage(payment: Payment, fault: CardFault | null, typed: URLSearchParams): string {
  const { locale } = payment
  const words = paymentTexts[locale].hosted
  const body = html`
    <main class="pay">
      <p class="brand">${BRAND.name}</p>
      <h1>${sumOf(payment)}</h1>
      <p class="lead">${payment.description}</p>
      ${payment.state === 'pending' || payment.state === 'declined' ? formOf(payment, fault, typed) : overOf(payment)}
      <p class="note">${words.sandbox}</p>
    </main>`
  return documentOf({ locale, title: words.title, body })
}

const overOf = ({ locale, successUrl }: Payment): Safe => {
  const words = paymentTexts[locale].hosted
  return html`<p>${words.done}</p><p><a class="button main" href="${successUrl}">${words.toShop}</a></p>`
}

function formOf(payment: Payment, fault: CardFault | null, typed: URLSearchParams): Safe {
  const words = paymentTexts[payment.locale].hosted
  const isCard = payment.method !== 'fastPayment' && !payment.isConfirming
  const first = payment.method === 'instalments' ? sumOf({ ...payment, amount: quarterOf(payment.amount) }) : null
  return html`<form method="post" action="/pay/${payment.id}" novalidate>
    ${first ? html`<p class="lead">${words.quarter(first)}</p>` : ''}
    ${isCard ? cardOf(payment, fault, typed) : html`<p class="lead">${payment.isConfirming ? words[payment.wallet ? 'confirmWallet' : 'confirm'] : words.bank}</p>`}
    <button class="button main wide-button" name="action" value="pay">${first ? words.first(first) : words.pay(sumOf(payment))}</button>
    <a class="quiet" href="${payment.returnUrl}">${words.back}</a>
    <details class="trying"${typed.has('telling') ? { safe: ' open' } : ''}><summary>${words.telling}</summary>
      <fieldset><legend class="hidden">${words.telling}</legend>
      ${(['now', 'later', 'never'] as const).map(
        (telling) =>
          html`<label class="choice"><input type="radio" name="telling" value="${telling}"${
            (typed.get('telling') ?? 'now') === telling ? { safe: ' checked' } : ''
          }> ${words.tellings[telling]}</label>`,
      )}</fieldset>
    </details>
    <button class="button wide-button" name="action" value="decline">${words.decline}</button>
    ${isCard ? cardsOf(payment) : ''}
  </form>`
}

function cardOf({ locale, offersSaving }: Payment, fault: CardFault | null, typed: URLSearchParams): Safe {
  const words = paymentTexts[locale].hosted
  const field = (name: CardFault, autocomplete: string, value: string) => html`<div class="field">
    <label for="${name}">${words[name]}</label>
    <input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" value="${typed.get(name) ?? value}"${
      fault === name ? { safe: ` aria-invalid="true" aria-describedby="${name}-fault" autofocus` } : ''
    }>
    ${fault === name ? html`<p class="fault" id="${name}-fault">${words.faults[name]}</p>` : ''}
  </div>`
  return html`<div class="card">
    ${field('number', 'cc-number', CARDS[0]?.number ?? '')}
    <div class="pair">${field('expiry', 'cc-exp', '12/30')}${field('cvc', 'cc-csc', '123')}</div>
    ${offersSaving ? html`<label class="choice"><input type="checkbox" name="save"${typed.size === 0 || typed.has('save') ? { safe: ' checked' } : ''}> ${words.save}</label>` : ''}
  </div>`
}

function cardsOf({ locale }: Payment): Safe {
  const words = paymentTexts[locale].hosted
  return html`<details class="trying"><summary>${words.cards}</summary><dl class="cards">
    ${CARDS.map(({ number, reason, later }) => html`<div><dt>${number}</dt><dd>${words.cardNotes[reason ?? 'paid']}${later ? `, ${words.later} ${words.laterNotes[later === 'confirm' ? 'confirm' : 'declined']}` : ''}</dd></div>`)}
  </dl></details>`
}
