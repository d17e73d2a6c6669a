import { combine, createStore, sample } from 'effector'
import type { RequestError } from '@shop/http'
import { addToBag, additionFailed, popupClosed, toastShown } from '@shop/session'
import { $seenCards } from '../../features/seen/cards.ts'
import { createPiece } from '../../features/variants/piece.ts'
import { phrase } from './texts/index.ts'

const piece = createPiece()
export const { asked, sizeChosen, weightChosen, retried, $product, $failure, $choice, $canAdd } = piece
const { landed, $url } = piece

/** What the card has said already: the popup begins with it. */
export const $card = combine($seenCards, $url, (cards, url) => cards.get(url) ?? null)

/** The last addition did not work; a new try, or another piece, forgets it. */
export const $refusal = createStore<RequestError | null>(null, { serialize: 'ignore' })
  .on(additionFailed, (_, error) => error)
  .reset(addToBag, asked)

// The shopper stays where the card was: a word at the foot of the page is enough.
sample({ clock: landed, fn: () => {}, target: popupClosed })
sample({
  clock: landed,
  fn: (message) => ({ text: message ?? phrase('added'), link: { label: phrase('toBag'), url: '/cart' } }),
  target: toastShown,
})
