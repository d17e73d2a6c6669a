import { originOn, readOrigins } from './shop-origins.ts'

const PRODUCTION = { origins: ['https://zlata.ru', 'https://zlata.com', 'http://10.0.0.5:3000'], servesThisMachine: false }
const DEMO = { origins: [], servesThisMachine: true }

test.each([
  ['zlata.ru', false, 'https://zlata.ru'],
  ['ZLATA.com', true, 'https://zlata.com'],
  ['10.0.0.5:3000', false, 'http://10.0.0.5:3000'],
])('the configured host %s maps to its configured origin', (host, secure, origin) => {
  expect(originOn(host, secure, PRODUCTION)).toBe(origin)
})

test.each([
  'evil.example',
  'zlata.ru.evil.example',
  'zlata.ru:8443',
  'shop.zlata.ru',
  'localhost',
  'shop.ru.localhost:3000',
  '127.0.0.1',
  '',
])('a shop in production does not answer on %j [storefront.configured-hosts]', (host) => {
  expect(originOn(host, true, PRODUCTION)).toBeNull()
})

test.each(['localhost', 'localhost:3000', 'shop.ru.localhost:4100', 'en.shop.ru.localhost', '127.0.0.1:3000', '[::1]:3000'])(
  'the demo answers on %s',
  (host) => {
    expect(originOn(host, false, DEMO)).toBe(`http://${host}`)
  },
)

test.each(['evil.example', 'localhost.evil.example', 'evillocalhost', '10.0.0.5'])('the demo does not answer on %s', (host) => {
  expect(originOn(host, false, DEMO)).toBeNull()
})

test('a list of origins is parsed without trailing slashes; anything else is rejected', () => {
  expect(readOrigins(' https://zlata.ru/, http://localhost:3000')).toStrictEqual(['https://zlata.ru', 'http://localhost:3000'])
  expect(readOrigins('')).toStrictEqual([])
  for (const wrong of ['zlata.ru', 'https://zlata.ru/shop', 'ftp://zlata.ru']) expect(readOrigins(wrong)).toBeNull()
})
