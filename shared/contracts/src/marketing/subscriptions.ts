import * as v from 'valibot'
import { Email } from '../contact/contact.ts'
import { SUBSCRIPTION_GIFT_DAYS } from '../core/limits.ts'
import { defineEndpoint } from '../core/endpoint.ts'

/** A signed token of a letter's link, for one purpose. */
export const LetterToken = v.pipe(v.string(), v.regex(/^[\w.-]{10,120}$/))

/** `pending`: a confirmation letter was sent. The response does not reveal whether the address is known. */
export const AskedStatus = v.picklist(['active', 'pending'])
export type AskedStatus = v.InferOutput<typeof AskedStatus>

/** Forms with a promo code reward; `tablet` is a shop's kiosk. */
export const SUBSCRIPTION_PLACES = ['online', 'offline', 'tablet', 'popup'] as const
export const SubscriptionPlace = v.picklist(SUBSCRIPTION_PLACES)
export type SubscriptionPlace = v.InferOutput<typeof SubscriptionPlace>

/** Reward for a confirmed address: percent and validity in days, once. */
export const SUBSCRIPTION_GIFT = { percent: 10, days: SUBSCRIPTION_GIFT_DAYS } as const

export const CHANNELS = ['mail', 'sms', 'push'] as const
export type Channel = (typeof CHANNELS)[number]
/** Topics. Today's letters and text messages are all `news`. */
export const TOPICS = ['news', 'offers', 'events'] as const
export type Topic = (typeof TOPICS)[number]

export const Consent = v.object({
  given: v.boolean(),
  /** ISO time of the latest change; null if none. */
  at: v.nullable(v.string()),
})
export type Consent = v.InferOutput<typeof Consent>

export const Subscriptions = v.object({
  /** News by email and text message. */
  mail: v.boolean(),
  sms: v.boolean(),
  /** Destination addresses; null if the account has none. */
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  /** Only a confirmed e-mail gets letters. */
  isEmailConfirmed: v.boolean(),
  /** No push messages are sent: only the consent is stored. */
  topics: v.array(v.object({ topic: v.picklist(TOPICS), mail: Consent, sms: Consent, push: Consent })),
})
export type Subscriptions = v.InferOutput<typeof Subscriptions>

/** Localized confirmation text. */
const message = v.string()
const changed = 'Подписка изменена'

export const subscribe = defineEndpoint('/subscriptions', {
  name: 'subscribe',
  method: 'POST',
  body: v.object({
    email: Email,
    agreement: v.pipe(v.boolean('PERSONAL_DATA_AGREEMENT'), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
    /** Set by forms with a reward: confirmation is then required in every country. */
    place: v.optional(SubscriptionPlace),
    /** The advertising consent box of those forms; required for subscribing. */
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
    /** Everything sent to this address except order messages. */
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
    /** News by email and text message. */
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
