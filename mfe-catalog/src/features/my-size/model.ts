import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import type { RingSizeChange, RingSizes } from '@shop/contracts/account/ring-sizes'
import { localStore } from '@shop/http'
import { $user } from '@shop/session'
import {
  changesOf,
  NOTHING,
  parseSizes,
  SIZES_KEY,
  together,
  withMine,
  withoutName,
  withoutSent,
  withPerson,
  type KeptSizes,
  type Person,
} from './kept.ts'

export const sizesAsked = createEvent<void>()
/** Inner diameter in mm. */
export const mineSaved = createEvent<number>()
export const personSaved = createEvent<Person>()
/** By name; null: the shopper's own. */
export const sizeForgotten = createEvent<string | null>()

const readFx = createEffect(() => parseSizes(localStore.get(SIZES_KEY)))
/** Its code is there: it is told of changes, and asked where there are none. */
export const accountTold = createEvent<readonly RingSizeChange[]>()
/** The account has answered. */
export const accountRead = createEvent<RingSizes>()
/** It has been told of changes; it has no room for the names that are left. */
export const accountKept = createEvent<{ sent: readonly RingSizeChange[]; left: readonly string[] }>()

const $isAuth = $user.map(({ isAuth }) => isAuth)
const forgotten = sample({ clock: sizeForgotten, source: $isAuth, fn: (isNoted, name) => ({ name, isNoted }) })
const changed = [mineSaved, personSaved, forgotten]

/** What only this browser has: a guest's sizes, and what the account has not taken yet [product.sizes-in-account]. */
const $own = createStore<KeptSizes>(NOTHING, { serialize: 'ignore' })
  .on(readFx.doneData, (_, sizes) => sizes)
  .on(mineSaved, withMine)
  .on(personSaved, withPerson)
  .on(forgotten, withoutName)
  .on(accountKept, (own, { sent, left }) => withoutSent(own, sent, left))

const $account = createStore<RingSizes>(NOTHING, { serialize: 'ignore' })
  .on(accountRead, (_, sizes) => sizes)
  .on($isAuth, () => NOTHING)

const keepFx = attach({ source: $own, effect: (own, _: void) => localStore.set(SIZES_KEY, JSON.stringify(own)) })
sample({ clock: [...changed, accountKept], fn: () => undefined, target: keepFx })

/** Whether they will be known tomorrow. */
export const $isKept = combine(
  createStore(true, { serialize: 'ignore' }).on(keepFx.doneData, (_, isKept) => isKept),
  $isAuth,
  (isKept, isAuth) => isKept || isAuth,
)

/** Names that only this browser has: the account is full. */
export const $noRoom = createStore<readonly string[]>([], { serialize: 'ignore' }).on(accountKept, (_, { left }) => left)

export const $sizes = combine($account, $own, together)

/** The shopper's own size: its inner diameter in mm. */
export const $mine = $sizes.map(({ mine }) => mine)

sample({ clock: sizesAsked, target: readFx })
/** Of a signed-in shopper: what her account has to be told; nothing: it has to be asked. */
export const accountDue = sample({
  clock: [readFx.done, $isAuth, ...changed],
  source: { isAuth: $isAuth, own: $own },
  filter: ({ isAuth }) => isAuth && !__SERVER__,
  fn: ({ own }) => changesOf(own),
})
