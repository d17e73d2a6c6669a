import { sample } from 'effector'
import { popupClosed } from '@shop/session'
import { createPiece } from '../../features/variants/piece.ts'

export const { asked: productRequested, sizeChosen, weightChosen, retried, landed, $product, $failure, $choice, $canAdd } = createPiece()

// The word about a piece in the bag is the page's or the bag's own.
sample({ clock: landed, fn: () => {}, target: popupClosed })
