import { createEvent, createStore, sample } from 'effector'
import { calculateFullCart } from '@shop/contracts/cart/cart-actions'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { codeOf, createRequestFx, wordsOf } from '@shop/http'
import { type Box, boxChange, boxOf, createPackaging, type PackagingChange } from '#features/packaging/packaging.ts'
import { ofBag } from '../whole-cart-calls.ts'

export interface Packaging extends Pick<FullCartData, 'version' | 'giftPack' | 'festivePack' | 'deletePriceTags' | 'currency'> {
  box: Box
  /** Words on the card. */
  words: string
}

export const packagingShown = createEvent<void>()
export const boxChosen = createEvent<Box>()
export const wordsWritten = createEvent<string>()
export const tagsChosen = createEvent<boolean>()

const wholeFx = createRequestFx(calculateFullCart)
const calls = createPackaging(ofBag)
const answered = sample({ clock: [wholeFx.doneData.map(({ cartData }) => cartData), calls.answered] })

function packagingOf(cart: FullCartData, known: Packaging | null): Packaging {
  const { version, giftPack, festivePack, giftOptions, deletePriceTags, currency } = cart
  const box = boxOf(cart)
  // Without a box the server forgets the words; here they wait for the next box.
  const words = box === 'own' ? (known?.words ?? '') : (giftOptions.postCard ?? '')
  return { version, giftPack, festivePack, deletePriceTags, currency, box, words }
}
const newer = (known: Packaging | null, cart: FullCartData) => (known && cart.version < known.version ? known : packagingOf(cart, known))

/** As the server has it. */
const $kept = createStore<Packaging | null>(null, { serialize: 'ignore' }).on(answered, newer)

/** The same with the choice that is on its way to it. */
export const $packaging = createStore<Packaging | null>(null, { serialize: 'ignore' })
  .on(boxChosen, (known, box) => known && { ...known, box })
  .on(wordsWritten, (known, words) => known && { ...known, words })
  .on(tagsChosen, (known, deletePriceTags) => known && { ...known, deletePriceTags })
  .on(answered, newer)

/** It could not be read: the bag goes on without it. */
export const $isWithoutPackaging = createStore(false, { serialize: 'ignore' })
  .on(wholeFx.fail, () => true)
  .reset(answered)

export const $packagingFault = createStore<{ code: ErrorCode; text: string | null } | null>(null, { serialize: 'ignore' })
  .on(answered, (_, { packageError }) => packageError && { code: packageError.code, text: packageError.message })
  .on(calls.failed, (_, error) => ({ code: codeOf(error), text: wordsOf(error) }))
  .reset(boxChosen, wordsWritten, tagsChosen)

// What was not taken goes back; words that were typed stay.
sample({
  clock: calls.failed,
  source: { kept: $kept, packaging: $packaging },
  fn: ({ kept, packaging }) => kept && { ...kept, words: packaging?.words ?? kept.words },
  target: $packaging,
})

sample({ clock: packagingShown, fn: () => ({ body: {} }), target: wholeFx })
sample({ clock: wholeFx.doneData, fn: ({ cartData }) => cartData, target: ofBag.received })
sample({
  clock: [boxChosen, wordsWritten],
  source: $packaging,
  filter: Boolean,
  fn: ({ box, words }): PackagingChange => ({ ...boxChange(box), postCard: words }),
  target: calls.changed,
})
sample({ clock: tagsChosen, fn: (chosen): PackagingChange => ({ what: 'tags', chosen }), target: calls.changed })
