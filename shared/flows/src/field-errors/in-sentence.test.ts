import { inSentence } from './in-sentence.ts'

test.each([
  ['Имя и фамилия', 'имя и фамилия'],
  ['Postal code', 'postal code'],
  ['ZIP code', 'ZIP code'],
  ['PIN code', 'PIN code'],
  ['', ''],
])('within a sentence %s is %s', (label, words) => {
  expect(inSentence(label)).toBe(words)
})
