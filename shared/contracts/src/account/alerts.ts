import * as v from 'valibot'
import { Email } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { Currency, Minor } from '../core/money.ts'
import { Photo } from '../core/picture.ts'

/** `inStock`: the size can be bought now, nothing is waited for. `pending`: a letter asks the owner of the address to confirm. */
export const AlertStatus = v.picklist(['active', 'pending', 'inStock'])
export type AlertStatus = v.InferOutput<typeof AlertStatus>

export const Alert = v.object({
  id: v.number(),
  kind: v.picklist(['price', 'stock']),
  /** Of the piece, in the shopper's language; path of its page. */
  name: v.string(),
  url: v.string(),
  /** Of a `stock` alert, size and weight of the main stone; empty for a piece of one variant. */
  variant: v.string(),
  /** Of a `price` alert: what the piece cost when the shopper asked. */
  price: v.nullable(v.object({ final: Minor, currency: Currency })),
  email: v.string(),
  /** False until the owner of the address has answered the letter. */
  isConfirmed: v.boolean(),
  photo: v.nullable(Photo),
})
export type Alert = v.InferOutput<typeof Alert>

/** Of a guest; a signed-in shopper is written to at the e-mail of the account unless another is given. */
const email = v.nullish(Email, null)
const asked = {
  answer: v.object({ result: v.literal(true), status: AlertStatus, message: v.string() }),
}
const example = { result: true, status: 'active', message: 'Напишем, когда цена снизится' } as const
const limits = 'EMPTY_EMAIL where there is no address to write to. Twenty an hour for a session (TOO_MANY_REQUESTS).'

export const alertPrice = defineEndpoint('/alerts/price', {
  name: 'alertPrice',
  method: 'POST',
  body: v.object({
    /** Item id of the piece. */
    id: v.pipe(Id, v.minValue(1)),
    email,
  }),
  ...asked,
  about: `Tells once when a piece costs less than now, in the shopper's currency. UNKNOWN_SKU. ${limits}`,
  example: { body: { id: 11 }, answer: example },
})

export const alertStock = defineEndpoint('/alerts/stock', {
  name: 'alertStock',
  method: 'POST',
  body: v.object({ sku_id: v.pipe(v.string(), v.regex(/^[a-z\d-]{1,64}$/)), email }),
  ...asked,
  about: `Tells once when a size can be bought again. UNKNOWN_SKU. ${limits}`,
  example: {
    body: { sku_id: 'letter-m-yellow-one', email: 'anna@example.com' },
    answer: { result: true, status: 'pending', message: 'Подтвердите адрес: мы отправили письмо' },
  },
})

const list = {
  answer: v.object({ result: v.array(Alert) }),
  example: { answer: { result: [] } },
}

export const profileAlerts = defineEndpoint('/profile/alerts', {
  name: 'profileAlerts',
  method: 'GET',
  ...list,
  about: 'Prices and sizes that the shopper waits for, the newest first. UNAUTHORIZED (401) for a guest.',
})

export const removeAlert = defineEndpoint('/profile/alerts/{id}', {
  name: 'removeAlert',
  method: 'DELETE',
  ...list,
  about: "Waits no more. Answers the rest. NOT_FOUND for an alert that is not the shopper's. UNAUTHORIZED (401) for a guest.",
})
