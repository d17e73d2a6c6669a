import { combine, createEvent, createStore, sample, type Event, type Store, type Unit } from 'effector'
import type { AuthSource } from '@shop/contracts/auth/auth-source'
import type { User } from '@shop/contracts/account/common-data'
import { $user, commonDataFx, openSignIn, popupClosed, userChanged } from '@shop/session'

export interface AfterSignIn {
  /** The shopper starts an action that guests cannot do. */
  wanted: Unit<unknown>
  /** The API treats the shopper as a guest after all. */
  refused?: Event<unknown>
  /** Who may continue: a signed-in shopper, or also a guest with a confirmed phone. */
  mayGoOn: (user: User) => boolean
  source: AuthSource
  /** Said in the popup in place of its usual reason. */
  why?: Store<string>
  /** Additional triggers that drop the pending action, besides closing the popup. */
  givenUp?: Unit<unknown>
}

/**
 * Runs an action after sign-in: at once for an allowed shopper; for a guest when the sign-in popup succeeds. Closing the popup drops the
 * pending action.
 */
export function createAfterSignIn({
  wanted,
  refused = createEvent(),
  mayGoOn,
  source,
  why,
  givenUp = createEvent(),
}: AfterSignIn): Event<void> {
  const goesOn = createEvent<void>()
  const asked = createEvent<void>()
  const $waits = createStore(false, { serialize: 'ignore' })
    .on(asked, () => true)
    .reset(goesOn, popupClosed, givenUp)

  // Until common_data answers, a signed-in shopper looks like a guest.
  const held = createEvent<void>()
  const $isHeld = createStore(false, { serialize: 'ignore' })
    .on(held, () => true)
    .reset(goesOn, asked, givenUp)
  const known = sample({ clock: [commonDataFx.done, commonDataFx.fail], source: $isHeld, filter: (isHeld) => isHeld })
  const $state = combine({ user: $user, isComing: commonDataFx.pending })

  sample({ clock: [wanted, known] as Unit<unknown>[], source: $user, filter: (user) => mayGoOn(user), fn: () => undefined, target: goesOn })
  sample({ clock: wanted, source: $state, filter: ({ user, isComing }) => !mayGoOn(user) && isComing, fn: () => undefined, target: held })
  sample({ clock: wanted, source: $state, filter: ({ user, isComing }) => !mayGoOn(user) && !isComing, fn: () => undefined, target: asked })
  sample({ clock: known, source: $user, filter: (user) => !mayGoOn(user), fn: () => undefined, target: asked })
  sample({ clock: refused, fn: () => undefined, target: asked })
  if (why) sample({ clock: asked, source: why, fn: (said) => ({ source, why: said }), target: openSignIn })
  else sample({ clock: asked, fn: () => ({ source }), target: openSignIn })
  sample({ clock: userChanged, source: $waits, filter: (waits, user) => waits && mayGoOn(user), fn: () => undefined, target: goesOn })
  return goesOn
}
