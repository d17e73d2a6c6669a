import { createEvent, createStore, sample } from 'effector'
import { subscriberExists } from '@shop/contracts/marketing/subscribers'
import { subscribe, type SubscriptionPlace } from '@shop/contracts/marketing/subscriptions'
import { createRequestFx, failureOf } from '@shop/http'
import { $user } from '@shop/session'

export interface Subscription {
  email: string
  agreement: true
  newsletterSubscription: true
  place: SubscriptionPlace
}

export interface Sent {
  place: SubscriptionPlace
  email: string
}

/** A form was mounted: clears the previous result. */
export const started = createEvent<SubscriptionPlace>()
export const subscriptionSubmitted = createEvent<Subscription>()

export const subscribeFx = createRequestFx(subscribe)
const askOwnFx = createRequestFx(subscriberExists)

/** Ignores a response for a previous visitor. */
const $waits = createStore<Sent | null>(null, { serialize: 'ignore' })
  .on(subscriptionSubmitted, (_, { place, email }) => ({ place, email }))
  .reset(started)

export const $sent = createStore<Sent | null>(null, { serialize: 'ignore' }).on(started, (sent, place) =>
  sent?.place === place ? null : sent,
)

/** Place of the refused form: a page may contain two. */
export const $refusedAt = createStore<SubscriptionPlace | null>(null, { serialize: 'ignore' }).on(
  subscriptionSubmitted,
  (_, { place }) => place,
)
export const $failure = failureOf(subscribeFx).reset(started, subscriptionSubmitted)

sample({ clock: subscriptionSubmitted, fn: (body) => ({ body }), target: subscribeFx })
sample({ clock: subscribeFx.doneData, source: $waits, filter: Boolean, target: $sent })

// Only the shopper's own address is checked: other addresses are answered by email only.
const $place = createStore<SubscriptionPlace | null>(null, { serialize: 'ignore' }).on(started, (_, place) => place)
sample({
  clock: [started, $user],
  source: { user: $user, place: $place },
  filter: ({ user: { isAuth, email }, place }) => place !== null && place !== 'tablet' && isAuth && email !== null,
  fn: ({ user: { email } }) => ({ body: { email: email ?? '' } }),
  target: askOwnFx,
})
/** The shopper's own address is subscribed already. */
export const $isOwnSubscribed = createStore(false, { serialize: 'ignore' }).on(askOwnFx.doneData, (_, { email }) => email)
