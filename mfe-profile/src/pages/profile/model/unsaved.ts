import { sample, type Store } from 'effector'
import { createUnsaved } from '../../../features/unsaved/unsaved.ts'

const { $isEdited, formEdited, useUnsaved } = createUnsaved()
export { useUnsaved, $isEdited as $unsaved }

/** What can still be undone, or is being sent, lives in this document alone: a release waits for it. */
export function holdRelease(name: string, $isHeld: Store<boolean>) {
  sample({ clock: $isHeld, fn: (isEdited) => ({ form: name, isEdited }), target: formEdited })
}
