import { ownNumbers, ownNumbersIn } from './own-numbers.ts'

test.each([
  ['Вернём деньги за 14 дней'],
  ['Money back within 30 days'],
  ['держим за вами 30\u00a0минут'],
  ['Гарантия 12&nbsp;месяцев'],
  ['в течение тридцати дней'],
  ['You have thirty days'],
  ['Год на металл, закрепку и замки'],
  ['One year on metal'],
  ['Действует год, на все украшения'],
  ['Twelve months from the day you receive it'],
  ['Курьер 390 ₽'],
  ['from 1,000 RUB'],
])('%s is found', (line) => {
  expect(ownNumbersIn(`fine\n${line}`)).toStrictEqual([{ line: 2, number: expect.any(String) }])
})

test.each([
  ['{{refundDays}}, чтобы передумать'],
  ['`${refundDays(locale)}`'],
  ['Четыре цифры'],
  ['раз в год на рубеже сезонов'],
  ['с 10:00 до 22:00'],
])('%s is allowed', (line) => {
  expect(ownNumbersIn(line)).toStrictEqual([])
})

test('no text of the shop has a number of its own [content.one-source]', async () => {
  expect(await ownNumbers.run('')).toStrictEqual([])
})
