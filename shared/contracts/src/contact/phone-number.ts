import * as v from 'valibot'
import { plainText } from '../core/text/plain-text.ts'

/** Marks a field that holds a phone: the server reads it by the storefront and its country before the check [forms.phone-prefix]. */
export const typedPhone = v.metadata<string, { readonly holdsPhone: true }>({ holdsPhone: true })

/** Removes spaces, brackets and hyphens. */
export const withoutSeparators = (text: string) => plainText(text).replace(/[\s()-]/g, '')

/** A number of the Russian storefront: a leading 8 becomes +7. Anything else is kept for validation to refuse. */
export function russianPhone(text: string): string {
  const signs = withoutSeparators(text)
  return /^8\d{10}$/.test(signs) ? `+7${signs.slice(1)}` : signs
}
