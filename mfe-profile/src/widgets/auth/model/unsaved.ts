import { combine } from 'effector'
import { createUnsaved } from '#features/unsaved/unsaved.ts'
import { $step } from './step.ts'

const { $isEdited, useUnsaved } = createUnsaved()
export { useUnsaved }

/** From the code step on, progress exists in this document only: version swaps wait. */
export const $dirty = combine($isEdited, $step, (isEdited, step) => isEdited || step !== 'login')
