import * as v from 'valibot'
import { CONSULT_COMMENT_MAX, ConsultWay } from '@shop/contracts/services/consults'
import type { Locale } from '@shop/contracts/shop/storefront'
import { phone, phoneNumber } from '@shop/forms/fields/contact'
import { name } from '@shop/forms/fields/names'
import { checked, lengthWithin } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'

const NAME_MAX = 60

/** Stylist request schema; names by storefront alphabet. */
export const fieldsOf = (locale: Locale) =>
  v.object({
    way: ConsultWay,
    /** An instant of `consultStarts`; empty: as soon as possible. */
    start: v.string(),
    name: v.pipe(
      v.string(),
      v.trim(),
      validated((text: string) => name(text, locale) ?? lengthWithin(text, { max: NAME_MAX })),
    ),
    phone: v.pipe(v.string(), validated(phone), v.transform(phoneNumber)),
    comment: v.pipe(
      v.string(),
      v.trim(),
      validated((text: string) => lengthWithin(text, { max: CONSULT_COMMENT_MAX })),
    ),
    agreement: v.pipe(
      v.boolean(),
      validated((value: boolean) => checked(value, 'PERSONAL_DATA_AGREEMENT')),
    ),
  })
export type Fields = v.InferOutput<ReturnType<typeof fieldsOf>>
