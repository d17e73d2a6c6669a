import { createEffect, createEvent, createStore, sample } from 'effector'
import { WINTER_SALE_COOKIE_SECONDS } from '@shop/contracts/core/limits'
import { WINTER_SALE_COOKIE, winterSale, type WinterSale } from '@shop/contracts/content/winter-sale'
import { createRequestFx, writeCookie } from '@shop/http'
import { popupClosed } from '@shop/session'

export const shown = createEvent<void>()

const saleFx = createRequestFx(winterSale)
/** Counts as seen once shown: hidden for two weeks. */
const rememberFx = createEffect(() => writeCookie(`${WINTER_SALE_COOKIE}=1; path=/; max-age=${WINTER_SALE_COOKIE_SECONDS}; samesite=lax`))

export const $sale = createStore<WinterSale | null>(null, { serialize: 'ignore' }).on(saleFx.doneData, (_, { sale }) => sale)

sample({ clock: shown, fn: () => ({}), target: saleFx })
sample({ clock: saleFx.doneData, filter: ({ sale }) => sale !== null, fn: () => undefined, target: rememberFx })
// Unsolicited: closes silently when unavailable.
sample({ clock: saleFx.fail, fn: () => undefined, target: popupClosed })
sample({ clock: saleFx.doneData, filter: ({ sale }) => sale === null, fn: () => undefined, target: popupClosed })
