import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { plainText } from './text.ts'

export interface PhoneAbroad {
  /** E.164. */
  number: string
  /** +971 50 123 4567 */
  shown: string
}

/**
 * A number of the international storefront: with a plus (or 00) it names its country itself, without one it is a number of the chosen
 * country. A trunk zero goes. Null for what is no number there. Loaded on demand: the table of all countries is large [forms.phone-abroad].
 */
export function readPhoneAbroad(typed: string, country: string): PhoneAbroad | null {
  const text = plainText(typed).trim().replace(/^00/, '+')
  const found = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  // New ranges of numbers appear: a number with its country only needs a possible length.
  const isNumber = text.startsWith('+') ? found?.isPossible() : found?.isValid()
  return found && isNumber ? { number: found.number, shown: found.formatInternational() } : null
}
