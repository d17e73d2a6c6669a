import { combine } from 'effector'
import { createUnsaved } from '../../../features/unsaved/unsaved.ts'
import { addressRemoval } from './address.ts'
import { searchRemoval } from './searches.ts'
import { sizesRemoval } from './sizes.ts'
import { $isChoosing } from './subscriptions.ts'

const { $isEdited, useUnsaved } = createUnsaved()
export { useUnsaved }

/** What is typed, what can still be undone and what is being sent live in this document alone: a release waits for them. */
export const $unsaved = combine(
  [$isEdited, $isChoosing, addressRemoval.$canUndo, searchRemoval.$canUndo, sizesRemoval.$canUndo],
  (unsaved) => unsaved.some(Boolean),
)
