import { flatBeside } from './flats.ts'

test.each([
  ['5', 'ru', 'кв. 5'],
  ['5а', 'ru', 'кв. 5а'],
  ['кв. 5', 'ru', 'кв. 5'],
  ['офис 3', 'ru', 'офис 3'],
  ['', 'ru', ''],
  ['5B', 'en', 'apt 5B'],
] as const)('the apartment %j in %s reads %j', (typed, locale, words) => {
  expect(flatBeside('Лесная улица, 7', typed, locale)).toBe(words)
})

test.each([
  ['Лесная улица, 7, кв. 15', '15', ''],
  ['Лесная улица, 7 кв 15', 'кв. 15', ''],
  ['Лесная улица, 7, Квартира 15 ', '15', ''],
  ['7 Lesnaya street, apt. 15', '15', ''],
  ['7 Lesnaya street, flat 15', 'apt 15', ''],
  ['Лесная улица, 7, кв. 1', '15', 'кв. 15'],
  ['Лесная улица, 15', '15', 'кв. 15'],
])('beside %j the apartment %j reads %j: it is said once', (address, typed, words) => {
  expect(flatBeside(address, typed, 'ru')).toBe(words)
})
