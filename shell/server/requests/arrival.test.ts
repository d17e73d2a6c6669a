import { shopContext } from '@shop/contracts/shop/storefront'
import { arrivalOf } from './arrival.ts'
import type { ShopVisit } from './visit.ts'

const visit = (host: string, search: string, pathname = '/catalog/rings') =>
  ({ pathname, search, secure: false, context: shopContext({ host, cookies: {} }) }) as ShopVisit

test('country and city are stored in cookies and removed from the URL', () => {
  expect(arrivalOf(visit('shop.com', '?metal=yellow&code=KZ&country=KZ&city=125'))).toStrictEqual({
    location: '/catalog/rings?metal=yellow',
    cookies: ['country=KZ; Path=/; Max-Age=31536000; SameSite=Lax', 'city=125; Path=/; Max-Age=31536000; SameSite=Lax'],
  })
})

test('an arrival in Russia carries only the code, and the previous city is cleared', () => {
  expect(arrivalOf(visit('shop.ru', '?code=RU', '/'))).toStrictEqual({
    location: '/',
    cookies: ['city=; Path=/; Max-Age=0; SameSite=Lax'],
  })
})

test.each([
  ['a visit without a code', 'shop.com', '?city=61'],
  ['a code that is none', 'shop.com', '?code=4321'],
  ['a country of the other domain', 'shop.com', '?code=RU'],
  ['a foreign country on the Russian one', 'shop.ru', '?code=AE'],
])('%s is ignored', (_, host, search) => {
  expect(arrivalOf(visit(host, search))).toBeNull()
})

test('the redirect never leaves the host', () => {
  expect(arrivalOf(visit('shop.ru', '?code=RU', '//evil.example'))?.location).toBe('/evil.example')
})

test('values that could inject a header are dropped', () => {
  expect(arrivalOf(visit('shop.com', '?code=AE&city=1%0d%0aset-cookie:x'))?.cookies).toStrictEqual([
    'country=AE; Path=/; Max-Age=31536000; SameSite=Lax',
    'city=; Path=/; Max-Age=0; SameSite=Lax',
  ])
})
