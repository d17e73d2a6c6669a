import { createEffect, createEvent, createStore, sample } from 'effector'
import { checkoutStepReached } from '@shop/contracts/events/checkout-step'
import { emitterOf } from '@shop/events'
import { draftDone, sectionOpened } from '../draft.ts'
import type { Section } from '../form/values.ts'
import { orderSubmitted } from './paying/placing.ts'

/** Analytics steps of checkout. */
const STEP = { contact: 2, delivery: 3, payment: 4, contactMethod: 5, confirmed: 6 } as const satisfies Record<
  Section | 'contactMethod' | 'confirmed',
  number
>

export const contactMethodChosen = createEvent<void>()

const reached = emitterOf(checkoutStepReached, 'mfe-cart-checkout')
sample({ clock: sectionOpened, fn: (section) => ({ step: STEP[section] }), target: reached })
sample({ clock: contactMethodChosen, fn: () => ({ step: STEP.contactMethod }), target: reached })

const $isMethodTold = createStore(false, { serialize: 'ignore' })
  .on(contactMethodChosen, () => true)
  .reset(draftDone)
// Keeping the preselected method counts as choosing it.
const methodKept = sample({ clock: orderSubmitted, source: $isMethodTold, filter: (isTold) => !isTold })
sample({ clock: methodKept, fn: () => ({ step: STEP.contactMethod }), target: reached })
// An effect puts this event after the one above: of two in a row the emitter sends only the last.
const confirmedFx = createEffect(() => {})
sample({ clock: orderSubmitted, fn: () => undefined, target: confirmedFx })
sample({ clock: confirmedFx.done, fn: () => ({ step: STEP.confirmed }), target: reached })
$isMethodTold.on(methodKept, () => true)
