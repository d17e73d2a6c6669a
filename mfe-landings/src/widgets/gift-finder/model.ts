import { combine, createEvent, createStore, sample } from 'effector'
import { giftChoice, type GiftChoice } from '@shop/contracts/cart/gifts'
import { createRequestFx } from '@shop/http'
import type { Address } from '@shop/routing'
import { giftsAsk } from './asks.ts'
import { ANY, piecesOf, type Choice } from './choice.ts'

export const opened = createEvent<Address>()
export const choiceMade = createEvent<Choice>()
const giftsFx = createRequestFx(giftChoice)

export const $gifts = createStore<GiftChoice | null>(null).on(giftsFx.doneData, (_, gifts) => gifts)
const $choice = createStore(ANY, { serialize: 'ignore' }).on(choiceMade, (_, choice) => choice)
/** Products of the current choice. */
export const $pieces = combine($gifts, $choice, (gifts, choice) => (gifts ? piecesOf(gifts, choice) : 0))

// Skips loading of server-rendered data.
sample({ clock: opened, source: $gifts, filter: (gifts) => gifts === null, fn: () => giftsAsk(), target: giftsFx })
