import { placeInOrder } from './in-order.ts'

test.each([
  ['ru', 'Москва, Лесная улица, 7, кв. 12', ['Москва', null]],
  ['ru', 'Казахстан, Алматы, Лесная улица, 7, кв. 12', ['Алматы', 'Казахстан']],
  ['en', 'Лесная улица, 7, кв. 12, Almaty, Kazakhstan', ['Almaty', 'Kazakhstan']],
  ['en', 'Лесная улица, 7, кв. 12', ['', false]],
] as const)('%s: %s [orders.address-order]', (locale, line, place) => {
  expect(placeInOrder(['Лесная улица, 7', '', 'кв. 12'], place, locale)).toBe(line)
})
