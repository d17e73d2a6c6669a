import * as v from 'valibot'
import { Email } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'

/** A link of a letter: signed by the server, good for one thing. */
export const LetterToken = v.pipe(v.string(), v.regex(/^[\w.-]{10,120}$/))

/** `pending`: a letter asks the owner of the address to confirm. The answer does not tell whether the address is known. */
export const AskedStatus = v.picklist(['active', 'pending'])
export type AskedStatus = v.InferOutput<typeof AskedStatus>

/** Forms that promise a promo code; `tablet` is the kiosk in a shop. */
export const SUBSCRIPTION_PLACES = ['online', 'offline', 'tablet', 'popup'] as const
export const SubscriptionPlace = v.picklist(SUBSCRIPTION_PLACES)
export type SubscriptionPlace = v.InferOutput<typeof SubscriptionPlace>

/** What a confirmed address gets for it: so many percent, for so many days, once. */
export const SUBSCRIPTION_GIFT = { percent: 10, days: 30 } as const

export const CHANNELS = ['mail', 'sms', 'push'] as const
export type Channel = (typeof CHANNELS)[number]
/** What the shop may write about. Letters and text messages of the shop today are all `news`. */
export const TOPICS = ['news', 'offers', 'events'] as const
export type Topic = (typeof TOPICS)[number]

export const Consent = v.object({
  given: v.boolean(),
  /** ISO time of the last word; null where there was none. */
  at: v.nullable(v.string()),
})
export type Consent = v.InferOutput<typeof Consent>

export const Subscriptions = v.object({
  /** News by letter and by text message. */
  mail: v.boolean(),
  sms: v.boolean(),
  /** Where they go; null where the account has none. */
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Letters go to a confirmed e-mail only. */
  isEmailConfirmed: v.boolean(),
  /** Push messages are not sent yet: only the consent is kept. */
  topics: v.array(v.object({ topic: v.picklist(TOPICS), mail: Consent, sms: Consent, push: Consent })),
})
export type Subscriptions = v.InferOutput<typeof Subscriptions>

/** What a shopper is told, in their language. */
const message = v.string()
const changed = 'Подписка изменена'

export const subscribe = defineEndpoint('/subscriptions', {
  name: 'subscribe',
  method: 'POST',
  body: v.object({
    email: Email,
    agreement: v.pipe(v.boolean('PERSONAL_DATA_AGREEMENT'), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
    /** Given by the forms that promise a promo code: then a letter asks to confirm in every country. */
    place: v.optional(SubscriptionPlace),
    /** The box about advertising of those forms; without it there is nothing to subscribe to. */
    newsletterSubscription: v.optional(v.boolean()),
  }),
  answer: v.object({ result: v.literal(true), status: AskedStatus, message }),
  about:
    'Subscribes an e-mail to the letters of the shop. Where the law wants a consent first, and for every form that promises a promo code (`place`), a letter asks to confirm. The answer is the same for every address. Ten times an hour for a session (TOO_MANY_REQUESTS).',
  example: {
    body: { email: 'anna@example.com', agreement: true },
    answer: { result: true, status: 'pending', message: 'Подтвердите подписку: мы отправили письмо' },
  },
})

export const confirmByLetter = defineEndpoint('/subscriptions/confirm', {
  name: 'confirmByLetter',
  method: 'POST',
  body: v.object({ token: LetterToken }),
  answer: v.object({ result: v.literal(true), message }),
  csrf: false,
  about: 'Follows a confirming link of a letter: of the news, of a price or of a size. NOT_FOUND for a link that is wrong or too old.',
  example: { body: { token: 'nc1.t5x.Zm9vYmFyYmF6cXV4' }, answer: { result: true, message: changed } },
})

export const unsubscribeByLetter = defineEndpoint('/subscriptions/unsubscribe', {
  name: 'unsubscribeByLetter',
  method: 'POST',
  body: v.object({
    token: LetterToken,
    /** Everything that the shop sends to this address but what an order needs. */
    all: v.optional(v.boolean(), false),
  }),
  answer: v.object({ result: v.literal(true), message }),
  csrf: false,
  about: 'Follows an unsubscribing link of a letter; twice is no error. NOT_FOUND for a link that is wrong.',
  example: {
    body: { token: 'nx1.0.Zm9vYmFyYmF6cXV4', all: true },
    answer: { result: true, message: 'Вы отписаны от всех рассылок' },
  },
})

const at = '2026-11-20T09:00:00.000Z'
const none = { given: false, at: null }
const subscriptions = {
  mail: true,
  sms: false,
  email: 'anna@example.com',
  phone: '+79000000001',
  isEmailConfirmed: true,
  topics: TOPICS.map((topic) => ({ topic, mail: topic === 'news' ? { given: true, at } : none, sms: none, push: none })),
}

export const profileSubscriptions = defineEndpoint('/profile/subscriptions', {
  name: 'profileSubscriptions',
  method: 'GET',
  answer: v.object({ result: Subscriptions }),
  about: 'What the shopper is subscribed to, by topic and channel. UNAUTHORIZED (401) for a guest.',
  example: { answer: { result: subscriptions } },
})

export const SubscriptionChange = v.object({ topic: v.picklist(TOPICS), channel: v.picklist(CHANNELS), given: v.boolean() })
export type SubscriptionChange = v.InferOutput<typeof SubscriptionChange>

export const changeSubscriptions = defineEndpoint('/profile/subscriptions', {
  name: 'changeSubscriptions',
  method: 'POST',
  body: v.object({
    /** News by letter and by text message. */
    mail: v.optional(v.boolean()),
    sms: v.optional(v.boolean()),
    changes: v.optional(v.pipe(v.array(SubscriptionChange), v.maxLength(TOPICS.length * CHANNELS.length, 'TOO_LONG'))),
  }),
  answer: v.object({ result: Subscriptions, message }),
  about:
    'Subscribes to topics and unsubscribes from them; each consent is kept with its time. By channel: EMPTY_EMAIL and EMPTY_PHONE where the account has no address for it, EMAIL_NOT_CONFIRMED. NOT_CHANGED. UNAUTHORIZED (401) for a guest.',
  example: {
    body: { changes: [{ topic: 'news', channel: 'mail', given: true }] },
    answer: { result: subscriptions, message: changed },
  },
})
