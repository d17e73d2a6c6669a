import { createEvent, sample } from 'effector'
import { popupClosed } from '@shop/session'
import { createPiece } from '#features/variants/piece.ts'

const piece = createPiece('size-choose')
export const { asked: productRequested, sizeChosen, weightChosen, retried, $product, $failure, $choice, $canAdd } = piece

/** The size that a line of the bag has now: it is chosen beforehand. */
export const currentKnown = createEvent<string>()
const current = sample({
  clock: currentKnown,
  source: piece.$product,
  filter: Boolean,
  fn: (product, id) => product.skuListWithGems.find((sku) => sku.id === id),
}).filter({ fn: (sku) => sku !== undefined })
sample({ clock: current.filterMap((sku) => sku.size ?? undefined), target: sizeChosen })
sample({ clock: current.filterMap((sku) => sku.mainGemWeight ?? undefined), target: weightChosen })

sample({ clock: piece.landed, target: popupClosed })
