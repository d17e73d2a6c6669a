import type { Currency } from '@shop/contracts/core/money'
import { plainText } from '../text.ts'

/** What people write beside a sum of this currency. */
const CURRENCY_WORDS: Record<Currency, RegExp> = {
  RUB: /₽|руб(?:ль|ля|лей)?\.?|р\.?|rub|rur|ro?ubles?/i,
  USD: /us\$|\$|usd|долл(?:ар|ара|аров)?\.?|dollars?/i,
  AED: /aed|dhs?\.?|дирхам(?:а|ов)?|dirhams?|د\.إ\.?/i,
}
const aroundOf = ({ source }: RegExp) => new RegExp(`^(?:${source})\\s*(?=[\\d])|(?<=[\\d.,])\\s*(?:${source})$`, 'giu')
const AROUND = { RUB: aroundOf(CURRENCY_WORDS.RUB), USD: aroundOf(CURRENCY_WORDS.USD), AED: aroundOf(CURRENCY_WORDS.AED) }

// Digits in a row, or groups of three by one and the same separator.
const WHOLE = /^(?:\d+|\d{1,3}(?:([ '.,])\d{3})(?:\1\d{3})*)$/
// One or two digits behind the last dot or comma: money has no third.
const CENTS = /[.,](\d{1,2})$/
const MAX_MAJOR = 1_000_000_000

/**
 * A typed or pasted sum in minor units: `1 500,00`, `1,500.50`, `1.500 ₽`, `$20`. Null for anything that can be read in two ways or is no sum
 * of this currency: never guessed [forms.amount-reader].
 */
export function readAmount(typed: string, currency: Currency): number | null {
  const text = plainText(typed.replaceAll('\u066b', '.').replaceAll('\u066c', ' ')).trim().replace(AROUND[currency], '')
  const cents = CENTS.exec(text)
  const whole = cents ? text.slice(0, cents.index) : text
  const [, separator] = WHOLE.exec(whole) ?? [null]
  // In 1,500,50 the same sign would part both thousands and cents.
  if (!WHOLE.test(whole) || (cents && separator === cents[0][0])) return null
  // 0,500 is no group of thousands.
  if (separator && whole.startsWith('0')) return null
  const major = Number(whole.replace(/\D/g, ''))
  return major > MAX_MAJOR ? null : major * 100 + Number((cents?.[1] ?? '').padEnd(2, '0'))
}

// The mask parts its groups by a no-break space, a person by a usual one.
const OWN_GROUPS = /^\p{Nd}+(?:\u00a0\p{Nd}+)*$/u
const SPACED_GROUPS = /^(?:\d+|[1-9]\d{0,2}(?: \d{3})+)$/

/**
 * Groups thousands while digits are typed. Groups that a person has made stay as they are: the mask never changes how `readAmount` reads
 * them. `typed`: what keys have left in the field; nothing after a paste.
 */
export function amountMask(text: string, _isDeleting = false, typed = ''): string {
  const plain = plainText(text)
  if (OWN_GROUPS.test(typed) || (typed === '' && SPACED_GROUPS.test(plain))) return grouped(plain.replaceAll(' ', ''))
  return typed === '' ? plain : plainText(typed.replace(/\u00a0$/, ' ').replaceAll('\u00a0', ''))
}

const grouped = (digits: string) => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '\u00a0')

/** An amount in major units for an address: `1500`, `1500.5`. Null as in `readAmount`. */
export function majorOf(typed: string, currency: Currency): number | null {
  const minor = readAmount(typed, currency)
  return minor === null ? null : minor / 100
}
