import { sample, type Event } from 'effector'
import type { Merged } from '@shop/contracts/auth/auth'
import type { User } from '@shop/contracts/account/common-data'
import { $favorites, favoritesRead, userChanged } from '@shop/session'

const MOST_FAVORITES = 500

/** What a sign-in takes along of a guest's favorites. */
export const $favoritesToMerge = $favorites.map((ids) => ids.slice(0, MOST_FAVORITES))

/** Every remote and tab hears of the shopper whom an answer names, also of a guest whose phone is confirmed now. */
export function tellSession(answered: Event<{ user: User; merged: Merged | null }>) {
  sample({ clock: answered, fn: ({ user }) => user, target: userChanged })
  // The server has both lists as one now, and only then the browser's own may go.
  sample({
    clock: answered,
    filter: ({ merged }) => merged !== null,
    fn: ({ merged }) => merged?.favoriteItemIds ?? [],
    target: favoritesRead,
  })
}
