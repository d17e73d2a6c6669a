import { authenticateFully, changePassword } from '@shop/contracts/auth/password'
import type { SignedIn } from '@shop/contracts/auth/auth'
import type { Security } from '@shop/contracts/auth/security'
import { hashPassword, isPassword } from '../../src/service/auth/passwords.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../support/people/sign-in.ts'

const PASSWORD = 'золотое кольцо'
let shop: Shop
let shopper: Shopper
let phone: string
let email: string

/** Accounts that only a database can make: one is deactivated, one has a hash of other days. */
const deactivated = { phone: newPhone(), email: 'deactivated@mail.example' }
const outdated = { phone: newPhone(), email: 'outdated@mail.example' }

beforeAll(async () => {
  shop = await openShop()
  for (const { phone: theirs, email: mail } of [deactivated, outdated]) {
    await register(await another(), theirs, { email: mail, password: PASSWORD })
  }
  await shop.behindTheScenes(
    'UPDATE users SET email_confirmed_at = now()',
    `UPDATE users SET deactivated_at = now() WHERE phone = '${deactivated.phone}'`,
    `UPDATE users SET password_hash = '${hashOfOtherDays()}' WHERE phone = '${outdated.phone}'`,
  )
})
afterAll(() => shop.remove())
beforeEach(async () => {
  shopper = await aShopper({ url: shop.url() })
  phone = newPhone()
  email = `anna${phone.slice(1)}@mail.example`
})

/** Of the same password, with 8 MiB and one pass. */
function hashOfOtherDays(): string {
  const { argon2Sync } = jest.requireActual<typeof import('node:crypto')>('node:crypto')
  const salt = Buffer.from('saltsaltsaltsalt')
  const cost = { memory: 8192, passes: 1, parallelism: 1, tagLength: 32 }
  const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${base64(salt)}$${base64(argon2Sync('argon2id', { message: PASSWORD, nonce: salt, ...cost }))}`
}

const another = () => aShopper({ url: shop.url() })
const withPassword = async (password = PASSWORD) => {
  await register(await another(), phone, { email, password })
  await emailConfirmed()
}
const emailConfirmed = () => shop.behindTheScenes(`UPDATE users SET email_confirmed_at = now() WHERE phone = '${phone}'`)
const signIn = (one: Shopper, password: string, rest: object = {}) => one.post('/auth/authenticate', { login: email, password, ...rest })

test('an account registered with e-mail and password signs in by it [auth.email-by-password-or-code]', async () => {
  await withPassword()
  const answer = await signIn(shopper, PASSWORD, { source: 'profile' })
  expect(keeps(authenticateFully, answer)).toBe(true)
  expect((answer.body as SignedIn).user).toMatchObject({ phone, email, isAuth: true })
})

test('equivalent Unicode forms are the same password', async () => {
  await withPassword('кафе\u0301-йод')
  expect((await signIn(shopper, 'кафе\u0301-и\u0306од')).status).toBe(200)
})

test('signing in by password rotates the session and merges like other methods', async () => {
  await withPassword()
  await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
  const before = shopper.cookies['sid']
  const { merged } = (await signIn(shopper, PASSWORD, { favorites: [11] })).body as SignedIn
  expect(merged.favoriteItemIds).toStrictEqual([11])
  expect(shopper.cookies['sid']).not.toBe(before)
  expect((await (await shopper.arrive()).cart('calculate')).cartData.totalProducts).toBe(1)
})

test('a wrong password, a missing password and an unknown e-mail get the same error', async () => {
  await withPassword()
  const without = `without.${email}`
  await register(await another(), newPhone(), { email: without })
  const expected = { status: 400, code: 'WRONG_PASSWORD', errors: { password: 'WRONG_PASSWORD' } }
  for (const login of [email, without, `nobody.${email}`]) {
    expect(refusal(await (await another()).post('/auth/authenticate', { login, password: 'wrong-password' }))).toStrictEqual(expected)
  }
})

test('an unknown e-mail takes as long as a wrong password, so timing reveals no accounts', async () => {
  const hash = await hashPassword(PASSWORD)
  const costOf = async (known: string | null) => {
    const before = process.cpuUsage()
    expect(await isPassword('wrong-password', known)).toBe(false)
    return process.cpuUsage(before).user
  }
  // In turns: the first tries of a process cost several times as much, until its memory has been used once.
  let [known, unknown] = [0, 0]
  for (let attempt = 0; attempt < 5; attempt += 1) {
    known += await costOf(hash)
    unknown += await costOf(null)
  }
  expect(unknown).toBeGreaterThan(known / 3)
})

test.each([
  [{ login: '', password: 'x' }, 'WRONG_FORM_DATA', { login: 'EMPTY_LOGIN' }],
  [{ login: 'anna@', password: 'x' }, 'WRONG_LOGIN', { login: 'WRONG_LOGIN' }],
  [{ login: '+79010000000', password: 'x' }, 'WRONG_LOGIN', { login: 'WRONG_LOGIN' }],
  [{ login: 'anna@mail.example', password: '' }, 'WRONG_FORM_DATA', { password: 'EMPTY_PASSWORD' }],
  [{ login: 'anna@mail.example' }, 'WRONG_FORM_DATA', { code: 'EMPTY_AUTH_CODE', password: 'EMPTY_PASSWORD' }],
])('%j is rejected: %s', async (body, code, errors) => {
  expect(refusal(await shopper.post('/auth/authenticate', body))).toStrictEqual({ status: 400, code, errors })
})

test('a deactivated account is revealed only to someone with its password [auth.deactivated-account]', async () => {
  const { email: login } = deactivated
  expect(refusal(await shopper.post('/auth/authenticate', { login, password: PASSWORD })).code).toBe('ACCOUNT_DEACTIVATED')
  expect(refusal(await shopper.post('/auth/authenticate', { login, password: 'wrong-password' })).code).toBe('WRONG_PASSWORD')
})

test('a captcha is required after three wrong passwords, whatever the address of the client', async () => {
  await withPassword()
  for (let count = 0; count < 3; count += 1) {
    expect(refusal(await signIn(await another(), 'wrong-password')).code).toBe('WRONG_PASSWORD')
  }
  expect(refusal(await signIn(shopper, PASSWORD)).code).toBe('CAPTCHA_REQUIRED')
})

describe('in the profile', () => {
  const change = (one: Shopper, body: object) => one.post('/profile/password', body)
  const securityOf = async (one: Shopper) => ((await one.get('/profile/security')).body as { result: Security }).result

  test('the first password is set without an old one', async () => {
    await register(shopper, phone, { email })
    await emailConfirmed()
    expect((await securityOf(shopper)).hasPassword).toBe(false)
    const answer = await change(shopper, { password: PASSWORD })
    expect(keeps(changePassword, answer)).toBe(true)
    expect(answer.body).toStrictEqual({ result: true, revoked: 0 })
    expect((await securityOf(shopper)).hasPassword).toBe(true)
    expect((await signIn(await another(), PASSWORD)).status).toBe(200)
  })

  test('changing it needs the old one and ends every other session', async () => {
    await register(shopper, phone, { email, password: PASSWORD })
    await emailConfirmed()
    const elsewhere = await another()
    await signIn(elsewhere, PASSWORD)
    expect(refusal(await change(shopper, { password: 'новый-пароль' })).errors).toStrictEqual({ oldPassword: 'EMPTY_PASSWORD' })
    expect(refusal(await change(shopper, { password: 'новый-пароль', oldPassword: 'wrong' })).errors).toStrictEqual({
      oldPassword: 'WRONG_PASSWORD',
    })
    expect((await elsewhere.get('/profile/info')).status).toBe(200)
    expect((await change(shopper, { password: 'новый-пароль', oldPassword: PASSWORD })).body).toStrictEqual({ result: true, revoked: 1 })
    expect((await elsewhere.get('/profile/info')).status).toBe(401)
    expect((await shopper.get('/profile/info')).status).toBe(200)
    expect(refusal(await signIn(await another(), PASSWORD)).code).toBe('WRONG_PASSWORD')
    expect((await signIn(await another(), 'новый-пароль')).status).toBe(200)
  })

  test('a password requires an e-mail', async () => {
    await register(shopper, phone)
    expect(refusal(await change(shopper, { password: PASSWORD })).errors).toStrictEqual({ email: 'EMPTY_EMAIL' })
  })

  test.each([
    ['', 'EMPTY_PASSWORD'],
    ['пять5', 'TOO_SHORT'],
    ['а'.repeat(129), 'TOO_LONG'],
  ])('%j is rejected: %s (at least six characters) [auth.password-min-6]', async (password, code) => {
    await register(shopper, phone, { email })
    expect(refusal(await change(shopper, { password })).errors).toStrictEqual({ password: code })
  })
})

test('registration with a password requires an e-mail', async () => {
  const body = { phone, name: 'Анна', surname: 'Петрова', agreement: true, password: PASSWORD }
  expect(refusal(await shopper.post('/registration', body)).errors).toStrictEqual({ email: 'EMPTY_EMAIL' })
})

test('outdated hashes are accepted and rehashed as argon2id; the sign-in source is stored [auth.password-min-6] [auth.source-kept]', async () => {
  const { email: login, phone: theirs } = outdated
  const answer = await shopper.post('/auth/authenticate', { login, password: PASSWORD, source: 'certificate-add' })
  expect(answer.status).toBe(200)
  const [row] = await shop.behindTheScenes(
    `SELECT u.password_hash AS hash, s.source, s.method FROM users u JOIN sign_ins s ON s.user_id = u.id
     WHERE u.phone = '${theirs}' ORDER BY s.id DESC LIMIT 1`,
  )
  expect(row).toStrictEqual({
    hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/),
    source: 'certificate-add',
    method: 'password',
  })
})
