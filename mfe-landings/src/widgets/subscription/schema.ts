import * as v from 'valibot'
import { email } from '@shop/forms/fields/contact'
import { validated } from '@shop/forms/resolver'

/** Two boxes: the law requires separate consents for advertising and personal data. */
export const subscriptionSchema = v.object({
  email: v.pipe(v.string(), v.trim(), validated(email)),
  agreement: v.pipe(v.boolean(), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
  newsletterSubscription: v.pipe(v.boolean(), v.literal(true, 'REQUIRED_FIELD')),
})
