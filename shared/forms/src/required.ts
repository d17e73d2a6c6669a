import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { plainText, readableText } from './text.ts'
import type { Verdict } from './verdict.ts'

/** Refuses blank values; the code can be customized: `required(city, 'EMPTY_CITY')`. */
export const required = (text: string | null | undefined, code: ErrorCode = 'REQUIRED_FIELD'): Verdict =>
  plainText(text ?? '').trim() ? null : code

/** A box that must be checked: `checked(consent, 'PERSONAL_DATA_AGREEMENT')`. */
export const checked = (value: boolean, code: ErrorCode = 'REQUIRED_FIELD'): Verdict => (value ? null : code)

/** A radio group or a list needs a choice. */
export const chosen = (value: string | number | null | undefined, code: ErrorCode = 'REQUIRED_FIELD'): Verdict =>
  value === null || value === undefined || value === '' ? code : null

/** Counts trimmed characters, not UTF-16 units. */
export function lengthWithin(text: string, { min = 0, max = Infinity }: { min?: number; max?: number }): Verdict {
  const length = [...readableText(text).trim()].length
  if (length < min) return 'TOO_SHORT'
  return length > max ? 'TOO_LONG' : null
}

export const matches = (text: string, pattern: RegExp, code: ErrorCode = 'WRONG_FIELD'): Verdict =>
  pattern.test(plainText(text).trim()) ? null : code
