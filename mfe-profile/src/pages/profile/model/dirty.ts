import { combine } from 'effector'
import { $passwordEdited } from './password-draft.ts'

/** Something is typed that was not sent: a new version of the page waits. */
export const $dirty = combine([$passwordEdited], (edited) => edited.some(Boolean))
