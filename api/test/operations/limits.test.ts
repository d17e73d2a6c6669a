import { createHash, randomUUID } from 'node:crypto'
import { captchaProof, type CaptchaProof } from '@shop/contracts/confirmation/captcha-proof'
import * as limits from '../../src/visitors/guards/limits.ts'
import { solved } from '../support/people/captcha.ts'
import { messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { type Answer, keeps, refusal, Shopper } from '../support/people/shopper.ts'
import { codeFor, newPhone } from '../support/people/sign-in.ts'

let shop: Shop
let last = 0

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

/** An address that nobody has had before. */
const newAddress = () => `10.9.${Math.floor((last += 1) / 250)}.${last % 250}`
const someone = (address = newAddress()) => new Shopper({ url: shop.url(), headers: { 'x-forwarded-for': address } }).arrive()

type Key = 'phone' | 'session' | 'address'
/** Asks as somebody with the key in common: what else could be counted is new each time. */
type Ask = (shared: { shopper: Shopper; address: string; login: string; id: string }) => Promise<Answer>
interface Row {
  what: string
  key: Key
  limit: limits.Limit
  ask: Ask
}

const of = (key: Key, { shopper, address }: { shopper: Shopper; address: string }) =>
  key === 'session' ? Promise.resolve(shopper) : key === 'address' ? someone(address) : someone()

const code: (key: Key) => Ask = (key) => async (shared) => {
  const one = await of(key, shared)
  const phone = newPhone()
  const first = await one.post('/phone/send_code', { phone })
  if ((first.body as { code: string }).code !== 'CAPTCHA_REQUIRED') return first
  return one.post('/phone/send_code', { phone, captcha: await solved(one) })
}
/** A wrong code in the session that asked for one. */
const check: (key: Key) => Ask = (key) => async (shared) => {
  const [one, phone] = [await of(key, shared), newPhone()]
  const code = await codeFor(one, phone)
  return one.post('/phone/confirm', { phone, code: code === '0000' ? '1111' : '0000' })
}
const stranger: (key: Key) => Ask = (key) => async (shared) => {
  const [one, wrong] = [await of(key, shared), { phone: newPhone(), code: '0000' }]
  const first = await one.post('/phone/confirm', wrong)
  if ((first.body as { code: string }).code !== 'CAPTCHA_REQUIRED') return first
  return one.post('/phone/confirm', { ...wrong, captcha: await solved(one) })
}
const password: (key: Key) => Ask = (key) => async (shared) => {
  const one = await of(key, shared)
  const login = key === 'phone' ? `${shared.login.slice(1)}@mail.example` : `${newPhone().slice(1)}@mail.example`
  const first = await one.post('/auth/authenticate', { login, password: 'wrong-password' })
  if ((first.body as { code: string }).code !== 'CAPTCHA_REQUIRED') return first
  return one.post('/auth/authenticate', { login, password: 'wrong-password', captcha: await solved(one) })
}
/** Refused for want of a confirmed phone, and counted all the same. */
const registration: (key: Key) => Ask = (key) => async (shared) =>
  (await of(key, shared)).post('/registration', { phone: newPhone(), name: 'Анна', surname: 'Петрова', agreement: true })
const update: (key: Key) => Ask = (key) => async (shared) => (await of(key, shared)).post('/profile/update', { name: 'Анна' })
const captcha: (key: Key) => Ask = (key) => async (shared) => (await of(key, shared)).get('/captcha/proof')
const subscriber: (key: Key) => Ask = (key) => async (shared) =>
  (await of(key, shared)).post('/subscriber-exists', { email: 'anna@mail.example' })
const provider: (key: Key) => Ask = (key) => async (shared) => (await of(key, shared)).post('/oauth/start', {})
const deposit: (key: Key) => Ask = (key) => async (shared) => {
  const one = await of(key, shared)
  const id = key === 'phone' ? shared.id : `7K2M-${String(2222 + (last += 1)).replace(/[01]/g, '9')}`
  const first = await one.post(`/deposit/${id}`, { authCode: '0000' })
  if ((first.body as { code: string }).code !== 'CAPTCHA_REQUIRED') return first
  return one.post(`/deposit/${id}`, { authCode: '0000', captcha: await solved(one) })
}

const feedback: (key: Key) => Ask = (key) => async (shared) => {
  const one = await of(key, shared)
  const contact = key === 'phone' ? shared.login : newPhone()
  const message = { topic: 'other', name: 'Анна', contact, message: 'Спасибо', agreement: true, idempotencyKey: randomUUID() }
  const first = await one.post('/feedback', message)
  if ((first.body as { code: string }).code !== 'CAPTCHA_REQUIRED') return first
  return one.post('/feedback', { ...message, captcha: await solved(one) })
}

/** [limits.requests-an-hour], row by row. What a large limit has counted before is put into the database, the rest is asked for. */
const TABLE: Row[] = [
  { what: 'codes sent', key: 'session', limit: limits.CODES_IN_SESSION, ask: code('session') },
  { what: 'codes sent', key: 'address', limit: limits.CODES_FROM_ADDRESS, ask: code('address') },
  { what: 'codes checked', key: 'session', limit: limits.CHECKS_IN_SESSION, ask: check('session') },
  { what: 'codes checked', key: 'address', limit: limits.CHECKS_FROM_ADDRESS, ask: check('address') },
  { what: 'codes tried by strangers', key: 'session', limit: limits.CHECKS_OF_STRANGER, ask: stranger('session') },
  { what: 'codes tried by strangers', key: 'address', limit: limits.CHECKS_OF_STRANGERS_FROM_ADDRESS, ask: stranger('address') },
  { what: 'registrations', key: 'session', limit: limits.REGISTRATIONS_IN_SESSION, ask: registration('session') },
  { what: 'registrations', key: 'address', limit: limits.REGISTRATIONS_FROM_ADDRESS, ask: registration('address') },
  { what: 'changes of personal data', key: 'session', limit: limits.UPDATES_IN_SESSION, ask: update('session') },
  { what: 'changes of personal data', key: 'address', limit: limits.UPDATES_FROM_ADDRESS, ask: update('address') },
  { what: 'captchas made', key: 'session', limit: limits.CAPTCHAS_IN_SESSION, ask: captcha('session') },
  { what: 'captchas made', key: 'address', limit: limits.CAPTCHAS_FROM_ADDRESS, ask: captcha('address') },
  { what: 'passwords tried', key: 'phone', limit: limits.PASSWORDS_OF_LOGIN, ask: password('phone') },
  { what: 'passwords tried', key: 'session', limit: limits.PASSWORDS_IN_SESSION, ask: password('session') },
  { what: 'passwords tried', key: 'address', limit: limits.PASSWORDS_FROM_ADDRESS, ask: password('address') },
  { what: 'subscribers asked for', key: 'session', limit: limits.SUBSCRIBERS_IN_SESSION, ask: subscriber('session') },
  { what: 'subscribers asked for', key: 'address', limit: limits.SUBSCRIBERS_FROM_ADDRESS, ask: subscriber('address') },
  { what: 'ways to the provider', key: 'session', limit: limits.PROVIDER_IN_SESSION, ask: provider('session') },
  { what: 'ways to the provider', key: 'address', limit: limits.PROVIDER_FROM_ADDRESS, ask: provider('address') },
  { what: 'certificates opened', key: 'phone', limit: limits.DEPOSIT_TRIES, ask: deposit('phone') },
  { what: 'certificates opened', key: 'session', limit: limits.DEPOSIT_TRIES_IN_SESSION, ask: deposit('session') },
  { what: 'certificates opened', key: 'address', limit: limits.DEPOSIT_TRIES_FROM_ADDRESS, ask: deposit('address') },
  { what: 'messages to the shop', key: 'phone', limit: limits.FEEDBACK_OF_CONTACT, ask: feedback('phone') },
  { what: 'messages to the shop', key: 'session', limit: limits.FEEDBACK_IN_SESSION, ask: feedback('session') },
  { what: 'messages to the shop', key: 'address', limit: limits.FEEDBACK_FROM_ADDRESS, ask: feedback('address') },
]

const LARGE = 50
const shared = new Map<Row, Parameters<Ask>[0]>()

/** As the API names what it counts. */
const keyOf = ({ name }: limits.Limit, who: string) => `${name}:${createHash('sha256').update(who).digest('base64url').slice(0, 22)}`
const whoOf = (key: Key, { shopper, address, login }: Parameters<Ask>[0]) =>
  key === 'address'
    ? address
    : key === 'phone'
      ? login
      : createHash('sha256')
          .update(shopper.cookies['sid'] ?? '')
          .digest('hex')

beforeAll(async () => {
  for (const row of TABLE) shared.set(row, { shopper: await someone(), address: newAddress(), login: newPhone(), id: '7K2M-9QXD' })
  const counted = TABLE.filter(({ limit }) => limit.most > LARGE).map((row) => {
    const who = whoOf(row.key, shared.get(row) as Parameters<Ask>[0])
    return `INSERT INTO attempt_windows (key, times) SELECT '${keyOf(row.limit, who)}', array_agg(now()) FROM generate_series(2, ${row.limit.most})`
  })
  await shop.behindTheScenes(...counted)
})

test.each(TABLE.map((row) => [row.what, row.key, row.limit.most, row] as const))(
  '%s by one %s: %i in an hour, then 429 with the seconds to wait [limits.requests-an-hour]',
  async (_what, _key, most, row) => {
    const ask = () => row.ask(shared.get(row) as Parameters<Ask>[0])
    for (let count = most > LARGE ? most - 1 : 0; count < most; count += 1) expect((await ask()).status).not.toBe(429)
    const answer = await ask()
    expect(refusal(answer)).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
    const wait = Number(answer.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(3600)
  },
)

test('every limit resets after an hour', async () => {
  await shop.later(3601_000)
  const full: string[] = []
  for (const row of TABLE) {
    const { status } = await row.ask(shared.get(row) as Parameters<Ask>[0])
    if (status === 429) full.push(row.limit.name)
  }
  expect(full).toStrictEqual([])
})

describe('calls at the same moment', () => {
  test('to one phone send as many codes as its limit allows, and no more', async () => {
    const phone = newPhone()
    const many = await Promise.all(Array.from({ length: 20 }, () => someone()))
    const sent = await Promise.all(many.map((one) => one.post('/phone/send_code', { phone })))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(limits.CODES_TO_PHONE.most)
    expect(await messagesTo(phone)).toHaveLength(limits.CODES_TO_PHONE.most)
  })

  test('of one session are counted one by one', async () => {
    const one = await someone()
    const asked = await Promise.all(Array.from({ length: 30 }, () => one.post('/subscriber-exists', { email: 'anna@mail.example' })))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(limits.SUBSCRIBERS_IN_SESSION.most)
  })
})

describe('an accessible captcha', () => {
  const phones = async (one: Shopper, count: number) => {
    for (let sent = 0; sent < count; sent += 1) await codeFor(one, newPhone())
  }
  const send = (one: Shopper, phone: string, reply?: { token: string; text: string }) =>
    one.post('/phone/send_code', { phone, captcha: reply })

  test('is a proof of work, and its solution replaces the picture captcha', async () => {
    const one = await someone()
    expect(keeps(captchaProof, await one.get('/captcha/proof'))).toBe(true)
    await phones(one, 3)
    const phone = newPhone()
    expect(refusal(await send(one, phone)).code).toBe('CAPTCHA_REQUIRED')
    expect((await send(one, phone, await solved(one))).status).toBe(200)
    expect(await messagesTo(phone)).toHaveLength(1)
  })

  test('takes more work with each try of an address, to an end [auth.captcha-work-grows]', async () => {
    const address = newAddress()
    const work = async () => ((await (await someone(address)).get('/captcha/proof')).body as CaptchaProof).max
    expect([await work(), await work(), await work()]).toStrictEqual([100_000, 110_000, 120_000])
    expect(((await (await someone()).get('/captcha/proof')).body as CaptchaProof).max).toBe(100_000)
    await shop.behindTheScenes(
      `UPDATE attempt_windows SET times = array_fill(times[1], ARRAY[400]) WHERE key = '${keyOf(limits.CAPTCHAS_FROM_ADDRESS, address)}'`,
    )
    expect(await work()).toBe(2_000_000)
    const one = await someone(address)
    await phones(one, 3)
    expect((await send(one, newPhone(), await solved(one))).status).toBe(200)
  })

  test('works once, for ten minutes, and only untampered', async () => {
    const one = await someone()
    await phones(one, 3)
    const wrong = async (reply: { token: string; text: string }) =>
      expect(refusal(await send(one, newPhone(), reply)).code).toBe('WRONG_CAPTCHA')
    const used = await solved(one)
    expect((await send(one, newPhone(), used)).status).toBe(200)
    await wrong(used)
    const right = await solved(one)
    await wrong({ ...right, text: String(Number(right.text) + 1) })
    await wrong({ ...right, token: right.token.replace(/^p\.(.)/, 'p.z') })
    await wrong({ ...right, token: 'p.' })
    await wrong({ ...right, text: '' })
    await shop.later(601_000)
    await wrong(right)
  })
})
