import { pairedAddress } from './language.ts'

test.each([
  ['international', '/dostavka-i-oplata', '/delivery'],
  ['international', '/vozvrat', '/returns'],
  ['international', '/shops', '/stores'],
  ['ru', '/terms', '/oferta'],
  ['ru', '/caring-for-jewelry', '/ukhod-za-ukrasheniyami'],
] as const)('on the %s storefront %s is %s', (other, here, there) => {
  expect(pairedAddress(other, here, '')).toBe(there)
})

test('a page with the same path keeps its URL and filters', () => {
  expect(pairedAddress('international', '/catalog/rings', '?metal=yellow')).toBe('/catalog/rings?metal=yellow')
})

test('a page missing on the other storefront links to its home page', () => {
  expect(pairedAddress('international', '/career', '')).toBe('/')
  expect(pairedAddress('ru', '/press', '')).toBe('/')
  expect(pairedAddress('international', '/profile', '?section=bonusesData')).toBe('/')
})

test('a page that does not exist links there too', () => {
  expect(pairedAddress('international', '/no/such/page/here', '')).toBe('/')
})

test('an order of this session links to the home page, one opened by its key to itself', () => {
  expect(pairedAddress('international', '/order-success/482-0719', '')).toBe('/')
  expect(pairedAddress('international', '/payment', '?order_id=4820719')).toBe('/')
  expect(pairedAddress('international', '/order-success/482-0719', '?key=f8k')).toBe('/order-success/482-0719?key=f8k')
})
