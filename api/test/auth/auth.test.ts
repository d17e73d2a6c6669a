import { captchaImage } from '@shop/contracts/confirmation/captcha'
import { confirmPhone, identification, registration, type ConfirmAnswer, type SignedIn } from '@shop/contracts/auth/auth'
import { sendCode } from '@shop/contracts/confirmation/code'
import { type CommonData, GUEST } from '@shop/contracts/account/common-data'
import { messageContaining, messagesTo } from '../support/services/sandbox.ts'
import { INTERNATIONAL, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, codeFor, confirm, confirmEmail, newPhone, register, signInAgain } from '../support/people/sign-in.ts'

let shopper: Shopper
let phone: string

beforeEach(async () => {
  shopper = await aShopper()
  phone = newPhone()
})

const userOf = async (one: Shopper) => ((await one.post('/pd/frontend/common_data', { path: '/' })).body as CommonData).user

describe('a code', () => {
  test('of four digits arrives by message, in the language of the storefront [auth.code-of-4-digits]', async () => {
    const answer = await shopper.post('/auth/identification', { login: phone })
    expect(keeps(identification, answer)).toBe(true)
    expect(answer.body).toStrictEqual({
      result: true,
      step: 'code',
      code: { login: phone, method: 'sms', sent: true, resendIn: 60, expiresIn: 300, codeLength: 4, methods: ['sms'] },
    })
    const [message] = await messagesTo(phone)
    expect(message?.text).toBe(
      `${message?.code} — код подтверждения ZLATA. Никому его не сообщайте.\n\n@shop.ru.localhost #${message?.code}`,
    )

    const abroad = await aShopper({ host: INTERNATIONAL })
    await abroad.post('/phone/send_code', { phone: '+971500000077' })
    expect((await messagesTo('+971500000077'))[0]?.text).toContain('is your ZLATA confirmation code')
  })

  test.each([
    ['050 000 0078', '+971500000078'],
    ['+971 0 50 000 0079', '+971500000079'],
    ['٠٥٠٠٠٠٠٠٨٠', '+971500000080'],
  ])('for %s abroad goes to %s: a number without a code is of the chosen country [forms.phone-abroad]', async (typed, number) => {
    const abroad = await aShopper({ host: INTERNATIONAL })
    const answer = await abroad.post('/auth/identification', { login: typed })
    expect(answer.body).toMatchObject({ code: { login: number } })
    expect(await messagesTo(number)).toHaveLength(1)
  })

  test.each(['84912345678', '89162041866'])(
    'for %s abroad goes to nobody: an 8 is Russian on the Russian storefront only',
    async (typed) => {
      const abroad = await aShopper({ host: INTERNATIONAL })
      expect(refusal(await abroad.post('/auth/identification', { login: typed })).code).toBe('WRONG_LOGIN')
      expect((await abroad.post('/phone/send_code', { phone: typed })).body).toMatchObject({ errors: { phone: 'WRONG_PHONE' } })
      expect(await messagesTo(`+7${typed.slice(1)}`)).toHaveLength(0)
      expect((await shopper.post('/auth/identification', { login: typed })).body).toMatchObject({ code: { login: `+7${typed.slice(1)}` } })
    },
  )

  test('requested twice within a minute is sent once', async () => {
    const [one, two] = await Promise.all([shopper.post('/phone/send_code', { phone }), shopper.post('/phone/send_code', { phone })])
    expect(keeps(sendCode, one) && keeps(sendCode, two)).toBe(true)
    const third = await shopper.post('/phone/send_code', { phone })
    expect(third.body).toMatchObject({ code: { sent: false } })
    expect((third.body as { code: { resendIn: number } }).code.resendIn).toBeGreaterThan(50)
    expect(await messagesTo(phone)).toHaveLength(1)
  })

  test.each([
    ['', 'EMPTY_LOGIN'],
    ['  ', 'EMPTY_LOGIN'],
    ['+7901', 'WRONG_LOGIN'],
    ['anna@', 'WRONG_LOGIN'],
    ['890100000001', 'WRONG_LOGIN'],
  ])('is not sent to %j: %s', async (login, code) => {
    const answer = refusal(await shopper.post('/auth/identification', { login }))
    expect(answer.errors).toStrictEqual({ login: code })
  })

  test('works only in the session that requested it', async () => {
    const code = await codeFor(shopper, phone)
    const thief = await aShopper()
    expect(refusal(await thief.post('/phone/confirm', { phone, code }))).toMatchObject({ code: 'PHONE_NOT_CONFIRMED' })
    expect((await shopper.post('/phone/confirm', { phone, code })).status).toBe(200)
  })

  test('works once', async () => {
    const code = await codeFor(shopper, phone)
    expect((await shopper.post('/phone/confirm', { phone, code })).status).toBe(200)
    await shopper.arrive()
    expect(refusal(await shopper.post('/phone/confirm', { phone, code }))).toMatchObject({ code: 'PHONE_NOT_CONFIRMED' })
  })

  test('expires after five wrong tries, even the right one fails', async () => {
    const code = await codeFor(shopper, phone)
    const wrong = code === '0000' ? '1111' : '0000'
    const answers = []
    for (let count = 0; count < 5; count += 1) answers.push(refusal(await shopper.post('/phone/confirm', { phone, code: wrong })).code)
    expect(answers).toStrictEqual([...Array(4).fill('WRONG_AUTH_CODE'), 'PHONE_NOT_CONFIRMED'])
    expect(refusal(await shopper.post('/phone/confirm', { phone, code }))).toMatchObject({ code: 'PHONE_NOT_CONFIRMED' })
  })

  test.each([
    ['', 'EMPTY_AUTH_CODE'],
    ['12', 'WRONG_AUTH_CODE'],
    ['12345', 'WRONG_AUTH_CODE'],
  ])('%j returns a field error: %s', async (code, expected) => {
    expect(refusal(await shopper.post('/phone/confirm', { phone, code })).errors).toStrictEqual({ code: expected })
  })
})

describe('a picture captcha', () => {
  test('is a PNG with a new token each time', async () => {
    const [one, two] = [await shopper.get('/captcha'), await shopper.get('/captcha')]
    expect(keeps(captchaImage, one)).toBe(true)
    const { image, token } = one.body as { image: string; token: string }
    expect(
      Buffer.from(image.split(',')[1] ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect((two.body as { token: string }).token).not.toBe(token)
  })

  test('is required from the fourth phone of a session, and a wrong answer is rejected', async () => {
    for (let count = 0; count < 3; count += 1) expect((await shopper.post('/phone/send_code', { phone: newPhone() })).status).toBe(200)
    expect(refusal(await shopper.post('/phone/send_code', { phone })).code).toBe('CAPTCHA_REQUIRED')
    const { token } = (await shopper.get('/captcha')).body as { token: string }
    const withReply = () => shopper.post('/phone/send_code', { phone, captcha: { token, text: 'I' } })
    expect(refusal(await withReply()).code).toBe('WRONG_CAPTCHA')
    expect(await messagesTo(phone)).toStrictEqual([])
  })
})

describe('a phone without an account', () => {
  test('is confirmed for this session, and registration can follow', async () => {
    const { status, body } = await confirm(shopper, phone)
    expect(status).toBe(200)
    expect(body).toStrictEqual({ result: true, user: { ...GUEST, confirmedPhone: phone }, step: 'registration', merged: null })
    expect(await userOf(shopper)).toStrictEqual({ ...GUEST, confirmedPhone: phone })
  })

  test('registers with a name and is signed in', async () => {
    const { user } = await register(shopper, phone, { email: 'Anna.1@Example.com', newsletterSubscription: true })
    expect(user).toMatchObject({ phone, email: 'anna.1@example.com', fullName: 'Анна Петрова', isAuth: true, isSubscribed: true })
    expect(await userOf(shopper)).toStrictEqual(user)
  })

  test('cannot register unless this session has confirmed it', async () => {
    await confirm(shopper, newPhone())
    const answer = await shopper.post('/registration', { phone, name: 'Анна', surname: 'Петрова', agreement: true })
    expect(refusal(answer).code).toBe('PHONE_NOT_CONFIRMED')
  })

  test.each([
    [{ name: '' }, { name: 'EMPTY_NAME' }],
    [{ surname: ' ' }, { surname: 'EMPTY_SURNAME' }],
    [{ name: 'Anna' }, { name: 'WRONG_NAME' }],
    [{ name: 'Анна<b>' }, { name: 'WRONG_NAME' }],
    [{ email: 'anna@' }, { email: 'CORRECT_EMAIL' }],
    [{ agreement: false }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
  ])('is not registered with %j', async (fields, errors) => {
    await confirm(shopper, phone)
    const answer = await shopper.post('/registration', { phone, name: 'Анна', surname: 'Петрова', agreement: true, ...fields })
    expect(refusal(answer)).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
  })

  test('can register with a Latin name on the international storefront', async () => {
    const abroad = await aShopper({ host: INTERNATIONAL })
    const { user } = await register(abroad, '+971500000078', { name: 'Leila', surname: "O'Hara" })
    expect(user.fullName).toBe("Leila O'Hara")
  })
})

describe('signing in', () => {
  test('with a known phone needs the code only', async () => {
    await register(await aShopper(), phone)
    const { shopper: again, answer } = await signInAgain(phone)
    expect(answer).toMatchObject({ result: true, step: 'done', user: { phone, isAuth: true } })
    expect((await userOf(again)).isAuth).toBe(true)
  })

  test('with an e-mail uses an e-mailed code [auth.email-by-password-or-code]', async () => {
    const email = `mail${phone.slice(1)}@example.com`
    const owner = await aShopper()
    await register(owner, phone, { email })
    await confirmEmail(owner, email)
    const answer = await shopper.post('/auth/identification', { login: email.toUpperCase() })
    expect(answer.body).toMatchObject({ step: 'code', code: { login: email, method: 'email', methods: ['email'] } })
    const letter = await messageContaining(email, 'Код для входа')
    const wrong = letter.code === '0000' ? '1111' : '0000'
    expect(refusal(await shopper.post('/auth/authenticate', { login: email, code: wrong })).code).toBe('AUTHENTICATE_WRONG_CODE')
    const { body } = await shopper.post('/auth/authenticate', { login: email, code: letter.code })
    expect((body as SignedIn).user).toMatchObject({ phone, email, isAuth: true })
  })

  test('rotates the session id: the guest cookie is no longer signed in [auth.session-rotates]', async () => {
    await register(await aShopper(), phone)
    const before = { ...shopper.cookies }
    await confirm(shopper, phone)
    expect(shopper.cookies['sid']).not.toBe(before['sid'])
    const thief = await aShopper({ cookies: before })
    expect((await userOf(thief)).isAuth).toBe(false)
  })

  test('confirming another phone does not switch the account of a signed-in shopper', async () => {
    const other = newPhone()
    await register(await aShopper(), other)
    const { user } = await register(shopper, phone)
    for (const extra of [newPhone(), other]) {
      const { body } = await confirm(shopper, extra)
      expect(body).toStrictEqual({ result: true, user, step: 'done', merged: null })
    }
    expect(await userOf(shopper)).toStrictEqual(user)
  })

  test('answers as the contract defines', async () => {
    const code = await codeFor(shopper, phone)
    expect(keeps(confirmPhone, await shopper.post('/phone/confirm', { phone, code }))).toBe(true)
    await shopper.arrive()
    const answer = await shopper.post('/registration', { phone, name: 'Анна', surname: 'Петрова', agreement: true })
    expect(keeps(registration, answer)).toBe(true)
  })
})

describe('signing in merges', () => {
  const bag = async (one: Shopper) =>
    Object.fromEntries((await one.cart('calculate')).cartData.products.map(({ id, quantity }) => [id, quantity]))
  const RING = 'solitaire-aurora-yellow-165'
  const LETTER = 'letter-m-yellow-one'
  /** Of these no other test takes any. */
  const WHITE = 'solitaire-aurora-white-175'

  test('favorites: union, newest first, one per item [favorites.merge-at-sign-in]', async () => {
    const { merged } = await register(shopper, phone, { favorites: [11, 31] })
    expect(merged.favoriteItemIds).toStrictEqual([11, 31])
    const { answer } = await signInAgain(phone, { favorites: [21, 11, 999_999] })
    expect(answer.merged?.favoriteItemIds).toStrictEqual([21, 11, 31])
    expect(answer.user.wishlistCount).toBe(3)
  })

  test('nothing when there is nothing to merge, and shows no message', async () => {
    await shopper.cart('add', { sku_id: RING })
    const { merged } = await register(shopper, phone)
    expect(merged).toStrictEqual({ favoriteItemIds: [], message: null })
    expect(await bag(shopper)).toStrictEqual({ [RING]: 1 })
  })

  test('the bag: quantities add up per SKU, capped at the stock, and the message lists it [bag.merge-at-sign-in]', async () => {
    await shopper.cart('add', { sku_id: RING, quantity: 2 })
    await shopper.cart('add', { sku_id: LETTER })
    await shopper.cart('add', { sku_id: WHITE })
    await register(shopper, phone)

    const phoneDevice = await aShopper()
    await phoneDevice.cart('add', { sku_id: RING })
    await phoneDevice.cart('add', { sku_id: WHITE })
    const { cartData } = await phoneDevice.cart('add', { sku_id: 'letter-a-yellow-one' })
    const answer = (await confirm(phoneDevice, phone)).body as ConfirmAnswer
    const merged = { [RING]: 2, [WHITE]: 2, [LETTER]: 1, 'letter-a-yellow-one': 1 }
    expect(await bag(phoneDevice)).toStrictEqual(merged)
    expect(await bag(shopper)).toStrictEqual(merged)
    expect(answer.merged?.message).toContain('осталось 2')
    expect(answer.merged?.message).toContain('В корзину вернулось')
    expect((await phoneDevice.cart('calculate')).cartData.version).toBeGreaterThan(cartData.version)
  })

  test('all devices of a shopper share one bag after sign-in', async () => {
    await register(shopper, phone)
    const { shopper: other } = await signInAgain(phone)
    await other.cart('add', { sku_id: LETTER })
    expect(await bag(shopper)).toStrictEqual({ [LETTER]: 1 })
  })
})

describe('signing out', () => {
  test.each(['GET', 'POST'] as const)('by %s ends the session and keeps the bag in the account', async (method) => {
    await register(shopper, phone)
    await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
    const cookies = { ...shopper.cookies }
    expect((await shopper.ask(method, '/logout', method === 'POST' ? '{}' : undefined)).body).toStrictEqual({ result: true })
    expect((await userOf(await aShopper({ cookies }))).isAuth).toBe(false)
    const { shopper: again } = await signInAgain(phone)
    expect((await again.cart('calculate')).cartData.totalProducts).toBe(1)
  })

  test.each([
    ['without the token', { 'x-csrf-token': '' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['by another site as old browsers say it', { origin: 'https://evil.example' }],
  ])('is rejected %s [auth.logout-safe]', async (_, headers) => {
    await register(shopper, phone)
    for (const method of ['GET', 'POST'] as const) {
      const body = method === 'POST' ? '{}' : undefined
      expect(refusal(await shopper.ask(method, '/logout', body, headers)).code).toBe('CSRF_EXPIRED')
    }
    expect((await userOf(shopper)).isAuth).toBe(true)
  })
})
