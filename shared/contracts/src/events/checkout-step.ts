import * as v from 'valibot'
import { defineEvent } from './define-event.ts'

/** 1 go to cart, 2 contact details, 3 delivery, 4 payment, 5 contact method, 6 order confirmed, 7 thank-you page. */
export const checkoutStepReached = defineEvent(
  'checkout.step',
  '1.0.0',
  v.object({ step: v.picklist([1, 2, 3, 4, 5, 6, 7]) }),
  'A shopper has come to a step of checkout, by the numbers of analytics.',
)
