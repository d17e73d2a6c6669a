import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector'
import { keepRingSizes, ringSizes, type RingSizes } from '@shop/contracts/account/ring-sizes'
import { createRequestFx, localStore } from '@shop/http'
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
const accountFx = createRequestFx(ringSizes)
const keepInAccountFx = createRequestFx(keepRingSizes)

const $isAuth = $user.map(({ isAuth }) => isAuth)
const forgotten = sample({ clock: sizeForgotten, source: $isAuth, fn: (isNoted, name) => ({ name, isNoted }) })
const changed = [mineSaved, personSaved, forgotten]

/** What only this browser has: a guest's sizes, and what the account has not taken yet [product.sizes-in-account]. */
const $own = createStore<KeptSizes>(NOTHING, { serialize: 'ignore' })
  .on(readFx.doneData, (_, sizes) => sizes)
  .on(mineSaved, withMine)
  .on(personSaved, withPerson)
  .on(forgotten, withoutName)
  .on(keepInAccountFx.done, (own, { params, result }) => withoutSent(own, params.body?.changes ?? [], result.left))

const $account = createStore<RingSizes>(NOTHING, { serialize: 'ignore' })
  .on([accountFx.doneData, keepInAccountFx.doneData], (_, { result }) => result)
  .on($isAuth, () => NOTHING)

const keepFx = attach({ source: $own, effect: (own, _: void) => localStore.set(SIZES_KEY, JSON.stringify(own)) })
sample({ clock: [...changed, keepInAccountFx.done], fn: () => undefined, target: keepFx })

/** Whether they will be known tomorrow. */
export const $isKept = combine(
  createStore(true, { serialize: 'ignore' }).on(keepFx.doneData, (_, isKept) => isKept),
  $isAuth,
  (isKept, isAuth) => isKept || isAuth,
)

/** Names that only this browser has: the account is full. */
export const $noRoom = createStore<string[]>([], { serialize: 'ignore' }).on(keepInAccountFx.doneData, (_, { left }) => left)

export const $sizes = combine($account, $own, together)

/** The shopper's own size: its inner diameter in mm. */
export const $mine = $sizes.map(({ mine }) => mine)

sample({ clock: sizesAsked, target: readFx })
const due = sample({
  clock: [readFx.done, $isAuth, ...changed],
  source: { isAuth: $isAuth, own: $own },
  filter: ({ isAuth }) => isAuth && !__SERVER__,
  fn: ({ own }) => changesOf(own),
})
sample({ clock: due, filter: (changes) => changes.length > 0, fn: (changes) => ({ body: { changes } }), target: keepInAccountFx })
sample({ clock: due, filter: (changes) => changes.length === 0, fn: () => ({}), target: accountFx })
// An answer that was asked for before the change must not undo it.
sample({ clock: keepInAccountFx.done, source: accountFx.pending, filter: Boolean, fn: () => ({}), target: accountFx })
