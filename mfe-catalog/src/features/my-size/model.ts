import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { localStore } from '@shop/http'
import { NOTHING, parseSizes, SIZES_KEY, withoutPerson, withPerson, type KeptSizes, type Person } from './kept.ts'

export const sizesAsked = createEvent<void>()
/** Inner diameter in mm. */
export const mineSaved = createEvent<number>()
export const mineForgotten = createEvent<void>()
export const personSaved = createEvent<Person>()
/** By name. */
export const personForgotten = createEvent<string>()

const readFx = createEffect(() => parseSizes(localStore.get(SIZES_KEY)))

/** Ring sizes kept on this device. */
export const $sizes = createStore<KeptSizes>(NOTHING, { serialize: 'ignore' })
  .on(readFx.doneData, (_, sizes) => sizes)
  .on(mineSaved, ({ people }, mine) => ({ mine, people }))
  .on(mineForgotten, ({ people }) => ({ mine: null, people }))
  .on(personSaved, withPerson)
  .on(personForgotten, withoutPerson)

const changed = [mineSaved, mineForgotten, personSaved, personForgotten]
const keepFx = attach({ source: $sizes, effect: (sizes, _: void) => localStore.set(SIZES_KEY, JSON.stringify(sizes)) })
sample({ clock: changed, fn: () => undefined, target: keepFx })

/** Whether the device will still know them tomorrow. */
export const $isKept = createStore(true, { serialize: 'ignore' }).on(keepFx.doneData, (_, isKept) => isKept)

/** The shopper's own size: its inner diameter in mm. */
export const $mine = $sizes.map(({ mine }) => mine)

sample({ clock: sizesAsked, target: readFx })
