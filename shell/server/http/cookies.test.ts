import { withSetCookies } from './cookies.ts'

test('what an answer sets replaces what the browser sent', () => {
  expect(withSetCookies('sid=old; theme=dark', ['sid=new; HttpOnly; Path=/'])).toBe('sid=new; theme=dark')
  expect(withSetCookies('', ['sid=new'])).toBe('sid=new')
})
