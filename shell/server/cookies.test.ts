import { parseCookies, withSetCookies } from './cookies.ts'

test('cookies are read by name, and what cannot be read is left out', () => {
  const cookies = parseCookies('theme=dark; =;;; broken=%E0%A4%A; name; country=AE; theme=light; city=%D0%9C')
  expect({ ...cookies }).toStrictEqual({ theme: 'dark', country: 'AE', city: 'М' })
})

test('a cookie named as a part of every object is a cookie like any other', () => {
  expect(parseCookies('a=1')['constructor']).toBeUndefined()
})

test('what an answer sets replaces what the browser sent', () => {
  expect(withSetCookies('sid=old; theme=dark', ['sid=new; HttpOnly; Path=/'])).toBe('sid=new; theme=dark')
  expect(withSetCookies('', ['sid=new'])).toBe('sid=new')
})
