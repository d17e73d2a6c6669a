import { createEvent, createStore, sample } from 'effector'
import { calculateFullCart, festivePack, giftPack, priceTags } from '@shop/contracts/cart/cart-actions'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, createRequestFx, wordsOf } from '@shop/http'
import { cartAnswered } from '@shop/session'

/** The box of each piece, or one box for the order, which comes with a card. */
export type Box = 'own' | 'gift' | 'festive'

export interface Packing extends Pick<FullCartData, 'version' | 'giftPack' | 'festivePack' | 'deletePriceTags' | 'currency'> {
  box: Box
  /** Words on the card. */
  words: string
}

export const packingShown = createEvent<void>()
export const boxChosen = createEvent<Box>()
export const wordsWritten = createEvent<string>()
export const tagsChosen = createEvent<boolean>()

const wholeFx = createRequestFx(calculateFullCart)
const giftFx = createRequestFx(giftPack)
const festiveFx = createRequestFx(festivePack)
const tagsFx = createRequestFx(priceTags)
const changes = [giftFx, festiveFx, tagsFx] as const
const answered = sample({ clock: [wholeFx, ...changes].map((fx) => fx.doneData), fn: ({ cartData }) => cartData })

function packingOf(cart: FullCartData, known: Packing | null): Packing {
  const { version, giftPack, festivePack, giftOptions, deletePriceTags, currency } = cart
  const box = festivePack.chosen ? 'festive' : giftPack.chosen ? 'gift' : 'own'
  // Without a box the server forgets the words; here they wait for the next box.
  const words = box === 'own' ? (known?.words ?? '') : (giftOptions.postCard ?? '')
  return { version, giftPack, festivePack, deletePriceTags, currency, box, words }
}

const newer = (known: Packing | null, cart: FullCartData) => (known && cart.version < known.version ? known : packingOf(cart, known))

/** As the server has it. */
const $kept = createStore<Packing | null>(null, { serialize: 'ignore' }).on(answered, newer)

/** The same with the choice that is on its way to it. */
export const $packing = createStore<Packing | null>(null, { serialize: 'ignore' })
  .on(boxChosen, (known, box) => known && { ...known, box })
  .on(wordsWritten, (known, words) => known && { ...known, words })
  .on(tagsChosen, (known, deletePriceTags) => known && { ...known, deletePriceTags })
  .on(answered, newer)

/** Unknown for good: the bag goes on without it. */
export const $isWithoutPacking = createStore(false, { serialize: 'ignore' })
  .on(wholeFx.fail, () => true)
  .reset(answered)

export const $packingFault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  .on(answered, (_, { packageError }) => packageError && { code: packageError.code, text: packageError.message })
  .on(
    changes.map((fx) => fx.failData),
    (_, error) => ({ code: codeOf(error), text: wordsOf(error) }),
  )
  .reset(boxChosen, wordsWritten, tagsChosen)

// What was not taken goes back; words that were typed stay.
sample({
  clock: changes.map((fx) => fx.fail),
  source: { kept: $kept, packing: $packing },
  fn: ({ kept, packing }) => kept && { ...kept, words: packing?.words ?? kept.words },
  target: $packing,
})

sample({ clock: packingShown, fn: () => ({ body: {} }), target: wholeFx })
sample({ clock: [boxChosen, wordsWritten], source: $packing, filter: Boolean, target: createSend() })
sample({ clock: tagsChosen, fn: (chosen) => ({ body: { chosen } }), target: tagsFx })
sample({ clock: answered, target: cartAnswered })

/** No box of the order is the gift box taken back: that call takes either away. */
function createSend() {
  const send = createEvent<Packing>()
  sample({
    clock: send,
    filter: ({ box }) => box !== 'festive',
    fn: ({ box, words }) => ({ body: { chosen: box === 'gift', postCard: words } }),
    target: giftFx,
  })
  sample({
    clock: send,
    filter: ({ box }) => box === 'festive',
    fn: ({ words }) => ({ body: { chosen: true, postCard: words } }),
    target: festiveFx,
  })
  return send
}
