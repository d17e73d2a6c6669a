import type { User } from '@shop/contracts/account/common-data'
import { enrol, touch } from '../support/people/authenticator.ts'
import { answeredAt, oauthReturned, partsOf, somebody, wayTo } from '../support/people/provider.ts'
import { messageContaining } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, codeFor, confirmEmail, newPhone, register } from '../support/people/sign-in.ts'

// What the tests of each way of signing in hold is listed in api/src/service/auth/README.md; here stands what belongs to no single one.

const PASSWORD = 'золотое кольцо'
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ CODE_LIMITS: '100' })
})
afterAll(() => shop.remove())

const another = (options: { host?: string; cookies?: Record<string, string> } = {}) => aShopper({ url: shop.url(), ...options })
const userOf = async (one: Shopper) => ((await one.post('/pd/frontend/common_data', { path: '/' })).body as { user: User }).user

interface Victim {
  browser: Shopper
  phone: string
  email: string
}

/** The person presses yes on the phone. */
async function yesOn(phone: string) {
  const origin = process.env['SANDBOX_URL'] ?? ''
  const { questions } = (await (await fetch(`${origin}/mobile-id`)).json()) as { questions: { id: string; phone: string }[] }
  const id = questions.find((question) => question.phone === phone)?.id
  await fetch(`${origin}/mobile-id/answer/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ answer: 'confirmed' }),
    headers: { origin },
  })
  await shop.later(1000)
}

async function withAccount({ phone, email }: Victim, rest: object = {}): Promise<Shopper> {
  const own = await another()
  await register(own, phone, { email, ...rest })
  return own
}

/** Whoever signs in here is known by their session afterwards. */
const WAYS: [way: string, signIn: (victim: Victim) => Promise<void>][] = [
  [
    'a code by SMS',
    async (victim) => {
      await withAccount(victim)
      await victim.browser.post('/phone/confirm', { phone: victim.phone, code: await codeFor(victim.browser, victim.phone) })
    },
  ],
  ['registration', async ({ browser, phone }) => void (await register(browser, phone))],
  [
    'a question on the phone',
    async (victim) => {
      await withAccount(victim)
      await victim.browser.post('/phone/mobid', { phone: victim.phone })
      await yesOn(victim.phone)
      await victim.browser.post('/phone/mobid/state', { phone: victim.phone })
    },
  ],
  [
    'a mailed code',
    async (victim) => {
      await confirmEmail(await withAccount(victim), victim.email)
      await victim.browser.post('/auth/identification', { login: victim.email })
      const { code } = await messageContaining(victim.email, 'Код для входа')
      await victim.browser.post('/auth/authenticate', { login: victim.email, code })
    },
  ],
  [
    'a password',
    async (victim) => {
      await confirmEmail(await withAccount(victim, { password: PASSWORD }), victim.email)
      await victim.browser.post('/auth/authenticate', { login: victim.email, password: PASSWORD })
    },
  ],
  [
    'an identity provider',
    async ({ browser, phone, email }) => void (await browser.post('/oauth', await oauthReturned(browser, somebody({ phone, email })))),
  ],
  [
    'a passkey',
    async (victim) => {
      const device = await enrol(await withAccount(victim))
      await touch(victim.browser, device)
    },
  ],
]

describe('session fixation', () => {
  /** The attacker has planted a session of their own in the browser of the victim. */
  async function planted() {
    const attacker = await another()
    const phone = newPhone()
    const victim: Victim = { browser: await another({ cookies: attacker.cookies }), phone, email: `victim${phone.slice(1)}@mail.example` }
    expect(victim.browser.cookies['sid']).toBe(attacker.cookies['sid'])
    return { attacker, victim }
  }

  test.each(WAYS)('signing in by %s leaves the session planted on the victim behind [auth.session-rotates]', async (_, signIn) => {
    const { attacker, victim } = await planted()
    await signIn(victim)
    expect((await userOf(victim.browser)).isAuth).toBe(true)
    expect((await userOf(attacker)).isAuth).toBe(false)
    expect(refusal(await attacker.get('/profile/info'))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    expect(refusal(await attacker.get('/profile/addresses'))).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  })

  test.each<[string, (victim: Victim) => Promise<unknown>]>([
    ['by a code', async ({ browser, phone }) => browser.post('/phone/confirm', { phone, code: await codeFor(browser, phone) })],
    [
      'on the phone',
      async ({ browser, phone }) => {
        await browser.post('/phone/mobid', { phone })
        await yesOn(phone)
        await browser.post('/phone/mobid/state', { phone })
      },
    ],
    [
      'by an identity provider',
      async ({ browser, phone, email }) =>
        browser.post('/oauth', await oauthReturned(browser, somebody({ phone, email }), { agreement: false })),
    ],
  ])('a phone confirmed by a guest %s cannot be used to register from the planted session', async (_, confirm) => {
    const { attacker, victim } = await planted()
    await confirm(victim)
    expect((await userOf(victim.browser)).confirmedPhone).toBe(victim.phone)
    await attacker.arrive()
    expect((await userOf(attacker)).confirmedPhone).toBeNull()
    const answer = await attacker.post('/registration', { phone: victim.phone, name: 'Анна', surname: 'Петрова', agreement: true })
    expect(refusal(answer).code).toBe('PHONE_NOT_CONFIRMED')
  })

  test('an unknown session id is not adopted', async () => {
    const made = 'A'.repeat(43)
    const victim = await another({ cookies: { sid: made } })
    expect(victim.cookies['sid']).not.toBe(made)
  })
})

describe('open redirects', () => {
  test.each(['evil.example', 'shop.ru.localhost.evil.example', 'evil.example/shop.ru.localhost'])(
    'a provider never redirects to %s',
    async (host) => {
      const { status, body } = await (await another({ host })).post('/oauth/start', {})
      expect([status, JSON.stringify(body)]).toStrictEqual([400, expect.not.stringContaining('evil')])
    },
  )

  test('a return address in the call is ignored', async () => {
    const { body } = await (await another()).post('/oauth/start', {
      redirect_uri: 'https://evil.example/',
      redirectUri: 'https://evil.example/',
    })
    const { searchParams } = new URL((body as { url: string }).url)
    expect(searchParams.get('redirect_uri')).toBe('http://shop.ru.localhost/ya-callback')
  })

  test('the provider callback always redirects to the shop, whoever answers there', async () => {
    const way = await wayTo(await another())
    const back = await answeredAt(way, somebody())
    expect([back.hostname, back.pathname, partsOf(back).state]).toStrictEqual([
      'shop.ru.localhost',
      '/ya-callback',
      new URL(way).searchParams.get('state'),
    ])
  })
})

describe('code replay', () => {
  test('a used e-mailed code signs nobody in again, in any session', async () => {
    const phone = newPhone()
    const victim: Victim = { browser: await another(), phone, email: `victim${phone.slice(1)}@mail.example` }
    await confirmEmail(await withAccount(victim), victim.email)
    await victim.browser.post('/auth/identification', { login: victim.email })
    const { code } = await messageContaining(victim.email, 'Код для входа')
    const use = (one: Shopper) => one.post('/auth/authenticate', { login: victim.email, code })
    expect((await use(victim.browser)).status).toBe(200)
    await victim.browser.arrive()
    expect(refusal(await use(await another())).code).toBe('AUTHENTICATE_WRONG_CODE')
    expect(refusal(await use(victim.browser)).code).toBe('AUTHENTICATE_WRONG_CODE')
  })

  test('a confirmation on the phone signs in once: the old cookie stays a guest', async () => {
    const phone = newPhone()
    const victim: Victim = { browser: await another(), phone, email: '' }
    await register(await another(), phone)
    await victim.browser.post('/phone/mobid', { phone })
    await yesOn(phone)
    const thief = await another({ cookies: { ...victim.browser.cookies } })
    expect((await victim.browser.post('/phone/mobid/state', { phone })).status).toBe(200)
    await thief.arrive()
    expect(refusal(await thief.post('/phone/mobid/state', { phone })).code).toBe('PHONE_NOT_CONFIRMED')
    expect((await userOf(thief)).isAuth).toBe(false)
  })

  test('one code sent twice concurrently signs in once', async () => {
    const [browser, phone] = [await another(), newPhone()]
    await register(await another(), phone)
    const code = await codeFor(browser, phone)
    const thief = await another({ cookies: { ...browser.cookies } })
    const answers = await Promise.all([browser, thief].map((one) => one.post('/phone/confirm', { phone, code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})
