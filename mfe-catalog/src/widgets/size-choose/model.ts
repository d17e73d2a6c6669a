import { sample } from 'effector'
import { popupClosed } from '@shop/session'
import { createPiece } from '#features/variants/piece.ts'

const piece = createPiece('size-choose')
export const { asked: productRequested, sizeChosen, weightChosen, retried, $product, $failure, $choice, $canAdd } = piece

sample({ clock: piece.landed, target: popupClosed })
