import { createEffect, createEvent, sample } from 'effector'
import { popupClosed, toastShown } from '@shop/session'
import { createEnrolment } from '#features/passkey/enrolment.ts'
import { markOffered } from '#features/passkey/offered.ts'
import { phrase } from './texts/index.ts'

/** Shown: never offered again on this device. */
export const shown = createEvent<void>()

export const enrolment = createEnrolment()
const noteFx = createEffect(markOffered)

sample({ clock: shown, fn: () => undefined, target: [noteFx, enrolment.forgotten] })
sample({ clock: enrolment.made, fn: () => ({ text: phrase('passkeyMade') }), target: toastShown })
sample({ clock: enrolment.made, fn: () => undefined, target: popupClosed })
