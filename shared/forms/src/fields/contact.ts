import { required } from '../required.ts'
import { plainText } from '../text.ts'
import type { Verdict } from '../verdict.ts'

/** Letters, digits, hyphen, underscore or dot, then @, a domain and a suffix of two or more letters. */
const EMAIL = /^[a-z\d._-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i

/** Common in addresses, and not taken: the error names them. */
const OTHER_SIGNS = /[+'’]/g

export function email(text: string): Verdict {
  const address = plainText(text).trim()
  const fault = EMAIL.test(address) ? null : EMAIL.test(address.replace(OTHER_SIGNS, '')) ? 'EMAIL_SIGNS' : 'CORRECT_EMAIL'
  return required(text, 'EMPTY_EMAIL') ?? fault
}

const PHONE_SIGNS = /^\+[\d() -]+$/
const RU_DIGITS = 11

/** E.164 for the API: +79161234567. */
export const phoneNumber = (text: string) => `+${plainText(text).replace(/\D/g, '')}`

/** Display format: +79162041877 → +7 916 204-18-77. Numbers of other countries are unchanged. */
export const phoneInWords = (number: string) => number.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2-$3-$4')

/** With its country: masks and the storefront's reader add it. Only '+' or '+7' count as empty. A +7 number has eleven digits, any other 8 to 15 (E.164). */
export function phone(text: string): Verdict {
  const typed = plainText(text).trim()
  const digits = typed.replace(/\D/g, '')
  if (['', '+', '+7'].includes(typed) || digits === '') return 'EMPTY_PHONE'
  if (!PHONE_SIGNS.test(typed)) return 'WRONG_PHONE'
  const isWhole = digits.startsWith('7') ? digits.length === RU_DIGITS : digits.length >= 8 && digits.length <= 15
  return isWhole ? null : 'WRONG_PHONE'
}

/** Valid and confirmed: changing a digit requires a new code. */
export const confirmedPhone = (text: string, confirmed: string | null): Verdict =>
  phone(text) ?? (phoneNumber(text) === confirmed ? null : 'NEED_PHONE_CONFIRMATION')

/** One field for both; EMPTY_LOGIN and WRONG_LOGIN distinguish the errors. */
export function login(text: string): Verdict {
  if (['', '+', '+7'].includes(plainText(text).trim())) return 'EMPTY_LOGIN'
  return (plainText(text).includes('@') ? email(text) : phone(text)) === null ? null : 'WRONG_LOGIN'
}
