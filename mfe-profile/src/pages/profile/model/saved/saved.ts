import { createEvent, sample } from 'effector'
import { toastShown } from '@shop/session'
import { phrase } from '../../texts/index.ts'

/** A form was saved: shows a toast. */
export const saved = createEvent<void>()
sample({ clock: saved, fn: () => ({ text: phrase('saved') }), target: toastShown })
