import * as v from 'valibot'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { login, phoneNumber } from '@shop/forms/fields/contact'
import { checked, lengthWithin, required } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'
import { allowedSigns } from '@shop/forms/fields/signs'

/** Optional text of at most `max` characters. */
export const words = (max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => lengthWithin(text, { max })),
  )

/** The sender's name; `empty` is the error code for a blank one. */
export const nameOf = (empty: ErrorCode) =>
  v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => required(text, empty)),
    validated(allowedSigns),
    validated((text: string) => lengthWithin(text, { max: 120 })),
  )

/** A phone as digits, or a lower-case e-mail. */
export const contact = v.pipe(
  v.string(),
  v.trim(),
  validated(login),
  v.transform((text) => (text.includes('@') ? text.toLowerCase() : phoneNumber(text))),
)

export const agreement = v.pipe(
  v.boolean(),
  validated((value: boolean) => checked(value, 'PERSONAL_DATA_AGREEMENT')),
)
