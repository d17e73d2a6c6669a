import * as v from 'valibot'
import { Email } from '../contact/contact.ts'
import { defineEndpoint } from '../core/endpoint.ts'

export const subscriberExists = defineEndpoint('/subscriber-exists', {
  name: 'subscriberExists',
  method: 'POST',
  body: v.object({ email: Email }),
  answer: v.object({
    /** True when the address is the shopper’s own, confirmed and subscribed. */
    email: v.boolean(),
  }),
  about:
    'Whether the shopper’s own e-mail is subscribed to the letters of the shop; false for any other. Ten times an hour for a session (TOO_MANY_REQUESTS).',
  example: { body: { email: 'anna@example.com' }, answer: { email: true } },
})
