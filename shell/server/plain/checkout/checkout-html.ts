import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import type { Locale, ShopContext } from '@shop/contracts/shop/storefront'
import { money } from '@shop/i18n/money'
import { tag } from '../../http/escape.ts'
import { checkbox, faultsHtml, field, group, radio, select } from '../form-html.ts'
import type { PlainPage } from '../plain-html.ts'
import { sumsHtml } from '../sums-html.ts'
import { PLAIN_WORDS, type PlainWords } from '../words.ts'
import { addressHtml } from './address-html.ts'
import type { Values } from './values.ts'

interface PickupOption {
  value: string
  name: string
}

export interface Checkout {
  cart: FullCartData
  values: Values
  shops: readonly PickupOption[]
  points: readonly PickupOption[]
  /** Sentences above the form. */
  faults: readonly string[]
  /** The phone waits for its code. */
  asksCode: boolean
}

/** One form for contact, delivery and payment; whatever was typed stays in it [bag.without-scripts]. */
export function checkoutHtml({ cart, values, shops, points, faults, asksCode }: Checkout, context: ShopContext): PlainPage {
  const { locale } = context
  const words = PLAIN_WORDS[locale]
  const asked = asksCode
    ? `<p class="note" role="status">${words.codeSent}</p>${field(words.phoneCode, 'code', values.code, { inputmode: 'numeric', autocomplete: 'one-time-code' })}`
    : ''
  const hidden =
    tag('input', { type: 'hidden', name: 'key', value: values.key }) +
    tag('input', { type: 'hidden', name: 'seen', value: String(cart.dueSum) })
  const parts = [
    tag('form', { method: 'post', action: '/do/order', class: 'plain' }),
    hidden,
    asked,
    group(words.contact, contact(words, values)),
    group(words.recipient, recipient(words, values)),
    group(words.delivery, delivery(cart, values, locale) + places({ cart, values, shops, points }, context)),
    cart.availablePaymentMethods.length > 0 ? group(words.payment, payment(cart, values)) : '',
    field(words.comment, 'comment', values.comment, { maxlength: '1000' }),
    sumsHtml(cart, context),
    '<button type="submit" name="step" value="count">',
    `${words.count}</button>`,
    checkbox('agreement', values.agreement !== '', words.agreement),
    `<button type="submit" name="step" value="order" class="main">${words.place}</button></form>`,
    `<p><a class="link" href="/do/cart">${words.back}</a></p>`,
  ]
  return { title: words.checkout, body: faultsHtml(faults) + parts.join('') }
}

export const keyOf = ({ typeId, courierType }: { typeId: number; courierType: string | null }) => `${typeId}:${courierType ?? ''}`

function contact(words: PlainWords, values: Values) {
  return [
    field(words.fio, 'fio', values.fio, { autocomplete: 'name', required: true }),
    field(words.email, 'email', values.email, { type: 'email', autocomplete: 'email', required: true }),
    field(words.phone, 'phone', values.phone, { type: 'tel', autocomplete: 'tel', required: true }),
  ].join('')
}

function recipient(words: PlainWords, values: Values) {
  return [
    checkbox('gift', values.gift !== '', words.gift),
    field(words.recipientName, 'recipient_name', values.recipient_name, { maxlength: '160' }),
    field(words.recipientPhone, 'recipient_phone', values.recipient_phone, { type: 'tel' }),
  ].join('')
}

function delivery({ delivery: kinds, currency, deliveryEstimations }: FullCartData, values: Values, locale: Locale) {
  return kinds
    .filter(({ available }) => available)
    .map((kind) => {
      const sum = kind.price ?? kind.priceFrom
      const price = sum === 0 ? PLAIN_WORDS[locale].free : money(sum, currency, locale)
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

function places({ cart, values, shops, points }: Pick<Checkout, 'cart' | 'values' | 'shops' | 'points'>, { locale, country }: ShopContext) {
  const words = PLAIN_WORDS[locale]
  const offers = (method: number) => cart.delivery.some(({ typeId, available }) => available && typeId === method)
  return [
    addressHtml(values, country, locale),
    offers(deliveryMethod.shop) ? select(words.shop, 'shop_id', shops, values.shop_id, { none: words.choose }) : '',
    offers(deliveryMethod.pickpoint) ? select(words.point, 'pickup_point', points, values.pickup_point, { none: words.choose }) : '',
  ].join('')
}

const payment = ({ availablePaymentMethods }: FullCartData, values: Values) =>
  availablePaymentMethods
    .map(({ id, name, description }) =>
      radio('payment', String(id), String(id) === values.payment, [name, description].filter(Boolean).join('. ')),
    )
    .join('')
