import { isSameOrigin, wayBack } from './same-origin.ts'

const ORIGIN = 'http://shop.ru.localhost:3000'

test.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: ORIGIN }, true],
  [{ 'sec-fetch-site': 'same-site', origin: ORIGIN }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ origin: 'http://shop.ru.localhost:3001' }, false],
  [{ origin: 'null' }, false],
  [{}, false],
])('a form with %j is same-origin: %s', (headers, isOurs) => {
  expect(isSameOrigin(headers, ORIGIN)).toBe(isOurs)
})

test.each([
  [`${ORIGIN}/catalog?page=2#top`, '/catalog?page=2'],
  [`${ORIGIN}//evil.example/x`, '/evil.example/x'],
  ['http://evil.example/catalog', '/cart'],
  ['nonsense', '/cart'],
  [undefined, '/cart'],
])('after a form from %s the redirect goes to %s', (referer, back) => {
  expect(wayBack(referer, ORIGIN, '/cart')).toBe(back)
})
