import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { AUTH_CODE_LENGTH, CERTIFICATE_MAX_RUB, CERTIFICATE_MIN_RUB, PASSWORD_MIN_LENGTH } from '@shop/contracts/core/limits'
import { required } from '../required.ts'
import { plainText } from '../text.ts'
import { majorOf } from './amount.ts'
import type { Verdict } from '../verdict.ts'

const digits =
  (length: number, empty: ErrorCode, wrong: ErrorCode) =>
  (text: string): Verdict =>
    required(text, empty) ?? (new RegExp(`^\\d{${length}}$`).test(plainText(text).trim()) ? null : wrong)

/** Bank details: BIC/BIK 9 digits, TIN/INN 10, account 20. */
export const bik = digits(9, 'REQUIRED_FIELD', 'WRONG_FIELD')
export const inn = digits(10, 'REQUIRED_FIELD', 'WRONG_FIELD')
export const bankAccount = digits(20, 'REQUIRED_FIELD', 'WRONG_FIELD')

/** Digits only: no spaces, no sign. */
export const digitsOnly = (text: string): Verdict => required(text) ?? (/^\d+$/.test(plainText(text).trim()) ? null : 'WRONG_FIELD')

export const authCode = digits(AUTH_CODE_LENGTH, 'EMPTY_AUTH_CODE', 'WRONG_AUTH_CODE')

/** At least six characters; spaces count. */
export const password = (text: string): Verdict =>
  text === '' ? 'EMPTY_PASSWORD' : [...text].length < PASSWORD_MIN_LENGTH ? 'TOO_SHORT' : null

/** A typed sum: whole roubles from 1000 to 200 000. */
export function certificateAmount(typed: string): Verdict {
  if (plainText(typed).trim() === '') return 'CHOOSE_DENOMINATION'
  const rub = majorOf(typed, 'RUB')
  if (rub === null) return 'WRONG_AMOUNT'
  if (!Number.isInteger(rub)) return 'WHOLE_AMOUNT'
  return rub >= CERTIFICATE_MIN_RUB && rub <= CERTIFICATE_MAX_RUB ? null : 'CERTIFICATE_RANGE'
}
