import { messagesTo } from './support/sandbox.ts'
import { answeredAt, partsOf, somebody, wayTo } from './support/provider.ts'
import { openShop, type Shop } from './support/shop.ts'
import { aShopper, newPhone } from './support/sign-in.ts'

const NOBODY = 'http://127.0.0.1:9'
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ YAID_INFO_URL: `${NOBODY}/info`, OPERATOR_URL: NOBODY })
})
afterAll(() => shop.remove())

test('an identity provider that tells nothing is an «Ошибка авторизации», and the shopper stays a guest', async () => {
  const shopper = await aShopper({ url: shop.url() })
  const { state, code } = partsOf(await answeredAt(await wayTo(shopper), somebody()))
  const { status, body } = await shopper.post('/oauth', { state, code })
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, code: 'PROVIDER_FAILED', reason: 'profile', message: 'Ошибка авторизации' })
  expect((await shopper.get('/profile/info')).status).toBe(401)
})

test('an operator that does not answer is no way: the code comes by SMS, without a second captcha', async () => {
  const shopper = await aShopper({ url: shop.url() })
  const phone = newPhone()
  const { body } = await shopper.post('/phone/mobid', { phone })
  expect(body).toMatchObject({ ask: null, code: { login: phone, method: 'sms', sent: true } })
  expect(await messagesTo(phone)).toHaveLength(1)
})
