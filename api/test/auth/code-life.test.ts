import type { CodeState } from '@shop/contracts/confirmation/code'
import { messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone } from '../support/people/sign-in.ts'

const SECOND = 1000

let shop: Shop
let shopper: Shopper
let phone: string

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())
beforeEach(async () => {
  shopper = await aShopper({ url: shop.url() })
  phone = newPhone()
})

const send = async (rest: object = {}) => ((await shopper.post('/phone/send_code', { phone, ...rest })).body as { code: CodeState }).code
const lastCode = async () => (await messagesTo(phone))[0]?.code

test('a code expires after five minutes', async () => {
  await send()
  const code = await lastCode()
  await shop.later(301 * SECOND)
  expect(refusal(await shopper.post('/phone/confirm', { phone, code })).code).toBe('PHONE_NOT_CONFIRMED')
})

test('a code can be resent after a minute, and only the last one works [auth.resend-after-60s]', async () => {
  await send()
  const first = await lastCode()
  await shop.later(59 * SECOND)
  expect(await send()).toMatchObject({ sent: false })
  await shop.later(2 * SECOND)
  expect(await send()).toMatchObject({ sent: true, resendIn: 60 })
  const second = await lastCode()
  expect(await messagesTo(phone)).toHaveLength(2)
  if (first !== second) {
    expect(refusal(await shopper.post('/phone/confirm', { phone, code: first })).code).toBe('WRONG_AUTH_CODE')
  }
  expect((await shopper.post('/phone/confirm', { phone, code: second })).status).toBe(200)
})

test('the second resend offers another method, the first one does not [auth.second-resend-other-method] [auth.flash-call]', async () => {
  expect((await send()).methods).toStrictEqual(['sms'])
  await shop.later(61 * SECOND)
  expect(refusal(await shopper.post('/phone/send_code', { phone, method: 'flashcall' })).errors).toStrictEqual({ method: 'WRONG_FIELD' })
  expect((await send()).methods).toStrictEqual(['sms', 'flashcall'])
  await shop.later(61 * SECOND)
  expect(await send({ method: 'flashcall' })).toMatchObject({ sent: true, method: 'flashcall' })
  const [call] = await messagesTo(phone)
  expect(call).toMatchObject({ kind: 'flashcall', code: call?.text.slice(-4) })
  expect((await shopper.post('/phone/confirm', { phone, code: call?.code })).status).toBe(200)
})

test('repeated codes to one phone require a captcha, then are blocked for the hour', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect((await send()).sent).toBe(true)
    await shop.later(61 * SECOND)
  }
  for (let count = 0; count < 3; count += 1) {
    expect(refusal(await shopper.post('/phone/send_code', { phone })).code).toBe('CAPTCHA_REQUIRED')
    const { token } = (await shopper.get('/captcha')).body as { token: string }
    await shop.behindTheScenes("UPDATE captchas SET signs = 'HEX42'")
    expect((await send({ captcha: { token, text: 'hex 42' } })).sent).toBe(true)
    const again = await shopper.post('/auth/identification', { login: newPhone(), captcha: { token, text: 'HEX42' } })
    expect(refusal(again).code).toBe('WRONG_CAPTCHA')
    await shop.later((count + 4) * 61 * SECOND)
  }
  expect(refusal(await shopper.post('/phone/send_code', { phone }))).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
  await shop.later(3600 * SECOND)
  expect((await send()).sent).toBe(true)
})
