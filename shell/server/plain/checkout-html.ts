import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Locale } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { escapeHtml, tag } from '../http/escape.ts'
import type { PlainPage } from './plain-html.ts'
import { sumsHtml } from './sums-html.ts'
import { PLAIN_WORDS, type PlainWords } from './words.ts'

/** Fields of the form, as typed. */
export const FIELDS = [
  'fio',
  'email',
  'phone',
  'code',
  'delivery',
  'address',
  'apartment',
  'shop_id',
  'pickup_point',
  'payment',
  'comment',
  'agreement',
  'seen',
  'key',
] as const
export type Values = Record<(typeof FIELDS)[number], string>

interface Place {
  id: number
  name: string
}

export interface Checkout {
  cart: FullCartData
  values: Values
  shops: readonly Place[]
  points: readonly Place[]
  /** Sentences above the form. */
  faults: readonly string[]
  /** The phone waits for its code. */
  asksCode: boolean
}

/** One form for contact, delivery and payment; whatever was typed stays in it [bag.without-scripts]. */
export function checkoutHtml({ cart, values, shops, points, faults, asksCode }: Checkout, locale: Locale): PlainPage {
  const words = PLAIN_WORDS[locale]
  const said = faults.map((fault) => `<p class="fault" role="alert">${escapeHtml(fault)}</p>`).join('')
  const asked = asksCode
    ? `<p class="note" role="status">${words.codeSent}</p>${field(words.phoneCode, 'code', values, { inputmode: 'numeric', autocomplete: 'one-time-code' })}`
    : ''
  const hidden =
    tag('input', { type: 'hidden', name: 'key', value: values.key }) +
    tag('input', { type: 'hidden', name: 'seen', value: String(cart.dueSum) })
  const parts = [
    tag('form', { method: 'post', action: '/do/order', class: 'plain' }),
    hidden,
    asked,
    group(words.contact, contact(words, values)),
    group(words.delivery, delivery(cart, values, locale) + places({ cart, values, shops, points }, words)),
    cart.availablePaymentMethods.length > 0 ? group(words.payment, payment(cart, values)) : '',
    field(words.comment, 'comment', values, { maxlength: '1000' }),
    sumsHtml(cart, locale),
    '<button type="submit" name="step" value="count">',
    `${words.count}</button>`,
    `<label class="pick">${tag('input', { type: 'checkbox', name: 'agreement', value: 'yes', checked: values.agreement ? true : undefined })}${words.agreement}</label>`,
    `<button type="submit" name="step" value="order" class="main">${words.place}</button></form>`,
    `<p><a href="/do/cart">${words.back}</a></p>`,
  ]
  return { title: words.checkout, body: said + parts.join('') }
}

export const keyOf = ({ typeId, courierType }: { typeId: number; courierType: string | null }) => `${typeId}:${courierType ?? ''}`

function contact(words: PlainWords, values: Values) {
  return [
    field(words.fio, 'fio', values, { autocomplete: 'name', required: true }),
    field(words.email, 'email', values, { type: 'email', autocomplete: 'email', required: true }),
    field(words.phone, 'phone', values, { type: 'tel', autocomplete: 'tel', required: true }),
  ].join('')
}

function delivery({ delivery: kinds, currency, deliveryEstimations }: FullCartData, values: Values, locale: Locale) {
  return kinds
    .filter(({ available }) => available)
    .map((kind) => {
      const sum = kind.price ?? kind.priceFrom
      const price = sum === 0 ? PLAIN_WORDS[locale].free : money(sum, currency, locale)
      const when = deliveryEstimations.find((one) => keyOf(one) === keyOf(kind))?.text
      return radio('delivery', keyOf(kind), values.delivery, [kind.name, kind.address, price, when].filter(Boolean).join(', '))
    })
    .join('')
}

function places({ cart, values, shops, points }: Pick<Checkout, 'cart' | 'values' | 'shops' | 'points'>, words: PlainWords) {
  const offers = (method: number) => cart.delivery.some(({ typeId, available }) => available && typeId === method)
  return [
    field(words.address, 'address', values, { autocomplete: 'street-address', maxlength: '300' }),
    field(words.apartment, 'apartment', values, { maxlength: '20' }),
    offers(deliveryMethod.shop) ? select(words.shop, 'shop_id', shops, values, words) : '',
    offers(deliveryMethod.pickpoint) ? select(words.point, 'pickup_point', points, values, words) : '',
  ].join('')
}

const payment = ({ availablePaymentMethods }: FullCartData, values: Values) =>
  availablePaymentMethods
    .map(({ id, name, description }) => radio('payment', String(id), values.payment, [name, description].filter(Boolean).join('. ')))
    .join('')

const group = (legend: string, body: string) => `<fieldset><legend class="h3">${legend}</legend>${body}</fieldset>`

const field = (label: string, name: keyof Values, values: Values, more: Record<string, string | true>) =>
  `<label>${label}${tag('input', { name, value: values[name], ...more })}</label>`

const radio = (name: keyof Values, value: string, chosen: string, label: string) =>
  `<label class="pick">${tag('input', { type: 'radio', name, value, checked: value === chosen ? true : undefined })}${escapeHtml(label)}</label>`

function select(label: string, name: 'shop_id' | 'pickup_point', all: readonly Place[], values: Values, { choose }: PlainWords) {
  const options = all.map(
    ({ id, name: shown }) =>
      `${tag('option', { value: String(id), selected: String(id) === values[name] ? true : undefined })}${escapeHtml(shown)}</option>`,
  )
  return `<label>${label}${tag('select', { name })}<option value="">${choose}</option>${options.join('')}</select></label>`
}
