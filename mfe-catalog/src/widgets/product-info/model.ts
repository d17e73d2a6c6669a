import { combine, sample } from 'effector'
import { popupClosed } from '@shop/session'
import { $seenCards } from '#features/seen/cards.ts'
import { createPiece } from '#features/variants/piece.ts'

const piece = createPiece('product-info')
export const { asked, sizeChosen, weightChosen, retried, $product, $failure, $choice, $canAdd } = piece

/** What the card has said already: the popup begins with it. */
export const $card = combine($seenCards, piece.$url, (cards, url) => cards.get(url.replace(/\?.*/, '')) ?? null)

// The shopper stays where the card was.
sample({ clock: piece.landed, target: popupClosed })
