import * as v from 'valibot'
import type { Locale } from '@shop/contracts/shop/storefront'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@shop/contracts/core/limits'
import { email } from '@shop/forms/fields/contact'
import { lengthWithin } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'
import { nameFields } from '#features/person/name-schema.ts'

/** Names by storefront alphabet; e-mail and password are optional, but a password requires an e-mail; consent is required. */
export const newShopper = (locale: Locale) =>
  v.pipe(
    fields(locale),
    v.transform((shopper) => (shopper.email === null ? { ...shopper, password: null } : shopper)),
  )

const fields = (locale: Locale) =>
  v.object({
    ...nameFields(locale),
    email: v.pipe(
      v.string(),
      v.trim(),
      validated((text: string) => (text === '' ? null : email(text))),
      v.transform((text) => text || null),
    ),
    password: v.pipe(
      v.string(),
      validated((text: string) => (text === '' ? null : lengthWithin(text, { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH }))),
      v.transform((text) => text || null),
    ),
    agreement: v.pipe(v.boolean(), v.literal(true, 'PERSONAL_DATA_AGREEMENT')),
    newsletterSubscription: v.boolean(),
  })
