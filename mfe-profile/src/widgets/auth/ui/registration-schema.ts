import * as v from 'valibot'
import type { Locale } from '@shop/contracts/storefront'
import { email } from '@shop/forms/contact'
import { name, surname } from '@shop/forms/names'
import { judged } from '@shop/forms/resolver'

/** Names by the storefront's letters (reading 46); the e-mail may stay empty; consent is a box of its own (reading 50). */
export const newShopper = (locale: Locale) =>
  v.object({
    name: v.pipe(
      v.string(),
      v.trim(),
      judged((text: string) => name(text, locale)),
    ),
    surname: v.pipe(
      v.string(),
      v.trim(),
      judged((text: string) => surname(text, locale)),
    ),
    email: v.pipe(
      v.string(),
      v.trim(),
      judged((text: string) => (text === '' ? null : email(text))),
      v.transform((text) => text || null),
    ),
    agreement: v.pipe(v.boolean(), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
    newsletterSubscription: v.boolean(),
  })
