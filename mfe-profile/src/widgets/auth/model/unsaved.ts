import { combine } from 'effector'
import { createUnsaved } from '../../../features/unsaved/unsaved.ts'
import { $step } from './step.ts'

const { $isEdited, useUnsaved } = createUnsaved()
export { useUnsaved }

/** From the code on, what was done lives in this document alone: a release waits for the shopper. */
export const $dirty = combine($isEdited, $step, (isEdited, step) => isEdited || step !== 'login')
