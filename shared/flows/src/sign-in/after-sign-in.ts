import { createEvent, createStore, sample, type Event, type Unit } from 'effector'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import type { User } from '@shop/contracts/account/common-data'
import { $user, openSignIn, popupClosed, userChanged } from '@shop/session'

export interface AfterSignIn {
  /** The shopper wants something that a guest may not do. */
  wanted: Unit<unknown>
  /** The API takes the shopper for a guest after all. */
  refused: Event<unknown>
  /** Who may go on: whoever has signed in, or a guest with a confirmed phone too. */
  mayGoOn: (user: User) => boolean
  source: AuthSource
  /** What was wanted is given up, besides by closing the popup. */
  givenUp?: Unit<unknown>
}

/**
 * Sign in, then go on: the event that comes at once for a shopper who may, and for a guest as soon as the sign-in popup has made one
 * of them. Who closes the popup starts nothing by signing in later.
 */
export function createAfterSignIn({ wanted, refused, mayGoOn, source, givenUp = createEvent() }: AfterSignIn): Event<void> {
  const goesOn = createEvent<void>()
  const asked = createEvent<void>()
  const $waits = createStore(false, { serialize: 'ignore' })
    .on(asked, () => true)
    .reset(goesOn, popupClosed, givenUp)

  sample({ clock: wanted, source: $user, filter: (user) => mayGoOn(user), fn: () => undefined, target: goesOn })
  sample({ clock: wanted, source: $user, filter: (user) => !mayGoOn(user), fn: () => undefined, target: asked })
  sample({ clock: refused, fn: () => undefined, target: asked })
  sample({ clock: asked, fn: () => ({ source }), target: openSignIn })
  sample({ clock: userChanged, source: $waits, filter: (waits, user) => waits && mayGoOn(user), fn: () => undefined, target: goesOn })
  return goesOn
}
