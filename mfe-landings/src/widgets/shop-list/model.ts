import { createEvent, createStore, sample } from 'effector'
import { shops, type Shop } from '@shop/contracts/places/shops'
import { createRequestFx } from '@shop/http'
import type { Address } from '@shop/routing'
import { shopsAsk } from './asks.ts'

/** Before rendering with a page, on the server and in the browser. */
export const opened = createEvent<Address>()
export const shopsFx = createRequestFx(shops)

/** Not personal: loaded once, or included in the document. */
export const $shops = createStore<Shop[] | null>(null).on(shopsFx.doneData, (_, answer) => answer.shops)

sample({ clock: opened, source: $shops, filter: (all) => all === null, fn: () => shopsAsk(), target: shopsFx })
