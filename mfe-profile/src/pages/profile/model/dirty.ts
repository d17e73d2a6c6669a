import { combine } from 'effector'
import { $wishEdited } from './pieces.ts'

/** Something is typed that was not sent: a new version of the page waits. */
export const $dirty = combine([$wishEdited], (edited) => edited.some(Boolean))
