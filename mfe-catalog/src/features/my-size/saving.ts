import { attach, combine, createEvent, createStore, sample } from 'effector'
import { localStore } from '@shop/http'
import { withMine, withoutName, withPerson } from './changes.ts'
import { SIZES_KEY, type Person } from './kept.ts'
import { $isAuth, $own, ownSaved } from './model.ts'

/** Inner diameter in mm. */
export const mineSaved = createEvent<number>()
export const personSaved = createEvent<Person>()
/** By name; null: the shopper's own. */
export const sizeForgotten = createEvent<string | null>()

sample({ clock: mineSaved, source: $own, fn: withMine, target: ownSaved })
sample({ clock: personSaved, source: $own, fn: withPerson, target: ownSaved })
sample({
  clock: sizeForgotten,
  source: { own: $own, isNoted: $isAuth },
  fn: ({ own, isNoted }, name) => withoutName(own, { name, isNoted }),
  target: ownSaved,
})

/** Writes what this browser has. */
export const keepFx = attach({ source: $own, effect: (own, _: void) => localStore.set(SIZES_KEY, JSON.stringify(own)) })
sample({ clock: ownSaved, fn: () => undefined, target: keepFx })

/** Whether they will be known tomorrow. */
export const $isKept = combine(
  createStore(true, { serialize: 'ignore' }).on(keepFx.doneData, (_, isKept) => isKept),
  $isAuth,
  (isKept, isAuth) => isKept || isAuth,
)

/** Names that only this browser has: the account is full. */
export const namesLeft = createEvent<readonly string[]>()
export const $noRoom = createStore<readonly string[]>([], { serialize: 'ignore' }).on(namesLeft, (_, names) => names)
