import { amountMask, readAmount } from './amount.ts'

test.each([
  ['1500', 150_000],
  ['1 500', 150_000],
  ['1\u00a0500', 150_000],
  ['1\u202f500,00', 150_000],
  ['1 500,00', 150_000],
  ['1500.50', 150_050],
  ['1500,5', 150_050],
  ['1,500', 150_000],
  ['1.500', 150_000],
  ['1,500.00', 150_000],
  ['1.500,00', 150_000],
  ["1'500", 150_000],
  ['1’500.25', 150_025],
  ['1 500 000', 150_000_000],
  ['1,500,000', 150_000_000],
  ['1 500 ₽', 150_000],
  ['1500р.', 150_000],
  ['1500 руб.', 150_000],
  ['5000 рублей', 500_000],
  ['RUB 5000', 500_000],
  ['١٥٠٠', 150_000],
  ['0012500', 1_250_000],
])('%j is read as %d kopecks [forms.amount-reader]', (typed, minor) => {
  expect(readAmount(typed, 'RUB')).toBe(minor)
})

test.each([
  ['USD', '$1,500.50', 150_050],
  ['USD', '1500 USD', 150_000],
  ['AED', 'AED 1,500', 150_000],
  ['AED', '1500 Dhs', 150_000],
] as const)('%s: %j is read as %d', (currency, typed, minor) => {
  expect(readAmount(typed, currency)).toBe(minor)
})

test.each([
  '',
  ' ',
  'много',
  '-1500',
  '1 50',
  '15 00',
  '1,50,000',
  '1,500,50',
  '1.5000',
  '1500.505',
  '0,500',
  '1 500.000',
  '$1500',
  '1500 AED',
  '1e3',
  '5 тыс.',
  '1500-2000',
])('%j can be read in two ways or in none: refused, not guessed [forms.amount-reader]', (typed) => {
  expect(readAmount(typed, 'RUB')).toBeNull()
})

test.each([
  ['25000', '25\u00a0000'],
  ['1250000', '1\u00a0250\u00a0000'],
  ['0500', '500'],
  ['1 5000', '15\u00a0000'],
  ['1500,', '1500,'],
  ['1 500,00', '1 500,00'],
  ['5000 ₽', '5000 ₽'],
  ['', ''],
])('%j is shown as %j while it is typed', (typed, shown) => {
  expect(amountMask(typed)).toBe(shown)
})
