import { sample, type Event } from 'effector'
import type { Merged } from '@shop/contracts/auth/auth'
import type { User } from '@shop/contracts/account/common-data'
import { $favorites, favoritesRead, userChanged } from '@shop/session'

const MAX_FAVORITES = 500

/** A guest's favorites for the sign-in call. */
export const $favoritesToMerge = $favorites.map((ids) => ids.slice(0, MAX_FAVORITES))

/** Publishes the shopper of a response to all remotes and tabs, also a guest with a newly confirmed phone. */
export function publishShopper(answered: Event<{ user: User; merged: Merged | null }>) {
  sample({ clock: answered, fn: ({ user }) => user, target: userChanged })
  // The server has merged both lists, so the browser's own can be deleted.
  sample({
    clock: answered,
    filter: ({ merged }) => merged !== null,
    fn: ({ merged }) => merged?.favoriteItemIds ?? [],
    target: favoritesRead,
  })
}
