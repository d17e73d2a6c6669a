import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { RingSizes } from '@shop/contracts/account/ring-sizes'
import { localStore } from '@shop/http'
import { $user } from '@shop/session'
import { NOTHING, parseSizes, SIZES_KEY, type KeptSizes } from './kept.ts'

export const sizesAsked = createEvent<void>()
/** The shopper has saved or forgotten one. */
export const ownSaved = createEvent<KeptSizes>()

const readFx = createEffect(() => parseSizes(localStore.get(SIZES_KEY)))
export const $isAuth = $user.map(({ isAuth }) => isAuth)

/** What only this browser has: a guest's sizes, and what the account has not taken yet [product.sizes-in-account]. */
export const $own = createStore<KeptSizes>(NOTHING, { serialize: 'ignore' }).on([readFx.doneData, ownSaved], (_, sizes) => sizes)

/** Sizes of the account with what this browser has changed; null until they have come. */
export const $ofAccount = createStore<RingSizes | null>(null, { serialize: 'ignore' }).on($isAuth, () => null)
export const $sizes = combine($ofAccount, $own, (account, own): RingSizes => account ?? own)

/** The shopper's own size: its inner diameter in mm. */
export const $mine = $sizes.map(({ mine }) => mine)

sample({ clock: sizesAsked, target: readFx })
/** A signed-in shopper's account is to be told what this browser has, or asked. */
export const accountDue = sample({
  clock: [readFx.done, $isAuth, ownSaved],
  source: { isAuth: $isAuth, own: $own },
  filter: ({ isAuth }) => isAuth && !__SERVER__,
  fn: ({ own }) => own,
})
/** The same, once the code of accounts is there. */
export const accountTold = createEvent<KeptSizes>()
