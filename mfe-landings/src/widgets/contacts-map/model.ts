import { createEvent, createStore, sample } from 'effector'
import { shops, type Shop } from '@shop/contracts/places/shops'
import { createRequestFx } from '@shop/http'
import type { Address } from '@shop/routing'
import { shopsAsk } from './asks.ts'

/** Before rendering with a page, on the server and in the browser. */
export const opened = createEvent<Address>()
/** On the map. */
export const shopChosen = createEvent<number>()

export const shopsFx = createRequestFx(shops)

/** Of the shopper's country. */
export const $shops = createStore<Shop[] | null>(null).on(shopsFx.doneData, (_, answer) => answer.shops)
export const $chosenId = createStore<number | null>(null)
  .on(shopChosen, (_, id) => id)
  .reset(opened)

sample({ clock: opened, source: $shops, filter: (all) => all === null, fn: () => shopsAsk(), target: shopsFx })
