import { createEvent, sample } from 'effector'
import { GUEST } from '@shop/contracts/account/common-data'
import { favoritesRead, userChanged } from '@shop/session'

/** The server has ended the session of this browser. */
export const signedOut = createEvent<void>()

sample({ clock: signedOut, fn: () => GUEST, target: userChanged })
// The hearts were the account's: on a shared computer the next person finds none of them.
sample({ clock: signedOut, fn: () => [], target: favoritesRead })
