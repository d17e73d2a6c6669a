import * as v from 'valibot'
import { Phone } from './contact.ts'
import { russianPhone } from './phone-number.ts'

test.each([
  ['8 (916) 204-18-77', '+79162041877'],
  ['89162041877', '+79162041877'],
  ['+7 916 204 18 77', '+79162041877'],
  ['+7\u00a0916\u2011204\u201118\u201177', '+79162041877'],
  ['+971 (50) 123-4567', '+971501234567'],
])('a phone of the Russian storefront written as %s normalizes to %s', (written, kept) => {
  expect(v.parse(Phone, russianPhone(written))).toBe(kept)
})

test.each(['8916204187', '+7916204187', '+7916204187o', '8 916 204 18 77 9', '916 204-18-77'])('%s is not a phone', (written) => {
  expect(v.safeParse(Phone, russianPhone(written)).issues?.[0]?.message).toBe('WRONG_PHONE')
})

test('a number without its country is no phone by itself: only a storefront can read it', () => {
  expect(v.safeParse(Phone, '84912345678').issues?.[0]?.message).toBe('WRONG_PHONE')
})
