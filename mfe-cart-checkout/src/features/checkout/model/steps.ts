import { createEvent, sample } from 'effector'
import { checkoutStepReached } from '@shop/contracts/events/checkout-step'
import { emitterOf } from '@shop/events'
import { sectionOpened } from '../draft.ts'
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
sample({ clock: orderSubmitted, fn: () => ({ step: STEP.confirmed }), target: reached })
