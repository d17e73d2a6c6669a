import { favoritesCookie, parseFavorites } from './favorites-cookie.ts'

test.each<[string, number[]]>([
  ['favorites=3.1.2', [3, 1, 2]],
  ['sid=abc; favorites=7; theme=dark', [7]],
  ['sid=abc;favorites=12.5', [12, 5]],
  ['sid=abc;  favorites=4', [4]],
  ['favorites=', []],
  ['favorites=..5..', [5]],
  ['favorites=99999999999999999999.1', [1]],
  ['myfavorites=8', []],
  ['', []],
])('the cookie "%s" parses as %j', (cookies, ids) => {
  expect(parseFavorites(cookies)).toStrictEqual(ids)
})

test('favorites are written as they are read, limited to the newest three hundred', () => {
  expect(favoritesCookie([3, 1, 2], 60)).toBe('favorites=3.1.2; Path=/; SameSite=Lax; Max-Age=60')
  const many = Array.from({ length: 301 }, (_, index) => index + 1)
  expect(parseFavorites(favoritesCookie(many, 60))).toStrictEqual(many.slice(0, 300))
})
