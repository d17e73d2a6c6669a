import { plainText } from '../text.ts'
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
  ['1 500', '1\u00a0500'],
  ['1 5000', '1 5000'],
  ['15 00', '15 00'],
  ['1500,', '1500,'],
  ['1 500,00', '1 500,00'],
  ['5000 ₽', '5000 ₽'],
  ['', ''],
])('%j is shown as %j when it is put in whole', (typed, shown) => {
  expect(amountMask(typed)).toBe(shown)
})

/** What the field shows after one more key; `⌫` takes the last sign. */
function press(shown: string, key: string): string {
  const typed = key === '⌫' ? shown.slice(0, -1) : shown + key
  return amountMask(plainText(typed), key === '⌫', typed)
}

/** Every text of these signs up to a length, with what a field shows once its keys were pressed. */
function* everyText(signs: string, longest: number, text = '', shown = ''): Generator<{ text: string; shown: string }> {
  yield { text, shown }
  if (text.length === longest) return
  for (const sign of signs) yield* everyText(signs, longest, text + sign, press(shown, sign))
}

test.each([
  ["10 \u00a0.,'₽", 5],
  ['1 \u00a0,', 8],
])(
  'a sum of %j is read as its keys were pressed, or as it was pasted, whatever the mask shows [forms.amount-as-typed]',
  (signs, longest) => {
    const faults = [...everyText(signs, longest)].filter(({ text, shown }) => {
      const meant = readAmount(text, 'RUB')
      return readAmount(shown, 'RUB') !== meant || readAmount(amountMask(text), 'RUB') !== meant
    })
    expect(faults).toStrictEqual([])
  },
)

test('digits that are typed and deleted stay grouped by thousands', () => {
  const shown = [...everyText('15⌫', 9)].map((one) => one.shown)
  expect(shown.filter((text) => text !== amountMask(text.replace(/\D/g, '')))).toStrictEqual([])
})

test.each([
  ['15 00', '15 00'],
  ['1 5000', '1 5000'],
  ['1500 000', '1500 000'],
  ['15\u00a000', '15 00'],
  ['1500,50', '1500,50'],
  ['1500000', '1\u00a0500\u00a0000'],
  ['١٥٠٠', '1\u00a0500'],
])('keys %j leave %j in the field', (keys, shown) => {
  expect([...keys].reduce(press, '')).toBe(shown)
})
