import { createEffect, createEvent, sample } from 'effector'
import { logout } from '@shop/contracts/auth'
import { GUEST } from '@shop/contracts/common-data'
import { createRequestFx } from '@shop/http'
import { favoritesRead, userChanged } from '@shop/session'

export const signOutChosen = createEvent<void>()
export const signOutFx = createRequestFx(logout)
export const reloadFx = createEffect(() => location.reload())

sample({ clock: signOutChosen, fn: () => ({}), target: signOutFx })
sample({ clock: signOutFx.done, fn: () => GUEST, target: userChanged })
// The hearts were the account's: on a shared computer the next person finds none of them.
sample({ clock: signOutFx.done, fn: () => [], target: favoritesRead })
// Spec §2: from a profile page to the home page (the page sees to it), elsewhere the page reloads.
sample({ clock: signOutFx.done, filter: () => location.pathname !== '/profile', fn: () => undefined, target: reloadFx })
