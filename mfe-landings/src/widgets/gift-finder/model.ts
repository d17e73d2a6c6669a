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
/** What the shown choice leads to. */
export const $pieces = combine($gifts, $choice, (gifts, choice) => (gifts ? piecesOf(gifts, choice) : 0))

// What came with the document is not asked for again.
sample({ clock: opened, source: $gifts, filter: (gifts) => gifts === null, fn: () => giftsAsk(), target: giftsFx })
