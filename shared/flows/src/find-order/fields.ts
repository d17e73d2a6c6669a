import * as v from 'valibot'
import { phone, phoneNumber } from '@shop/forms/fields/contact'
import { plainText } from '@shop/forms/text'
import { matches, required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'

const NUMBER = /^\d{7,12}$/

/** Normalizes a typed number such as 482-0719 or № 4820719. */
export const orderNumber = (typed: string): string => plainText(typed).replace(/\D/g, '')

export const orderFields = v.object({
  number: v.pipe(
    v.string(),
    v.transform(orderNumber),
    validated((number: string) => required(number) ?? matches(number, NUMBER)),
  ),
  phone: v.pipe(v.string(), validated(phone), v.transform(phoneNumber)),
  // Missing characters load another picture, like wrong ones.
  signs: v.string(),
})
export type OrderFields = v.InferOutput<typeof orderFields>
export const orderResolver = resolverOf(orderFields)
