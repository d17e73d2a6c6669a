import * as v from 'valibot'
import { phone, phoneNumber } from '@shop/forms/fields/contact'
import { checked } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'

export const fields = v.object({
  phone: v.pipe(v.string(), validated(phone), v.transform(phoneNumber)),
  understood: v.pipe(
    v.boolean(),
    validated((value: boolean) => checked(value)),
  ),
  // Missing characters load another picture, like wrong ones.
  signs: v.string(),
})
export type Fields = v.InferOutput<typeof fields>

export const resolver = resolverOf(fields)
