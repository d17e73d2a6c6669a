import * as v from 'valibot'
import type { Locale } from '@shop/contracts/shop/storefront'
import { name, surname } from '@shop/forms/fields/names'
import { validated } from '@shop/forms/resolver'

const words = (verdict: (text: string) => ReturnType<typeof name>) => v.pipe(v.string(), v.trim(), validated(verdict))

/** Schema of first name and surname, by storefront alphabet. */
export const nameFields = (locale: Locale) => ({
  name: words((text) => name(text, locale)),
  surname: words((text) => surname(text, locale)),
})
