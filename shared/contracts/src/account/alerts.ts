import * as v from 'valibot'
import { Email } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'
import { Id } from '../core/id.ts'
import { Currency, Minor } from '../core/money.ts'
import { Photo } from '../core/picture.ts'

/** `inStock`: the size is available, no alert needed. `pending`: awaiting confirmation by email. */
export const AlertStatus = v.picklist(['active', 'pending', 'inStock'])
export type AlertStatus = v.InferOutput<typeof AlertStatus>

export const Alert = v.object({
  id: v.number(),
  kind: v.picklist(['price', 'stock']),
  /** Of the piece, in the shopper's language; path of its page. */
  name: v.string(),
  url: v.string(),
  /** Size and main stone weight that it is about; empty for a whole piece and for a piece with one variant. */
  variant: v.string(),
  /** Price at the time of a `price` alert. */
  price: v.nullable(v.object({ final: Minor, currency: Currency })),
  email: v.string(),
  /** False until the address is confirmed by email. */
  isConfirmed: v.boolean(),
  photo: v.nullable(Photo),
})
export type Alert = v.InferOutput<typeof Alert>

/** A guest's e-mail; for a signed-in shopper it overrides the account's. */
const email = v.nullish(Email, null)
const skuId = v.pipe(v.string(), v.regex(/^[a-z\d-]{1,64}$/))
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
    /** Of the chosen size; the whole piece without it. */
    sku_id: v.optional(skuId),
    email,
  }),
  ...asked,
  about: `Tells once when a piece costs less than now, or a size of it that can be bought, in the shopper's currency. UNKNOWN_SKU. ${limits}`,
  example: { body: { id: 11 }, answer: example },
})

export const alertStock = defineEndpoint('/alerts/stock', {
  name: 'alertStock',
  method: 'POST',
  body: v.object({ sku_id: skuId, email }),
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
