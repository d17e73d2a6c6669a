import { deleteForeignCookies } from './foreign-cookies.ts'

const names = () => document.cookie.split('; ').flatMap((pair) => pair.split('=', 1))

test('third-party cookies are removed, the shop’s own stay', () => {
  for (const name of ['_ga', '_ym_uid', 'favorites', 'theme', 'consent']) document.cookie = `${name}=1; Path=/`
  deleteForeignCookies()
  expect(names().toSorted()).toStrictEqual(['consent', 'favorites', 'theme'])
})
