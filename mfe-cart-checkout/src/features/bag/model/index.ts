import { combine } from 'effector'
import { $pendingChanges } from './changes.ts'
import { $canUndo } from './lines/removal.ts'

export { $pendingChanges, $unsent, retried, wanted } from './changes.ts'
export { $freeDelivery } from './delivery.ts'
export { $isBeforeDelivery, $sums } from './sums.ts'
export { $lines, $nothingToBuy, $totals, $view, type BagView } from './lines/lines.ts'
export { $failure, bagRequested } from './loading.ts'
export { quantityChosen, sizeChanged } from './lines/quantities.ts'
export { $notes } from './refusals.ts'
export { lineMoved } from './lines/moving.ts'
export { lineRemoved, removalUndone, removed } from './lines/removal.ts'
export { isSold } from './totals.ts'

/** A version swap waits for pending changes and the undo toast: their state is in this model. */
export const $dirty = combine($pendingChanges, $canUndo, (pendingChanges, canUndo) => pendingChanges.length > 0 || canUndo)
