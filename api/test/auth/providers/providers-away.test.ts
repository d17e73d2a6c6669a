import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OauthFailure } from '@shop/contracts/auth/oauth'
import { messagesTo } from '../../support/services/sandbox.ts'
import { wayTo } from '../../support/people/provider.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { aShopper, newPhone, register } from '../../support/people/sign-in.ts'

const NOBODY = 'http://127.0.0.1:9'
let provider: Server
let issuer: string
let shop: Shop
/** Claims of the id token that the provider gives next. */
let claims: Record<string, unknown> = {}

beforeAll(async () => {
  // A provider of OpenID Connect: its token endpoint alone; nobody tells who it was.
  provider = createServer((request, response) => {
    request.resume()
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const now = Math.floor(Date.now() / 1000)
    const body = part({ iss: issuer, aud: 'zlata', sub: '1', iat: now, exp: now + 60, ...claims })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ access_token: 'token', token_type: 'bearer', id_token: `${part({ alg: 'RS256' })}.${body}.c2ln` }))
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  shop = await openShop({
    YAID_URL: issuer,
    YAID_ISSUER: issuer,
    YAID_INFO_URL: `${NOBODY}/info`,
    OPERATOR_URL: NOBODY,
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
})
afterAll(async () => {
  await shop.remove()
  provider.close()
})

async function comesBack(told: (nonce: string) => Record<string, unknown>) {
  const shopper = await aShopper({ url: shop.url() })
  const { searchParams } = new URL(await wayTo(shopper))
  claims = told(searchParams.get('nonce') ?? '')
  const { status, body } = await shopper.post('/oauth', { state: searchParams.get('state'), code: 'code' })
  expect(status).toBe(400)
  return { ...(body as OauthFailure), isGuest: (await shopper.get('/profile/info')).status === 401 }
}

test('a provider without profile data returns «Ошибка авторизации», and the shopper stays a guest', async () => {
  expect(await comesBack((nonce) => ({ nonce }))).toMatchObject({
    success: false,
    code: 'PROVIDER_FAILED',
    reason: 'profile',
    message: 'Ошибка авторизации',
    isGuest: true,
  })
})

test.each([
  ['the nonce of another way', () => ({ nonce: 'overheard' })],
  ['no nonce', () => ({})],
  ['another audience', (nonce: string) => ({ nonce, aud: 'somebody' })],
  ['another issuer', (nonce: string) => ({ nonce, iss: 'https://evil.example' })],
])('an id token with %s is rejected', async (_, told) => {
  expect(await comesBack(told)).toMatchObject({ reason: 'exchange', message: 'Ошибка авторизации', isGuest: true })
})

test('an unavailable operator falls back to an SMS code', async () => {
  const shopper = await aShopper({ url: shop.url() })
  const phone = newPhone()
  const { body } = await shopper.post('/phone/mobid', { phone })
  expect(body).toMatchObject({ ask: null, code: { login: phone, method: 'sms', sent: true } })
  expect(await messagesTo(phone)).toHaveLength(1)
})

test('an unavailable mail server does not reveal whether an e-mail is known', async () => {
  const [email, owner] = [`known.${newPhone().slice(1)}@mail.example`, await aShopper({ url: shop.url() })]
  const { user } = await register(owner, newPhone(), { email })
  await shop.behindTheScenes(`UPDATE users SET email_confirmed_at = now() WHERE id = ${user.id}`)
  const answers = []
  for (const login of [email, `unknown.${email}`]) {
    const { status, body } = await (await aShopper({ url: shop.url() })).post('/auth/identification', { login })
    answers.push({ status, body: JSON.stringify(body).replace(login, '…') })
  }
  expect(answers[0]).toStrictEqual(answers[1])
  expect(answers[0]?.status).toBe(200)
})
