import * as v from 'valibot'
import { REVIEW_FITS, REVIEW_MAX, REVIEW_MIN } from '@shop/contracts/catalog/reviews/limits'
import { UploadedPicture } from '@shop/contracts/catalog/reviews/write-review'
import type { Locale } from '@shop/contracts/shop/storefront'
import { name } from '@shop/forms/fields/names'
import { lengthWithin, required } from '@shop/forms/required'
import { validated } from '@shop/forms/resolver'

/** Schema of the form; messages are error codes. The alphabet of names is the storefront's. */
export const fieldsOf = (locale: Locale) =>
  v.object({
    stars: v.pipe(
      v.number(),
      validated((stars: number) => (stars > 0 ? null : 'REQUIRED_FIELD')),
    ),
    /** Empty: not said. */
    fit: v.picklist(['', ...REVIEW_FITS]),
    text: v.pipe(
      v.string(),
      v.trim(),
      validated((text: string) => required(text, 'EMPTY_FIELD') ?? lengthWithin(text, { min: REVIEW_MIN, max: REVIEW_MAX })),
    ),
    /** Uploaded ones, in their order. */
    pictures: v.array(UploadedPicture),
    name: v.pipe(
      v.string(),
      v.trim(),
      validated((text: string) => name(text, locale)),
    ),
    showsSize: v.boolean(),
  })
export type Fields = v.InferOutput<ReturnType<typeof fieldsOf>>
