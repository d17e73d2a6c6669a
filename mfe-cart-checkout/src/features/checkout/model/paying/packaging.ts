import { createEvent, createStore, sample } from 'effector'
import { festivePack, giftPack, priceTags } from '@shop/contracts/cart/cart-actions'
import { createRequestFx } from '@shop/http'
import { $choices, fullCartReceived } from '../cart.ts'

export type Packaging = 'gift' | 'festive' | 'tags'

export const packagingChosen = createEvent<{ what: Packaging; chosen: boolean }>()

const giftFx = createRequestFx(giftPack)
const festiveFx = createRequestFx(festivePack)
const tagsFx = createRequestFx(priceTags)

for (const [what, fx] of [
  ['gift', giftFx],
  ['festive', festiveFx],
] as const) {
  sample({
    clock: packagingChosen,
    source: $choices,
    filter: (_, wanted) => wanted.what === what,
    fn: (choices, { chosen }) => ({ body: { ...choices, chosen } }),
    target: fx,
  })
}
sample({
  clock: packagingChosen,
  source: $choices,
  filter: (_, { what }) => what === 'tags',
  fn: (choices, { chosen }) => ({ body: { ...choices, chosen } }),
  target: tagsFx,
})
const answers = [giftFx.doneData, festiveFx.doneData, tagsFx.doneData]
sample({ clock: answers, fn: ({ cartData }) => cartData, target: fullCartReceived })

/** The server's error text, such as for GIFT_PACK_NOT_ADDED. */
export const $packagingFailed = createStore(false, { serialize: 'ignore' })
  .on([giftFx.fail, festiveFx.fail, tagsFx.fail], () => true)
  .reset(packagingChosen)
