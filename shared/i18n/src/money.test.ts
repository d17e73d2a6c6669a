import { count, exactMoney, money, percentLess } from './money.ts'

test.each([
  [599_000, 'RUB', 'ru', '5 990 ₽'],
  [599_049, 'RUB', 'ru', '5 990 ₽'],
  [12_345_600, 'RUB', 'ru', '123 456 ₽'],
  [90_000, 'RUB', 'en', '900 ₽'],
  [129_000, 'AED', 'en', 'AED 1,290'],
  [129_050, 'AED', 'en', 'AED 1,290.50'],
  [129_005, 'USD', 'en', '$1,290.05'],
  [-129_000, 'USD', 'en', '−$1,290'],
  [129_050, 'USD', 'ru', '1 290,50 $'],
  [0, 'RUB', 'ru', '0 ₽'],
] as const)('%i minor units of %s format in %s as %s [storefront.money-in-minor-units]', (minor, currency, locale, text) => {
  expect(money(minor, currency, locale).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  [149_750, 'RUB', 'ru', '1 497,50 ₽'],
  [149_705, 'RUB', 'en', '1,497.05 ₽'],
  [149_700, 'RUB', 'ru', '1 497 ₽'],
  [129_050, 'AED', 'en', 'AED 1,290.50'],
] as const)('with exact fractions, %i minor units of %s format in %s as %s', (minor, currency, locale, text) => {
  expect(exactMoney(minor, currency, locale).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a percent stands apart from its sign in Russian only', () => {
  expect([percentLess(15, 'ru'), percentLess(15, 'en')]).toStrictEqual(['−15\u00a0%', '−15%'])
})

test('numbers are grouped as in the locale', () => {
  expect([count(1248, 'ru').replaceAll('\u00a0', ' '), count(1248, 'en'), count(48, 'ru')]).toStrictEqual(['1 248', '1,248', '48'])
})
