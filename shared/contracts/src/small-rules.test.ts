import * as v from 'valibot'
import { asksConsentFirst } from './marketing/consent.ts'
import { pictureUrl } from './core/shapes/picture-url.ts'
import { queryFlag, queryId, queryLatitude } from './core/query.ts'
import { storefrontOfCountry } from './shop/storefront.ts'

test.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('the query flag "%s" parses as %s', (text, flag) => {
  expect(v.parse(queryFlag, text)).toBe(flag)
})

test.each(['yes', '', 'TRUE'])('"%s" is not a flag', (text) => {
  expect(v.is(queryFlag, text)).toBe(false)
})

test('query numbers must be integers within their range', () => {
  expect(v.parse(queryId, '7')).toBe(7)
  for (const text of ['-1', '1.5', '1e3', ' 7', '99999999999']) expect(v.is(queryId, text)).toBe(false)
  expect(v.parse(queryLatitude, '-55.75')).toBe(-55.75)
  for (const text of ['90.1', '-91', '55,7']) expect(v.is(queryLatitude, text)).toBe(false)
})

test.each([
  ['RU', true],
  ['DE', true],
  ['AE', true],
  ['US', false],
  ['', false],
])('newsletter consent is pre-checked in "%s": %s [checkout.newsletter-by-law]', (country, first) => {
  expect(asksConsentFirst(country)).toBe(first)
})

test('pictures are AVIF unless the fallback is requested', () => {
  expect(pictureUrl('rings/aurora', 400)).toBe('/pictures/rings/aurora-400.avif')
  expect(pictureUrl('rings/aurora', 800, 'webp')).toBe('/pictures/rings/aurora-800.webp')
  globalThis.picturesUrl = 'https://pictures.example'
  expect(pictureUrl('rings/aurora', 400)).toBe('https://pictures.example/pictures/rings/aurora-400.avif')
  delete globalThis.picturesUrl
})

test('Russia has its own storefront, every other country uses the international one', () => {
  expect(['RU', 'KZ', 'US'].map(storefrontOfCountry)).toStrictEqual(['ru', 'international', 'international'])
})
