import { createHash, randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSandbox } from '../frame/server.ts'
import { identityService } from './identity.ts'

const CLIENT = { clientId: 'zlata', clientSecret: 'secret' }
const WAY_BACK = 'http://shop.ru.localhost:3000/ya-callback'
let server: Server
let address: string

beforeAll(async () => {
  server = createSandbox([identityService(CLIENT)])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

const authorize = (rest: Record<string, string> = {}) =>
  fetch(
    `${address}/yaid/authorize?${new URLSearchParams({
      response_type: 'code',
      client_id: CLIENT.clientId,
      redirect_uri: WAY_BACK,
      state: 'state-of-the-shop',
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...rest,
    })}`,
  )

async function answer(action: string, headers: Record<string, string> = { origin: address }) {
  const [, form = ''] = /action="([^"]+)"/.exec(await (await authorize()).text()) ?? []
  const body = new URLSearchParams({
    person: '',
    name: 'Вера',
    surname: 'Лебедева',
    phone: '+7 902 000-00-01',
    email: 'vera@mail.example',
    action,
  })
  return fetch(address + form, { method: 'POST', body, headers, redirect: 'manual' })
}

const codeOf = async () => new URL((await answer('allow')).headers.get('location') ?? '').searchParams.get('code') ?? ''

const trade = async (code: string, rest: Record<string, string> = {}) => {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: WAY_BACK,
    client_id: CLIENT.clientId,
    client_secret: CLIENT.clientSecret,
    code_verifier: verifier,
    ...rest,
  })
  const response = await fetch(`${address}/yaid/token`, { method: 'POST', body })
  return { status: response.status, ...((await response.json()) as { access_token?: string; error?: string }) }
}

const infoOf = (token = '') => fetch(`${address}/yaid/info?format=json`, { headers: { authorization: `OAuth ${token}` } })

test('after consent the code is exchanged for a token, and the token returns the profile', async () => {
  const response = await answer('allow')
  expect(response.status).toBe(303)
  const back = new URL(response.headers.get('location') ?? '')
  expect([back.origin + back.pathname, back.searchParams.get('state')]).toStrictEqual([WAY_BACK, 'state-of-the-shop'])
  const { access_token } = await trade(back.searchParams.get('code') ?? '')
  expect(await (await infoOf(access_token)).json()).toMatchObject({
    first_name: 'Вера',
    last_name: 'Лебедева',
    default_email: 'vera@mail.example',
    default_phone: { number: '+79020000001' },
  })
})

test('a denial redirects back with an error and without a code', async () => {
  const { searchParams } = new URL((await answer('refuse')).headers.get('location') ?? '')
  expect([searchParams.get('error'), searchParams.get('code')]).toStrictEqual(['access_denied', null])
})

test.each([
  ['another client', { client_id: 'somebody' }, 'client_id'],
  ['a page that is not registered', { redirect_uri: 'http://shop.ru.localhost:3000/cart' }, 'redirect_uri'],
  ['a host that is not of this machine', { redirect_uri: 'https://evil.example/ya-callback' }, 'redirect_uri'],
  ['no proof key', { code_challenge: '' }, 'code_challenge'],
  ['a proof key in the open', { code_challenge_method: 'plain' }, 'code_challenge'],
])('%s is shown an error and not redirected', async (_, rest, fault) => {
  const response = await authorize(rest)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(fault)
})

test.each([
  ['another verifier', { code_verifier: randomBytes(32).toString('base64url') }, 400, 'invalid_grant'],
  ['another way back', { redirect_uri: 'http://localhost/ya-callback' }, 400, 'invalid_grant'],
  ['an unknown code', { code: 'guessed' }, 400, 'invalid_grant'],
  ['a wrong secret', { client_secret: 'guessed' }, 401, 'invalid_client'],
])('a code is not exchanged with %s', async (_, rest, status, error) => {
  expect(await trade(await codeOf(), rest)).toStrictEqual({ status, error })
})

test('a code works once, and reusing it revokes its token', async () => {
  const code = await codeOf()
  const { access_token } = await trade(code)
  expect((await infoOf(access_token)).status).toBe(200)
  expect(await trade(code)).toStrictEqual({ status: 400, error: 'invalid_grant' })
  expect((await infoOf(access_token)).status).toBe(401)
})

test('a cross-site form signs nobody in', async () => {
  expect((await answer('allow', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})
