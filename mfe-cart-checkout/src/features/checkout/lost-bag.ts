import { combine, createEvent, createStore, sample } from 'effector'
import { skuOfLine, type CartLine } from '@shop/contracts/cart/cart'
import { $cart, addAllToBag, cartAnswered } from '@shop/session'
import { draftDone } from './draft.ts'

/** The session ended while checkout showed these lines: the bag of the next session may lack them. */
export const linesAtRisk = createEvent<readonly CartLine[]>()
/** The shopper wants them back. */
export const linesWanted = createEvent<void>()

const $atRisk = createStore<readonly CartLine[]>([], { serialize: 'ignore' })
  .on(linesAtRisk, (_, lines) => lines)
  .on(cartAnswered, (lines, { products }) => (products.length > 0 ? [] : lines))
  .reset(draftDone)

/** What stayed in the bag of the session that ended. */
export const $lostLines = combine($atRisk, $cart, (lines, cart) => (cart?.products.length === 0 ? lines : []))

sample({
  clock: linesWanted,
  source: $lostLines,
  fn: (lines) => ({
    additions: lines.map(({ id, name, quantity, engraving }) => ({
      skuId: skuOfLine(id),
      name,
      quantity,
      ...(engraving && { engraving: { text: engraving.text, face: engraving.face } }),
      from: 'cart',
    })),
  }),
  target: addAllToBag,
})
