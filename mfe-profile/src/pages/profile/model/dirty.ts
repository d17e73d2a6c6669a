import { combine } from 'effector'
import { $passwordEdited } from './account/password-draft.ts'
import { $unsaved } from './unsaved.ts'

/** Unsaved input: version swaps wait. */
export const $dirty = combine([$passwordEdited, $unsaved], (edited) => edited.some(Boolean))
