import { deleteForeignCookies } from './foreign-cookies.ts'

const names = () => document.cookie.split('; ').flatMap((pair) => pair.split('=', 1))

test('cookies of others go, those of the shop stay', () => {
  for (const name of ['_ga', '_ym_uid', 'favorites', 'theme', 'consent']) document.cookie = `${name}=1; Path=/`
  deleteForeignCookies()
  expect(names().toSorted()).toStrictEqual(['consent', 'favorites', 'theme'])
})
