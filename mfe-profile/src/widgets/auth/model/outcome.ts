import { createStore, sample } from 'effector'
import type { Merged } from '@shop/contracts/auth'
import type { User } from '@shop/contracts/common-data'
import { favoritesRead, popupClosed, userChanged } from '@shop/session'
import { authenticateFx, confirmFx } from './code.ts'
import { registerFx } from './registration.ts'
import { $onlyPhone, started } from './step.ts'

export interface Outcome {
  user: User
  merged: Merged | null
}

const signedIn = sample({
  clock: [confirmFx.doneData, authenticateFx.doneData, registerFx.doneData],
  filter: ({ user }) => user.isAuth,
  fn: ({ user, merged }): Outcome => ({ user, merged }),
})

/** The shopper is in: the popup says so and goes. */
export const $outcome = createStore<Outcome | null>(null, { serialize: 'ignore' })
  .on(signedIn, (_, outcome) => outcome)
  .reset(started, popupClosed)

/** The phone of a guest is confirmed, and that is all that was asked for: the popup goes without a word. */
export const $isPhoneOnly = createStore(false, { serialize: 'ignore' }).reset(started, popupClosed)
sample({
  clock: confirmFx.doneData,
  source: $onlyPhone,
  filter: (onlyPhone, { user }) => onlyPhone && !user.isAuth,
  fn: () => true,
  target: $isPhoneOnly,
})

// Every remote and tab hears of the shopper, also of a guest whose phone is confirmed now (reading 31).
sample({ clock: [confirmFx.doneData, authenticateFx.doneData, registerFx.doneData], fn: ({ user }) => user, target: userChanged })
// The server has both lists as one now, and only then the browser's own may go (reading 21).
sample({
  clock: signedIn,
  filter: ({ merged }) => merged !== null,
  fn: ({ merged }) => (merged as Merged).favoriteItemIds,
  target: favoritesRead,
})
