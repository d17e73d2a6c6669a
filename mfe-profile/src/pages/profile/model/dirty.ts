import { combine } from 'effector'
import { $passwordEdited } from './password-draft.ts'
import { $wishEdited } from './pieces.ts'

/** Something is typed that was not sent: a new version of the page waits. */
export const $dirty = combine([$passwordEdited, $wishEdited], (edited) => edited.some(Boolean))
