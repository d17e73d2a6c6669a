import { createEvent, sample } from 'effector'
import { GUEST } from '@shop/contracts/account/common-data'
import { favoritesRead, userChanged } from '@shop/session'

/** The server has ended the session. */
export const signedOut = createEvent<void>()

sample({ clock: signedOut, fn: () => GUEST, target: userChanged })
// Clears favorites: the computer may be shared.
sample({ clock: signedOut, fn: () => [], target: favoritesRead })
