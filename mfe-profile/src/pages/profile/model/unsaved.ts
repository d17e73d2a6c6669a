import { sample, type Store } from 'effector'
import { createUnsaved } from '#features/unsaved/unsaved.ts'

const { $isEdited, formEdited, useUnsaved } = createUnsaved()
export { useUnsaved, $isEdited as $unsaved }

/** Undo and pending changes exist in this document only: version swaps wait. */
export function holdRelease(name: string, $isHeld: Store<boolean>) {
  sample({ clock: $isHeld, fn: (isEdited) => ({ form: name, isEdited }), target: formEdited })
}
