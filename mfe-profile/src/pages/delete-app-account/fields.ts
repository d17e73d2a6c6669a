import * as v from 'valibot'
import { phone, phoneNumber } from '@shop/forms/fields/contact'
import { checked } from '@shop/forms/required'
import { judged, resolverOf } from '@shop/forms/resolver'

const fields = v.object({
  phone: v.pipe(v.string(), judged(phone), v.transform(phoneNumber)),
  understood: v.pipe(
    v.boolean(),
    judged((value: boolean) => checked(value)),
  ),
  // Missing characters load another picture, like wrong ones.
  signs: v.string(),
})
export type Fields = v.InferOutput<typeof fields>

export const resolver = resolverOf(fields)
