import { sample } from 'effector'
import { popupClosed } from '@shop/session'
import { createPiece } from '../../features/variants/piece.ts'

const piece = createPiece()
export const { asked: productRequested, sizeChosen, weightChosen, retried, $product, $failure, $choice, $canAdd } = piece

// The word about a piece in the bag is the page's or the bag's own.
sample({ clock: piece.landed, fn: () => {}, target: popupClosed })
