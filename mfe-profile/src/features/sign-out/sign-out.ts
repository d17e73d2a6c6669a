import { createEffect, createEvent, sample } from 'effector'
import { logout } from '@shop/contracts/auth/logout'
import { createRequestFx } from '@shop/http'
import { signedOut } from './signed-out.ts'

export const signOutChosen = createEvent<void>()
export const signOutFx = createRequestFx(logout)
export const reloadFx = createEffect(() => location.reload())

sample({ clock: signOutChosen, fn: () => ({}), target: signOutFx })
sample({ clock: signOutFx.done, fn: () => undefined, target: signedOut })
// Profile pages navigate home by themselves; other pages reload.
sample({ clock: signOutFx.done, filter: () => location.pathname !== '/profile', fn: () => undefined, target: reloadFx })
