import { shopContext } from '@shop/contracts/shop/storefront'
import { sectionsOf } from './sections.ts'

test.each([
  [
    'shop.ru.localhost',
    ['ordersData', 'piecesData', 'bonusesData', 'certificatesData', 'subscriptionsData', 'personalData', 'securityData'],
  ],
  ['shop.com.localhost', ['ordersData', 'piecesData', 'subscriptionsData', 'personalData', 'securityData']],
])('on %s the profile has the sections its guard allows [profile.section-names]', (host, names) => {
  expect(sectionsOf(shopContext({ host, cookies: {} })).map(({ name }) => name)).toStrictEqual(names)
})

test('on an unknown host the sections follow the language', () => {
  const on = (locale: string) => sectionsOf(shopContext({ host: 'localhost', cookies: { locale } })).length
  expect([on('ru'), on('en')]).toStrictEqual([7, 5])
})
