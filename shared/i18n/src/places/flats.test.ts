import { flatInWords } from './flats.ts'

test.each([
  ['5', 'ru', 'кв. 5'],
  ['5а', 'ru', 'кв. 5а'],
  ['кв. 5', 'ru', 'кв. 5'],
  ['офис 3', 'ru', 'офис 3'],
  ['', 'ru', ''],
  ['5B', 'en', 'apt 5B'],
] as const)('the apartment %j in %s reads %j', (typed, locale, words) => {
  expect(flatInWords(typed, locale)).toBe(words)
})
