import { type OauthAnswer, OauthFailure, oauth, startOauth } from '@shop/contracts/auth/oauth'
import { type SignInWays, signInWays } from '@shop/contracts/auth/sign-in-ways'
import { type Security, unlinkIdentity } from '@shop/contracts/auth/security'
import * as v from 'valibot'
import { answeredAt, byProvider, oauthReturned, partsOf, somebody, wayTo } from '../../support/people/provider.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { type Answer, INTERNATIONAL, keeps, refusal, type Shopper } from '../../support/people/shopper.ts'
import { aShopper, confirm, confirmEmail, register } from '../../support/people/sign-in.ts'

let shop: Shop
let shopper: Shopper

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())
beforeEach(async () => {
  shopper = await aShopper({ url: shop.url() })
})

const another = (host?: string) => aShopper({ url: shop.url(), ...(host && { host }) })

/** Every failure reads the same to a shopper; the page gets the reason. */
function failure({ status, body }: Answer) {
  expect(status).toBe(400)
  const { message, reason } = v.parse(OauthFailure, body)
  return { message, reason }
}
const failed = (reason: string) => ({ message: 'Ошибка авторизации', reason })

describe('the authorization URL', () => {
  test('has PKCE, state and nonce and returns to the current host [auth.provider-window]', async () => {
    const answer = await shopper.post('/oauth/start', {})
    expect(keeps(startOauth, answer)).toBe(true)
    const { searchParams } = new URL((answer.body as { url: string }).url)
    expect(Object.fromEntries(searchParams)).toStrictEqual({
      response_type: 'code',
      client_id: 'zlata',
      scope: 'login:info login:email login:default_phone',
      redirect_uri: 'http://shop.ru.localhost/ya-callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
  })

  test('is offered on both storefronts and not on an unknown host [auth.code-methods]', async () => {
    const waysOf = async (host?: string) => {
      const answer = await (await another(host)).get('/auth/ways')
      expect(keeps(signInWays, answer)).toBe(true)
      return answer.body as SignInWays
    }
    expect(await waysOf()).toStrictEqual({
      phone: ['sms', 'flashcall', 'mobid'],
      email: ['email', 'password'],
      providers: [{ code: 'yaid', name: 'Яндекс ID' }],
      passkey: true,
    })
    expect((await waysOf(INTERNATIONAL)).providers).toStrictEqual([{ code: 'yaid', name: 'Yandex ID' }])
    expect((await waysOf('evil.ru')).providers).toStrictEqual([])
    const answer = await (await another('evil.ru')).post('/oauth/start', {})
    expect(failure(answer)).toStrictEqual(failed('unavailable'))
  })

  test('a foreign provider returns a field error [auth.no-foreign-provider]', async () => {
    expect(refusal(await shopper.post('/oauth/start', { provider: 'google' })).errors).toStrictEqual({ provider: 'WRONG_FIELD' })
  })
})

describe('a new shopper', () => {
  test('with consent gets an account with the phone confirmed by the provider', async () => {
    const person = somebody()
    const answer = await shopper.post('/oauth', { ...(await oauthReturned(shopper, person)), favorites: [11] })
    expect(keeps(oauth, answer)).toBe(true)
    const { data, success, message } = answer.body as OauthAnswer
    expect({ success, message, step: data.step }).toStrictEqual({ success: true, message: null, step: 'done' })
    expect(data.user).toMatchObject({ phone: person.phone, email: person.email, fullName: 'Вера Лебедева', isAuth: true })
    expect(data.merged?.favoriteItemIds).toStrictEqual([11])
  })

  test('without consent goes through registration, and the provider is linked afterwards', async () => {
    const person = somebody()
    const { step, user, profile } = await byProvider(shopper, person, { agreement: false })
    expect({ step, isAuth: user.isAuth, confirmedPhone: user.confirmedPhone }).toStrictEqual({
      step: 'registration',
      isAuth: false,
      confirmedPhone: person.phone,
    })
    expect(profile).toStrictEqual({ name: person.name, surname: person.surname, email: person.email })
    const { phone } = person
    expect((await shopper.post('/registration', { ...profile, phone, agreement: true })).status).toBe(200)
    const again = await byProvider(await another(), { ...person, phone: person.phone }, { agreement: false })
    expect(again).toMatchObject({ step: 'done', user: { phone, isAuth: true } })
  })

  test('with an invalid name for the storefront is asked to type it', async () => {
    expect(await byProvider(shopper, somebody({ name: 'Vera', surname: 'Lebedeva' }))).toMatchObject({ step: 'registration' })
    const abroad = await another(INTERNATIONAL)
    expect(await byProvider(abroad, somebody({ name: 'Vera', surname: 'Lebedeva' }))).toMatchObject({ step: 'done' })
  })

  test('without a phone from the provider is asked for one', async () => {
    expect(await byProvider(shopper, somebody({ phone: '' }))).toMatchObject({
      step: 'phone',
      user: { isAuth: false, confirmedPhone: null },
    })
  })

  test('with an e-mail in use gets a separate account, and the e-mail is not confirmed', async () => {
    const first = await byProvider(shopper)
    const { user } = await byProvider(await another(), somebody({ email: first.user.email ?? '' }))
    expect(user).toMatchObject({ isAuth: true, email: first.user.email })
    expect(user.id).not.toBe(first.user.id)
  })
})

describe('an existing shopper', () => {
  test('with a known phone signs in to its account with favorites and bag', async () => {
    const person = somebody()
    const { user } = await register(await another(), person.phone, { favorites: [31] })
    await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
    const before = shopper.cookies['sid']
    const answer = await byProvider(shopper, person, {}, { favorites: [11] })
    expect(answer.user.id).toBe(user.id)
    expect(answer.merged?.favoriteItemIds).toStrictEqual([11, 31])
    expect(shopper.cookies['sid']).not.toBe(before)
    expect((await shopper.cart('calculate')).cartData.totalProducts).toBe(1)
  })

  test('can link the provider and then sign in by it, also without a phone', async () => {
    const { user } = await register(shopper)
    const person = somebody({ phone: '' })
    expect((await byProvider(shopper, person)).user.id).toBe(user.id)
    const { result } = (await shopper.get('/profile/security')).body as { result: Security }
    expect(result.identities).toStrictEqual([{ provider: 'yaid', linkedAt: expect.any(String) }])
    expect((await byProvider(await another(), person)).user.id).toBe(user.id)
  })

  test('already signed in links the provider to the same account, even with another account’s phone', async () => {
    const person = somebody()
    await register(await another(), person.phone)
    const { user } = await register(shopper)
    expect((await byProvider(shopper, person)).user.id).toBe(user.id)
    expect((await byProvider(await another(), person)).user.id).toBe(user.id)
  })

  test('linked to another account is not linked to a second one', async () => {
    const person = somebody()
    const first = await byProvider(await another(), person)
    const { user } = await register(shopper)
    expect(failure(await shopper.post('/oauth', await oauthReturned(shopper, person)))).toStrictEqual(failed('taken'))
    expect((await shopper.get('/profile/info')).body).toMatchObject({ result: { id: user.id } })
    expect((await byProvider(await another(), person)).user.id).toBe(first.user.id)
  })

  test('with a deactivated account gets an error', async () => {
    const person = somebody()
    await register(await another(), person.phone)
    await shop.behindTheScenes(`UPDATE users SET deactivated_at = now() WHERE phone = '${person.phone}'`)
    expect(refusal(await shopper.post('/oauth', await oauthReturned(shopper, person))).code).toBe('ACCOUNT_DEACTIVATED')
  })
})

describe('unlinking', () => {
  const unlink = async (one: Shopper, provider = 'yaid') => one.ask('DELETE', `/profile/identities/${provider}`)

  test('the provider no longer signs in: the next sign-in is a new shopper', async () => {
    const person = somebody({ phone: '' })
    const { user } = await register(shopper)
    await byProvider(shopper, person)
    const answer = await unlink(shopper)
    expect(keeps(unlinkIdentity, answer)).toBe(true)
    expect(answer.body).toStrictEqual({ result: true, removed: 1 })
    const { result } = (await shopper.get('/profile/security')).body as { result: Security }
    expect(result.identities).toStrictEqual([])
    expect((await byProvider(await another(), person)).user.id).not.toBe(user.id)
  })

  test('has no effect on other accounts or on a provider that is not linked', async () => {
    const person = somebody()
    const { user } = await byProvider(await another(), person)
    await register(shopper)
    for (const provider of ['yaid', 'google', '%00', "'--"]) {
      expect((await unlink(shopper, provider)).body).toMatchObject(
        provider === '%00' ? { code: 'BAD_REQUEST' } : { result: true, removed: 0 },
      )
    }
    expect((await byProvider(await another(), person)).user.id).toBe(user.id)
  })

  test('never removes the last sign-in method [auth.last-way-stays]', async () => {
    const person = somebody()
    await byProvider(shopper, person)
    await shop.behindTheScenes(`UPDATE users SET phone = NULL WHERE phone = '${person.phone}'`)
    expect(refusal(await unlink(shopper)).code).toBe('LAST_WAY_IN')
    await confirmEmail(shopper, person.email)
    expect((await unlink(shopper)).body).toStrictEqual({ result: true, removed: 1 })
  })
})

describe('«Ошибка авторизации»', () => {
  test('for a tampered state', async () => {
    const back = await oauthReturned(shopper)
    expect(failure(await shopper.post('/oauth', { ...back, state: `${back.state.slice(1)}x` }))).toStrictEqual(failed('state'))
  })

  test('for a state of another session, so a planted link signs nobody in', async () => {
    const back = await oauthReturned(shopper)
    const victim = await another()
    expect(failure(await victim.post('/oauth', back))).toStrictEqual(failed('state'))
    expect((await shopper.post('/oauth', back)).status).toBe(200)
  })

  test('for a repeated callback', async () => {
    const back = await oauthReturned(shopper, somebody(), { agreement: false })
    expect((await shopper.post('/oauth', back)).status).toBe(200)
    await shopper.arrive()
    expect(failure(await shopper.post('/oauth', back))).toStrictEqual(failed('state'))
  })

  test('for a code that was already used', async () => {
    const used = await oauthReturned(shopper, somebody(), { agreement: false })
    expect((await shopper.post('/oauth', used)).status).toBe(200)
    await shopper.arrive()
    const next = await oauthReturned(shopper)
    expect(failure(await shopper.post('/oauth', { ...next, code: used.code }))).toStrictEqual(failed('exchange'))
  })

  test('for a code of another flow with a different verifier', async () => {
    const [thiefs, own] = [await oauthReturned(await another()), await oauthReturned(shopper)]
    expect(failure(await shopper.post('/oauth', { ...own, code: thiefs.code }))).toStrictEqual(failed('exchange'))
  })

  test('for a callback after ten minutes', async () => {
    const back = await oauthReturned(shopper)
    await shop.later(601 * 1000)
    expect(failure(await shopper.post('/oauth', back))).toStrictEqual(failed('expired'))
  })

  test('for a denied consent, and the state is consumed', async () => {
    const back = partsOf(await answeredAt(await wayTo(shopper), somebody(), 'refuse'))
    expect(back.error).toBe('access_denied')
    const body = { state: back.state, error: back.error }
    expect(failure(await shopper.post('/oauth', body))).toStrictEqual(failed('denied'))
    expect(failure(await shopper.post('/oauth', body))).toStrictEqual(failed('state'))
  })

  test('reads Sign-in failed on the international storefront [auth.provider-failure-text]', async () => {
    const abroad = await another(INTERNATIONAL)
    expect(failure(await abroad.post('/oauth', { state: 'x', code: 'y' }))).toStrictEqual({ message: 'Sign-in failed', reason: 'state' })
  })
})

test('a confirmed phone stays confirmed after a failure', async () => {
  await confirm(shopper, '+79030000001')
  expect(failure(await shopper.post('/oauth', { state: 'x', code: 'y' }))).toStrictEqual(failed('state'))
  const { body } = await shopper.post('/pd/frontend/common_data', { path: '/' })
  expect((body as { user: { confirmedPhone: string } }).user.confirmedPhone).toBe('+79030000001')
})
