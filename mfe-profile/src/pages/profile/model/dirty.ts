import { combine } from 'effector'
import { $passwordEdited } from './account/password-draft.ts'
import { $unsaved } from './unsaved.ts'

/** Something is typed that was not sent: a new version of the page waits. */
export const $dirty = combine([$passwordEdited, $unsaved], (edited) => edited.some(Boolean))
