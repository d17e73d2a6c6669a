import * as v from 'valibot'
import { BOOKING_COMMENT_MAX } from '@shop/contracts/services/bookings'
import type { Locale } from '@shop/contracts/shop/storefront'
import { phone, phoneNumber } from '@shop/forms/fields/contact'
import { name } from '@shop/forms/fields/names'
import { chosen, lengthWithin } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'
import { time } from '@shop/forms/fields/time'
import { agreement, words } from '#features/letter/fields.ts'

const NAME_MAX = 60
const choice = () =>
  v.pipe(
    v.string(),
    validated((value: string) => chosen(value)),
  )

/** Booking form schema; names by storefront alphabet. */
export const fieldsOf = (locale: Locale) =>
  v.object({
    service: choice(),
    shop: choice(),
    /** yyyy-mm-dd and hh:mm in the shop's time zone. */
    day: choice(),
    time: v.pipe(v.string(), validated(time)),
    name: v.pipe(
      v.string(),
      v.trim(),
      validated((text: string) => name(text, locale) ?? lengthWithin(text, { max: NAME_MAX })),
    ),
    phone: v.pipe(v.string(), validated(phone), v.transform(phoneNumber)),
    comment: words(BOOKING_COMMENT_MAX),
    agreement,
  })
export type Fields = v.InferOutput<ReturnType<typeof fieldsOf>>
