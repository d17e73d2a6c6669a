import { withSetCookies } from './cookies.ts'

test('cookies set by a response replace those sent by the browser', () => {
  expect(withSetCookies('sid=old; theme=dark', ['sid=new; HttpOnly; Path=/'])).toBe('sid=new; theme=dark')
  expect(withSetCookies('', ['sid=new'])).toBe('sid=new')
})
