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

/** A form stands on the screen; what an earlier one of this place has sent is gone. */
export const started = createEvent<SubscriptionPlace>()
export const subscriptionSubmitted = createEvent<Subscription>()

export const subscribeFx = createRequestFx(subscribe)
const askOwnFx = createRequestFx(subscriberExists)

/** An answer that comes after the form was started anew belongs to somebody who has gone. */
const $waits = createStore<Sent | null>(null, { serialize: 'ignore' })
  .on(subscriptionSubmitted, (_, { place, email }) => ({ place, email }))
  .reset(started)

export const $sent = createStore<Sent | null>(null, { serialize: 'ignore' }).on(started, (sent, place) =>
  sent?.place === place ? null : sent,
)

/** Whose form was refused: two of them may stand on one page. */
export const $refusedAt = createStore<SubscriptionPlace | null>(null, { serialize: 'ignore' }).on(
  subscriptionSubmitted,
  (_, { place }) => place,
)
export const $failure = failureOf(subscribeFx).reset(started, subscriptionSubmitted)

sample({ clock: subscriptionSubmitted, fn: (body) => ({ body }), target: subscribeFx })
sample({ clock: subscribeFx.doneData, source: $waits, filter: Boolean, target: $sent })

// Only the shopper's own address is asked about: whether another one is subscribed is told to its owner by letter.
const $place = createStore<SubscriptionPlace | null>(null, { serialize: 'ignore' }).on(started, (_, place) => place)
sample({
  clock: [started, $user],
  source: { user: $user, place: $place },
  filter: ({ user: { isAuth, email }, place }) => place !== null && place !== 'tablet' && isAuth && email !== null,
  fn: ({ user: { email } }) => ({ body: { email: email ?? '' } }),
  target: askOwnFx,
})
/** The signed-in shopper's letters go to their address already. */
export const $isOwnSubscribed = createStore(false, { serialize: 'ignore' }).on(askOwnFx.doneData, (_, { email }) => email)
