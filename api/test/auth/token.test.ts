import { token } from '@shop/contracts/account/common-data'
import { refusal, Shopper, keeps } from '../support/people/shopper.ts'

test('the first visit sets an HttpOnly session cookie that lasts a year', async () => {
  const answer = await new Shopper().get('/token')
  expect(keeps(token, answer)).toBe(true)
  expect(answer.headers.getSetCookie()).toStrictEqual([
    expect.stringMatching(/^sid=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
  ])
})

test('over HTTPS the cookie belongs to this host alone, and no other name is accepted', async () => {
  const headers = { 'x-forwarded-proto': 'https' }
  const shopper = new Shopper({ headers })
  const answer = await shopper.get('/token')
  expect(answer.headers.getSetCookie()).toStrictEqual([
    expect.stringMatching(/^__Host-sid=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  await shopper.arrive()
  expect((await shopper.post('/cart/clear', {})).status).toBe(200)
  // A cookie that a neighbouring subdomain has set.
  const planted = new Shopper({ headers, cookies: { sid: shopper.cookies['__Host-sid'] ?? '' } })
  planted.csrfToken = shopper.csrfToken
  expect(refusal(await planted.post('/cart/clear', {})).code).toBe('CSRF_EXPIRED')
  const left = await shopper.get('/logout')
  expect(left.headers.getSetCookie()).toStrictEqual([expect.stringMatching(/^__Host-sid=; .*; Secure/)])
})

test('a known session keeps its cookie and token', async () => {
  const shopper = await new Shopper().arrive()
  const answer = await shopper.get('/token')
  expect(answer.headers.getSetCookie()).toStrictEqual([])
  expect(answer.body).toStrictEqual({ csrfToken: shopper.csrfToken, cookie: 'sid' })
})

test.each([
  ['unknown', 'A'.repeat(43)],
  ['too short', 'abc'],
  ['of foreign signs', '%F0%9F%92%8D'],
  ['badly escaped', '%E0%A4%A'],
  ['an attempt at SQL', "' OR 1=1 --"],
])('a cookie that is %s starts a new session', async (_, sid) => {
  const shopper = new Shopper({ cookies: { sid } })
  const answer = await shopper.get('/token')
  expect(answer.status).toBe(200)
  expect(shopper.cookies['sid']).toMatch(/^[\w-]{43}$/)
  expect(shopper.cookies['sid']).not.toBe(sid)
})

test('a change without a token is rejected [calls.csrf-token]', async () => {
  const shopper = await new Shopper().arrive()
  shopper.csrfToken = null
  expect(refusal(await shopper.post('/cart/clear', {}))).toStrictEqual({ status: 403, code: 'CSRF_EXPIRED' })
})

test('the token of another session is rejected', async () => {
  const [shopper, stranger] = await Promise.all([new Shopper().arrive(), new Shopper().arrive()])
  shopper.csrfToken = stranger.csrfToken
  expect(refusal(await shopper.post('/cart/clear', {}))).toStrictEqual({ status: 403, code: 'CSRF_EXPIRED' })
})

test('a token without its cookie is rejected', async () => {
  const shopper = await new Shopper().arrive()
  delete shopper.cookies['sid']
  expect(refusal(await shopper.post('/cart/calculate', {}))).toStrictEqual({ status: 403, code: 'CSRF_EXPIRED' })
})

test('two sessions do not share a bag', async () => {
  const [one, other] = await Promise.all([new Shopper().arrive(), new Shopper().arrive()])
  await one.cart('add', { sku_id: 'letter-a-yellow-one' })
  expect((await other.cart('calculate')).cartData.products).toStrictEqual([])
})
