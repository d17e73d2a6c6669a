import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { CERTIFICATE_MESSAGE_MAX } from '@shop/contracts/certificates/message'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { escapeHtml, tag } from '../../../platform/http/escape.ts'
import { checkbox, type Choice, faultsHtml, field, group, radio, select } from '../form-html.ts'
import type { PlainPage } from '../plain-html.ts'
import { instalmentsHtml } from '../instalments-html.ts'
import { sumsHtml } from '../sums-html.ts'
import { PLAIN_TEXTS, type PlainTexts } from '../texts.ts'
import { cardsHtml } from '../cards.ts'
import { addressHtml } from './address-html.ts'
import type { FieldFaults, Values } from './values.ts'

export interface Checkout {
  cart: FullCartData
  values: Values
  /** Saved ones; null for a guest. */
  cards: readonly SavedCard[] | null
  shops: readonly Choice[]
  points: readonly Choice[]
  /** Of this storefront; empty in Russia. */
  countries: readonly Choice[]
  /** Sentences above the form. */
  faults: readonly string[]
  fieldFaults?: FieldFaults
  /** What has changed since the form was sent. */
  note?: string | null
  /** The phone waits for its code. */
  asksCode: boolean
}

/** One form for contact, delivery and payment; whatever was typed stays in it [bag.without-scripts]. */
export function checkoutHtml(
  { cart, values, cards, shops, points, countries, faults, fieldFaults = {}, note = null, asksCode }: Checkout,
  context: ShopContext,
): PlainPage {
  const { locale } = context
  const texts = PLAIN_TEXTS[locale]
  // Its button is the first of the form, so Enter in the code presses it.
  const asked = asksCode
    ? `<p class="note" role="status">${texts.codeSent}</p>${field(texts.phoneCode, 'code', values.code, { inputmode: 'numeric', autocomplete: 'one-time-code' })}${tag('input', { type: 'hidden', name: 'code_to', value: values.phone })}<button type="submit" name="step" value="order" class="main">${texts.placeByCode}</button>`
    : ''
  const hidden =
    tag('input', { type: 'hidden', name: 'key', value: values.key }) +
    tag('input', { type: 'hidden', name: 'seen', value: String(cart.dueSum) })
  const parts = [
    tag('form', { method: 'post', action: '/do/order', class: 'plain' }),
    hidden,
    asked,
    group(texts.contact, contact(texts, values, fieldFaults)),
    cart.onlyOnlineCertificates ? '' : group(texts.recipient, recipient(texts, values, fieldFaults)),
    group(texts.delivery, delivery(cart, values, locale) + places({ cart, values, shops, points, countries, fieldFaults }, context)),
    cart.products.some(({ certificate }) => certificate === 'electronic')
      ? group(texts.certificate, certificate(texts, values, fieldFaults))
      : '',
    cart.availablePaymentMethods.length > 0 ? group(texts.payment, payment(cart, values, locale)) : '',
    cart.availablePaymentMethods.some(({ type }) => type === 'card')
      ? cardsHtml({ cards, currency: cart.currency, card: values.card, isSaved: values.save_card !== '' }, locale)
      : '',
    field(texts.comment, 'comment', values.comment, { maxlength: '1000' }),
    sumsHtml(cart, context),
    '<button type="submit" name="step" value="count" formnovalidate>',
    `${texts.count}</button>`,
    checkbox('agreement', values.agreement !== '', `<span>${texts.agreement}</span>`),
    faultsHtml([fieldFaults['personalDataAgreement']].filter((fault) => fault !== undefined)),
    `<button type="submit" name="step" value="order" class="main">${texts.place}</button></form>`,
    `<p><a class="link" href="/do/cart">${texts.back}</a></p>`,
  ]
  const told = note === null ? '' : `<p class="note" role="status">${escapeHtml(note)}</p>`
  return { title: texts.checkout, body: told + faultsHtml(faults) + parts.join('') }
}

export const keyOf = ({ typeId, courierType }: { typeId: number; courierType: string | null }) => `${typeId}:${courierType ?? ''}`

function contact(texts: PlainTexts, values: Values, { fio, email, phone }: FieldFaults) {
  return [
    field(texts.fio, 'fio', values.fio, { autocomplete: 'name', required: true, fault: fio }),
    field(texts.email, 'email', values.email, { type: 'email', autocomplete: 'email', required: true, fault: email }),
    field(texts.phone, 'phone', values.phone, { type: 'tel', autocomplete: 'tel', required: true, fault: phone }),
  ].join('')
}

function recipient(texts: PlainTexts, values: Values, { recipient_name, recipient_phone }: FieldFaults) {
  return [
    checkbox('gift', values.gift !== '', texts.gift),
    field(texts.recipientName, 'recipient_name', values.recipient_name, { maxlength: '160', fault: recipient_name }),
    field(texts.recipientPhone, 'recipient_phone', values.recipient_phone, { type: 'tel', fault: recipient_phone }),
  ].join('')
}

function certificate(texts: PlainTexts, values: Values, { certificate_email, certificate_phone, certificate_message }: FieldFaults) {
  return [
    field(texts.certificateTo, 'certificate_to', values.certificate_to, {
      maxlength: '254',
      fault: certificate_email ?? certificate_phone,
    }),
    field(texts.certificateMessage, 'certificate_message', values.certificate_message, {
      maxlength: String(CERTIFICATE_MESSAGE_MAX),
      fault: certificate_message,
    }),
  ].join('')
}

function delivery({ delivery: kinds, currency, deliveryEstimations }: FullCartData, values: Values, locale: Locale) {
  return kinds
    .filter(({ available }) => available)
    .map((kind) => {
      const sum = kind.price ?? kind.priceFrom
      const price = sum === 0 ? PLAIN_TEXTS[locale].free : money(sum, currency, locale)
      const when = deliveryEstimations.find((one) => keyOf(one) === keyOf(kind))?.text
      return radio(
        'delivery',
        keyOf(kind),
        keyOf(kind) === values.delivery,
        [kind.name, kind.address, price, when].filter(Boolean).join(', '),
      )
    })
    .join('')
}

type Places = Pick<Checkout, 'cart' | 'values' | 'shops' | 'points' | 'countries'> & { fieldFaults: FieldFaults }

function places({ cart, values, shops, points, countries, fieldFaults }: Places, context: ShopContext) {
  const texts = PLAIN_TEXTS[context.locale]
  const offers = (method: number) => cart.delivery.some(({ typeId, available }) => available && typeId === method)
  return [
    cart.onlyOnlineCertificates ? '' : addressHtml(values, context, countries, fieldFaults),
    offers(deliveryMethod.shop)
      ? select(texts.shop, 'shop_id', shops, values.shop_id, { none: texts.choose, fault: fieldFaults['shop_id'] })
      : '',
    offers(deliveryMethod.pickpoint)
      ? select(texts.point, 'pickup_point', points, values.pickup_point, { none: texts.choose, fault: fieldFaults['pickup_point'] })
      : '',
  ].join('')
}

const payment = ({ availablePaymentMethods, dueSum }: FullCartData, values: Values, locale: Locale) =>
  availablePaymentMethods
    .map(({ id, name, description }) =>
      radio('payment', String(id), String(id) === values.payment, [name, description].filter(Boolean).join('. ')),
    )
    .join('') + instalmentsHtml(availablePaymentMethods, dueSum, locale)
