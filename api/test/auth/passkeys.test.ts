import type { SignedIn } from '@shop/contracts/auth/auth'
import { addPasskey, passkeyCreation, passkeyRequest, passkeySignIn, passkeys, removePasskey } from '@shop/contracts/auth/passkeys'
import { Authenticator, creationFor, enrol, type Lies, passkeysOf, requestFor, touch } from '../support/people/authenticator.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../support/people/sign-in.ts'
import { eventually } from '@shop/testing/eventually'

const REFUSED = { status: 400, code: 'PASSKEY_REFUSED' }

let shop: Shop
let anna: Shopper
let phone: string
let address = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())
beforeEach(async () => {
  phone = newPhone()
  anna = await somebody()
  await register(anna, phone)
})

/** At an address of their own: limits count addresses too. */
function somebody(host = RUSSIAN, more: Record<string, string> = {}) {
  address += 1
  const headers = { 'x-forwarded-for': `10.9.${Math.floor(address / 250)}.${address % 250}`, ...more }
  return new Shopper({ url: shop.url(), host, headers }).arrive()
}
const isIn = async (one: Shopper) => (await one.get('/profile/info')).status === 200
const phoneOf = ({ body }: { body: unknown }) => (body as SignedIn).user.phone
const rows = (text: string) => shop.behindTheScenes(text) as Promise<Record<string, unknown>[]>

const idOf = async (of: string) => (await rows(`SELECT id FROM users WHERE phone = '${of}'`))[0]?.['id'] as number

describe('a passkey', () => {
  test('is created by a signed-in shopper and signs in on another device', async () => {
    const options = await anna.post('/profile/passkeys/options', {})
    expect(keeps(passkeyCreation, options)).toBe(true)
    const device = new Authenticator()
    const added = await anna.post('/profile/passkeys', { credential: device.create(await creationFor(anna)) })
    expect(keeps(addPasskey, added)).toBe(true)

    const elsewhere = await somebody()
    expect(keeps(passkeyRequest, await elsewhere.post('/auth/passkey/options', {}))).toBe(true)
    const before = elsewhere.cookies['sid']
    const answer = await touch(elsewhere, device, {}, { source: 'cart' })
    expect(keeps(passkeySignIn, answer)).toBe(true)
    expect(phoneOf(answer)).toBe(phone)
    expect(await isIn(elsewhere)).toBe(true)
    expect(elsewhere.cookies['sid']).not.toBe(before)
    expect(
      await rows(
        `SELECT source, method FROM sign_ins JOIN users u ON u.id = user_id WHERE phone = '${phone}' ORDER BY sign_ins.id DESC LIMIT 1`,
      ),
    ).toStrictEqual([{ source: 'cart', method: 'passkey' }])
  })

  test('merges favorites and bag of the guest like other sign-in methods', async () => {
    const device = await enrol(anna)
    const guest = await somebody()
    await guest.cart('add', { sku_id: 'letter-m-yellow-one' })
    const { body } = await touch(guest, device, {}, { favorites: [11] })
    expect((body as SignedIn).merged.favoriteItemIds).toStrictEqual([11])
    expect((await anna.cart('calculate')).cartData.totalProducts).toBe(1)
  })

  test('is listed with its device, host and dates', async () => {
    const pocket = await somebody(RUSSIAN, { 'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/19.0 Mobile Safari/604.1' })
    await register(pocket)
    const device = await enrol(pocket)
    const [made] = await passkeysOf(pocket)
    expect(made).toStrictEqual({
      id: made?.id,
      device: 'Safari · iPhone',
      host: RUSSIAN,
      isOfThisHost: true,
      isSynced: true,
      createdAt: expect.any(String),
      lastUsedAt: null,
    })
    await shop.later(60_000)
    await touch(await somebody(), device)
    const answer = await pocket.get('/profile/passkeys')
    expect(keeps(passkeys, answer)).toBe(true)
    const [used] = await passkeysOf(pocket)
    expect((used?.lastUsedAt ?? '') > (used?.createdAt ?? '')).toBe(true)
  })

  test('belongs to one host: a second storefront has its own, and both are listed [auth.passkey-of-one-host]', async () => {
    const device = await enrol(anna)
    const abroad = await somebody(INTERNATIONAL)
    expect(refusal(await touch(abroad, device, { origin: `http://${INTERNATIONAL}` }))).toStrictEqual(REFUSED)
    expect(refusal(await touch(abroad, device, { rpId: RUSSIAN, origin: `http://${RUSSIAN}` }))).toStrictEqual(REFUSED)
    expect((await passkeysOf(anna)).map(({ host, isOfThisHost }) => [host, isOfThisHost])).toStrictEqual([[RUSSIAN, true]])
    expect((await creationFor(anna)).rp.id).toBe(RUSSIAN)
    expect((await requestFor(abroad)).rpId).toBe(INTERNATIONAL)
  })

  test('is offered on hosts of the shop only', async () => {
    const stranger = await somebody('evil.ru')
    expect((await stranger.get('/auth/ways')).body).toMatchObject({ passkey: false })
    expect((await anna.get('/auth/ways')).body).toMatchObject({ passkey: true })
    expect(refusal(await stranger.post('/auth/passkey/options', {}))).toStrictEqual(REFUSED)
  })

  test('shares a user handle per account and host, and existing ones are excluded', async () => {
    const device = await enrol(anna)
    const again = await creationFor(anna)
    expect(again.user.id).toBe(device.handle)
    expect(again.excludeCredentials).toStrictEqual([{ id: device.id, type: 'public-key', transports: ['internal'] }])
  })

  test('without a counter signs in repeatedly', async () => {
    const device = await enrol(anna, { counts: false })
    for (const one of [await somebody(), await somebody()]) expect(phoneOf(await touch(one, device))).toBe(phone)
  })

  test('is deleted with its account', async () => {
    await enrol(anna)
    const id = await idOf(phone)
    expect(await rows(`SELECT id FROM passkeys WHERE user_id = ${id}`)).toHaveLength(1)
    await shop.behindTheScenes(`UPDATE users SET deletion_due_at = now() - interval '1 day' WHERE id = ${id}`)
    await shop.later(11 * 60_000)
    const isErased = async () => (await rows(`SELECT id FROM users WHERE id = ${id} AND phone IS NULL`)).length === 1
    await eventually('the account is erased', isErased)
    expect(await rows(`SELECT id FROM passkeys WHERE user_id = ${id}`)).toStrictEqual([])
  })
})

describe('sign-in is rejected for', () => {
  test.each<[string, Lies]>([
    ['another origin', { origin: 'https://evil.ru' }],
    ['another port of the same host', { origin: `http://${RUSSIAN}:8080` }],
    ['another relying party', { rpId: 'ru.localhost' }],
    ['a challenge of nobody', { challenge: 'AAAA' }],
    ['a device that has not verified its owner', { isVerified: false }],
    ['a frame of another site', { crossOrigin: true }],
    ['what was signed for making a passkey', { type: 'webauthn.create' }],
    ['the handle of another account', { handle: 'AAAA' }],
  ])('%s', async (_, lies) => {
    const device = await enrol(anna)
    const guest = await somebody()
    expect(refusal(await touch(guest, device, lies))).toStrictEqual(REFUSED)
    expect(await isIn(guest)).toBe(false)
  })

  test('a replayed response', async () => {
    const device = await enrol(anna)
    const guest = await somebody()
    const credential = device.sign(await requestFor(guest))
    expect((await guest.post('/auth/passkey/verify', { credential })).status).toBe(200)
    await guest.arrive()
    expect(refusal(await guest.post('/auth/passkey/verify', { credential }))).toStrictEqual(REFUSED)
  })

  test('a challenge consumed by a failed try', async () => {
    const device = await enrol(anna)
    const guest = await somebody()
    const asked = await requestFor(guest)
    const failed = device.sign(asked, { origin: 'https://evil.ru' })
    expect(refusal(await guest.post('/auth/passkey/verify', { credential: failed }))).toStrictEqual(REFUSED)
    expect(refusal(await guest.post('/auth/passkey/verify', { credential: device.sign(asked) }))).toStrictEqual(REFUSED)
  })

  test('a challenge of another session', async () => {
    const device = await enrol(anna)
    const [guest, thief] = [await somebody(), await somebody()]
    const credential = device.sign(await requestFor(guest))
    expect(refusal(await thief.post('/auth/passkey/verify', { credential }))).toStrictEqual(REFUSED)
    expect((await guest.post('/auth/passkey/verify', { credential })).status).toBe(200)
  })

  test('a challenge older than five minutes', async () => {
    const device = await enrol(anna)
    const guest = await somebody()
    const credential = device.sign(await requestFor(guest))
    await shop.later(5 * 60_000 + 1000)
    expect(refusal(await guest.post('/auth/passkey/verify', { credential }))).toStrictEqual(REFUSED)
  })

  test('a registration challenge', async () => {
    const device = await enrol(anna)
    const { challenge } = await creationFor(anna)
    const { rpId, timeout, userVerification } = await requestFor(anna)
    const credential = device.sign({ challenge, rpId, timeout, userVerification })
    expect(refusal(await anna.post('/auth/passkey/verify', { credential }))).toStrictEqual(REFUSED)
  })

  test('a cloned passkey whose counter goes back or does not increase', async () => {
    const device = await enrol(anna)
    await touch(await somebody(), device)
    const seen = device.counter
    for (const counter of [seen - 1, seen, 0]) expect(refusal(await touch(await somebody(), device, { counter }))).toStrictEqual(REFUSED)
    expect(phoneOf(await touch(await somebody(), device))).toBe(phone)
  })

  test('two concurrent responses with one counter', async () => {
    const device = await enrol(anna)
    const guests = [await somebody(), await somebody()]
    const asked = [await requestFor(guests[0] as Shopper), await requestFor(guests[1] as Shopper)]
    const counter = device.counter + 1
    const answers = await Promise.all(
      guests.map((guest, index) =>
        guest.post('/auth/passkey/verify', { credential: device.sign(asked[index] as (typeof asked)[0], { counter }) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toStrictEqual([200, 400])
  })

  test('a signature of another key with the id of a known passkey', async () => {
    const device = await enrol(anna)
    const forged = new Authenticator()
    const guest = await somebody()
    const credential = { ...forged.sign(await requestFor(guest)), id: device.id, rawId: device.id }
    credential.response.userHandle = device.handle
    expect(refusal(await guest.post('/auth/passkey/verify', { credential }))).toStrictEqual(REFUSED)
  })

  test('a passkey of a blocked account', async () => {
    const device = await enrol(anna)
    await shop.behindTheScenes(`UPDATE users SET deactivated_at = now() WHERE phone = '${phone}'`)
    const guest = await somebody()
    expect(refusal(await touch(guest, device))).toStrictEqual({ status: 400, code: 'ACCOUNT_DEACTIVATED' })
    expect(await isIn(guest)).toBe(false)
  })

  test('another account’s passkey while signed in', async () => {
    const device = await enrol(anna)
    const [maria, hers] = [await somebody(), newPhone()]
    await register(maria, hers)
    expect(refusal(await touch(maria, device)).code).toBe('BAD_REQUEST')
    expect((await maria.get('/profile/info')).body).toMatchObject({ result: { phone: hers } })
  })
})

describe('registration is rejected for', () => {
  test.each<[string, Lies]>([
    ['a passkey of another origin', { origin: 'https://evil.ru' }],
    ['a passkey of another relying party', { rpId: INTERNATIONAL }],
    ['a passkey by a challenge of nobody', { challenge: 'AAAA' }],
    ['a passkey whose owner was not verified', { isVerified: false }],
    ['a signature as a passkey', { type: 'webauthn.get' }],
    ['a passkey with certificates, whose addresses would be fetched', { format: 'android-safetynet' }],
  ])('%s', async (_, lies) => {
    const credential = new Authenticator().create(await creationFor(anna), lies)
    expect(refusal(await anna.post('/profile/passkeys', { credential }))).toStrictEqual(REFUSED)
    expect(await passkeysOf(anna)).toStrictEqual([])
  })

  test('a challenge of another account or one used twice', async () => {
    const maria = await somebody()
    await register(maria)
    const options = await creationFor(maria)
    expect(refusal(await anna.post('/profile/passkeys', { credential: new Authenticator().create(options) }))).toStrictEqual(REFUSED)
    const credential = new Authenticator().create(options)
    expect((await maria.post('/profile/passkeys', { credential })).status).toBe(200)
    expect(refusal(await maria.post('/profile/passkeys', { credential }))).toStrictEqual(REFUSED)
  })

  test('a passkey that another account has', async () => {
    const device = await enrol(anna)
    const maria = await somebody()
    await register(maria)
    const handle = device.handle
    expect(refusal(await maria.post('/profile/passkeys', { credential: device.create(await creationFor(maria)) }))).toStrictEqual(REFUSED)
    device.handle = handle
    expect(phoneOf(await touch(await somebody(), device))).toBe(phone)
  })

  test('passkeys over the limit', async () => {
    for (let made = 0; made < 20; made += 1) await enrol(anna, { counts: false })
    expect(refusal(await anna.post('/profile/passkeys/options', {})).code).toBe('TOO_MANY_PASSKEYS')
  })
})

test('too many tries of one session are rate-limited', async () => {
  const guest = await somebody()
  const codes: number[] = []
  for (let tries = 0; tries < 61; tries += 1) codes.push((await guest.post('/auth/passkey/options', {})).status)
  expect(new Set(codes.slice(0, 60))).toStrictEqual(new Set([200]))
  expect(codes[60]).toBe(429)
})

describe('removing', () => {
  test('a removed passkey no longer signs in', async () => {
    const device = await enrol(anna)
    const [{ id } = { id: 0 }] = await passkeysOf(anna)
    const answer = await anna.ask('DELETE', `/profile/passkeys/${id}`)
    expect(keeps(removePasskey, answer)).toBe(true)
    expect(answer.body).toStrictEqual({ result: true, removed: 1 })
    expect(await passkeysOf(anna)).toStrictEqual([])
    expect(refusal(await touch(await somebody(), device))).toStrictEqual(REFUSED)
  })

  test('another account’s passkey cannot be removed', async () => {
    await enrol(anna)
    const maria = await somebody()
    await register(maria)
    const [{ id } = { id: 0 }] = await passkeysOf(anna)
    for (const one of [String(id), '0', '1.5', 'abc', '9'.repeat(30)]) {
      expect((await maria.ask('DELETE', `/profile/passkeys/${one}`)).body).toStrictEqual({ result: true, removed: 0 })
    }
    expect(await passkeysOf(anna)).toHaveLength(1)
  })

  test('the last sign-in method stays, also in concurrent removals', async () => {
    await enrol(anna)
    await enrol(anna)
    await shop.behindTheScenes(`UPDATE users SET phone = NULL WHERE phone = '${phone}'`)
    const [one, other] = await passkeysOf(anna)
    const answers = await Promise.all([one, other].map((passkey) => anna.ask('DELETE', `/profile/passkeys/${passkey?.id}`)))
    expect(answers.map(({ status }) => status).toSorted()).toStrictEqual([200, 400])
    expect(refusal(answers.find(({ status }) => status === 400) as (typeof answers)[0]).code).toBe('LAST_WAY_IN')
    expect(await passkeysOf(anna)).toHaveLength(1)
  })
})

test('a guest has no passkeys', async () => {
  const guest = await aShopper({ url: shop.url() })
  expect(refusal(await guest.get('/profile/passkeys')).code).toBe('UNAUTHORIZED')
  expect(refusal(await guest.post('/profile/passkeys/options', {})).code).toBe('UNAUTHORIZED')
})
