import * as v from 'valibot'
import type { Locale } from '@shop/contracts/storefront'
import { email } from '@shop/forms/contact'
import { judged } from '@shop/forms/resolver'
import { nameFields } from '../../../features/person/name-schema.ts'

/** Names by the storefront's letters; the e-mail may stay empty; consent is a box of its own. */
export const newShopper = (locale: Locale) =>
  v.object({
    ...nameFields(locale),
    email: v.pipe(
      v.string(),
      v.trim(),
      judged((text: string) => (text === '' ? null : email(text))),
      v.transform((text) => text || null),
    ),
    agreement: v.pipe(v.boolean(), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
    newsletterSubscription: v.boolean(),
  })
