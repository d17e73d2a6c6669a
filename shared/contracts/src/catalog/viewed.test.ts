import { MAX_VIEWED, parseViewed, viewedKey, withViewed, writeViewed } from './viewed.ts'

test('a piece viewed again moves to the front without a duplicate', () => {
  expect(withViewed([3, 2, 1], 1)).toStrictEqual([1, 3, 2])
})

test('a new piece evicts the oldest one', () => {
  const full = Array.from({ length: MAX_VIEWED }, (_, index) => index + 1)
  expect(withViewed(full, 99)).toStrictEqual([99, ...full.slice(0, -1)])
})

test('stored entries are read back', () => {
  expect(parseViewed(writeViewed([12, 7]))).toStrictEqual([12, 7])
})

test.each([
  [null, []],
  ['', []],
  ['12.x.-4.0.1e400.12.7', [12, 7]],
  [Array.from({ length: 40 }, (_, index) => index + 1).join('.'), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
])('stored as %j it parses as %j', (stored, ids) => {
  expect(parseViewed(stored)).toStrictEqual(ids)
})

test.each([
  ['ru', 'ru', 'viewed:ru'],
  ['international', 'en', 'viewed:international'],
  ['unknown', 'ru', 'viewed:ru'],
  ['unknown', 'en', 'viewed:international'],
] as const)('the %s storefront in %s stores viewed pieces as %s', (storefront, locale, key) => {
  expect(viewedKey({ storefront, locale })).toBe(key)
})
