import * as v from 'valibot'
import { ALLOWED_SIGNS } from './forbidden-signs.ts'
import { typedPhone, withoutSeparators } from './phone-number.ts'
import { typedLine } from '../core/text/typed-text.ts'

// Messages of these rules are error codes, returned for the field.

/** E.164: a plus and 8 to 15 digits; a +7 number has eleven. Spaces, brackets and hyphens are accepted. */
export const Phone = v.pipe(
  v.string('EMPTY_PHONE'),
  typedLine,
  v.nonEmpty('EMPTY_PHONE'),
  typedPhone,
  v.transform(withoutSeparators),
  v.regex(/^\+(7\d{10}|(?!7)[1-9]\d{7,14})$/, 'WRONG_PHONE'),
)

const EMAIL_MAX = 254

/** Letters, digits, hyphen, underscore or dot, then @, a domain and a suffix of two or more letters. */
export const Email = v.pipe(
  v.string('EMPTY_EMAIL'),
  typedLine,
  v.nonEmpty('EMPTY_EMAIL'),
  v.maxLength(EMAIL_MAX, 'TOO_LONG'),
  v.regex(/^[a-z\d._-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i, 'CORRECT_EMAIL'),
)

/** One field for both: a lower-case e-mail, or an E.164 phone. */
export const PhoneOrEmail = v.pipe(
  v.string('EMPTY_LOGIN'),
  typedLine,
  v.nonEmpty('EMPTY_LOGIN'),
  typedPhone,
  v.transform((text) => (text.includes('@') ? text.toLowerCase() : withoutSeparators(text))),
  v.check((text) => v.is(text.includes('@') ? Email : Phone, text), 'WRONG_LOGIN'),
)

/** A sender's name, without characters that the marketing platform refuses. */
export const SignedName = v.pipe(
  v.string('EMPTY_NAME'),
  typedLine,
  v.nonEmpty('EMPTY_NAME'),
  v.maxLength(120, 'TOO_LONG'),
  v.regex(ALLOWED_SIGNS, 'WRONG_FIELD'),
)

/** First name or surname of an account; the allowed alphabet depends on the storefront. */
export const personName = (empty: 'EMPTY_NAME' | 'EMPTY_SURNAME') =>
  v.pipe(v.string(empty), typedLine, v.nonEmpty(empty), v.maxLength(60, 'TOO_LONG'))
