import { createHash } from 'node:crypto'
import type { CommonData } from '@shop/contracts/account/common-data'
import { profileSecurity, type Security } from '@shop/contracts/auth/security'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import { Client } from 'pg'
import type { Queryable } from '../../src/platform/db/database.ts'
import { deleteIdleSessions } from '../../src/visitors/session/idle.ts'
import { untilWaiting } from '../support/services/locks.ts'
import { until } from '../support/until.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, Shopper } from '../support/people/shopper.ts'
import { confirm, newPhone, register, signInAgain } from '../support/people/sign-in.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1'
const YANDEX =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 YaBrowser/26.1.0.0 Safari/537.36'

let shop: Shop
let phone: string

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())
beforeEach(() => {
  phone = newPhone()
})

const withBrowser = (userAgent: string) =>
  new Shopper({
    url: shop.url(),
    headers: { 'user-agent': userAgent, 'x-forwarded-for': `10.7.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}` },
  }).arrive()
const securityOf = async (one: Shopper) => ((await one.get('/profile/security')).body as { result: Security }).result
const hashOf = ({ cookies }: Shopper) =>
  createHash('sha256')
    .update(cookies['sid'] ?? '')
    .digest('hex')
const isIn = async (one: Shopper) => (await one.get('/profile/info')).status === 200

test('sessions are listed with the current device first, named by its browser', async () => {
  const [desk, pocket, work] = [await withBrowser(FIREFOX), await withBrowser(IPHONE), await withBrowser(YANDEX)]
  await register(desk, phone)
  for (const device of [pocket, work]) {
    await shop.later(61_000)
    await confirm(device, phone)
  }
  expect(keeps(profileSecurity, await pocket.get('/profile/security'))).toBe(true)
  const { sessions } = await securityOf(pocket)
  expect(sessions.map(({ current, device }) => [current, device])).toStrictEqual([
    [true, 'Safari · iPhone'],
    [false, 'Yandex Browser · Windows'],
    [false, 'Firefox · Linux'],
  ])
  expect(sessions.every(({ signedInAt, lastSeenAt }) => signedInAt !== null && signedInAt <= lastSeenAt)).toBe(true)
})

test('a session shows the city of its network in the language of the page, or none when unknown', async () => {
  const [city] = (await shop.behindTheScenes("SELECT id, name_ru, name_en FROM cities WHERE name_en = 'Kazan'")) as Record<string, string>[]
  const known = await openShop({ CITY_NETWORKS: `203.0.113.0/24=${city?.['id']}` })
  const at = (address: string, host?: string) =>
    new Shopper({ url: known.url(), headers: { 'x-forwarded-for': address }, ...(host && { host }) }).arrive()
  const [home, roaming] = [await at('203.0.113.5'), await at('198.51.100.5')]
  await register(home, phone)
  await known.later(61_000)
  await confirm(roaming, phone)
  expect((await securityOf(home)).sessions.map(({ place }) => place)).toStrictEqual([city?.['name_ru'], null])
  const abroad = await at('203.0.113.6', INTERNATIONAL)
  await known.later(61_000)
  await confirm(abroad, phone)
  expect((await securityOf(abroad)).sessions.map(({ place }) => place)).toStrictEqual(['Kazan', null, 'Kazan'])
  await known.remove()
})

test('a device is signed out by its id, and its next call is a guest’s', async () => {
  const here = await withBrowser(FIREFOX)
  await register(here, phone)
  const { shopper: lost } = await signInAgain(phone, {}, { url: shop.url() })
  const other = (await securityOf(here)).sessions.find(({ current }) => !current)
  expect((await here.ask('DELETE', `/profile/sessions/${other?.id}`)).body).toStrictEqual({ result: true, revoked: 1 })
  expect([await isIn(lost), await isIn(here)]).toStrictEqual([false, true])
  expect((await here.ask('DELETE', `/profile/sessions/${other?.id}`)).body).toStrictEqual({ result: true, revoked: 0 })
})

test('another account’s session and the current one cannot be signed out by id', async () => {
  const [anna, maria] = [await withBrowser(FIREFOX), await withBrowser(IPHONE)]
  await register(anna, phone)
  await register(maria, newPhone())
  const [hers, own] = [(await securityOf(anna)).sessions[0]?.id, (await securityOf(maria)).sessions[0]?.id]
  for (const id of [hers, own, '0', '1.5', 'abc', '9'.repeat(30)]) {
    expect((await maria.ask('DELETE', `/profile/sessions/${id}`)).body).toStrictEqual({ result: true, revoked: 0 })
  }
  expect([await isIn(anna), await isIn(maria)]).toStrictEqual([true, true])
})

test('all other devices are signed out at once, and the bag is kept', async () => {
  const here = await withBrowser(FIREFOX)
  await register(here, phone)
  const others = [(await signInAgain(phone, {}, { url: shop.url() })).shopper, (await signInAgain(phone, {}, { url: shop.url() })).shopper]
  await others[0]?.cart('add', { sku_id: 'letter-m-yellow-one' })
  expect((await here.ask('DELETE', '/profile/sessions/')).body).toStrictEqual({ result: true, revoked: 2 })
  expect(await Promise.all(others.map(isIn))).toStrictEqual([false, false])
  expect((await here.cart('calculate')).cartData.totalProducts).toBe(1)
})

test('the last-seen time is accurate to the hour', async () => {
  const here = await withBrowser(FIREFOX)
  await register(here, phone)
  const seen = async () => Date.parse((await securityOf(here)).sessions[0]?.lastSeenAt ?? '')
  const first = await seen()
  await shop.later(30 * 60_000)
  await here.arrive()
  expect(await seen()).toBe(first)
  await shop.later(31 * 60_000)
  await here.arrive()
  expect((await seen()) - first).toBeGreaterThan(60 * 60_000)
})

test('abandoned sessions are deleted: empty ones first, then sign-ins; bags with the cookie', async () => {
  const aged: [days: number, one: Shopper][] = []
  for (const days of [29, 31]) aged.push([days, await withBrowser(FIREFOX)])
  const phones: string[] = []
  for (const days of [179, 181]) {
    const one = await withBrowser(FIREFOX)
    phones.push(newPhone())
    await register(one, phones.at(-1))
    await one.cart('add', { sku_id: 'letter-a-yellow-one' })
    aged.push([days, one])
  }
  for (const days of [364, 366]) {
    const one = await withBrowser(FIREFOX)
    await one.cart('add', { sku_id: 'letter-m-yellow-one' })
    // A line that is saved for later keeps the session too.
    await one.cart('remove', { sku_id: 'letter-m-yellow-one', later: 1 })
    aged.push([days, one])
  }
  // Housekeeping is part of the start.
  await shop.whileClosed(
    ...aged.map(([days, one]) => `UPDATE sessions SET seen_at = seen_at - interval '${days} days' WHERE token_hash = '${hashOf(one)}'`),
  )
  const lives: Record<number, boolean> = {}
  for (const [days, one] of aged) {
    lives[days] = (await one.post('/cart/calculate', {})).status === 200
  }
  expect(lives).toStrictEqual({ 29: true, 31: false, 179: true, 181: false, 364: true, 366: false })
  const { shopper: again } = await signInAgain(phones[1] ?? '', {}, { url: shop.url() })
  expect((await again.cart('calculate')).cartData.totalProducts).toBe(1)
})

test('a phone that a guest has confirmed counts for a day; another code begins another day [checkout.phone-counts-24h]', async () => {
  const guest = await withBrowser(FIREFOX)
  const confirmedPhone = async () => ((await guest.post('/pd/frontend/common_data', { path: '/' })).body as CommonData).user.confirmedPhone
  for (let day = 0; day < 2; day += 1) {
    await confirm(guest, phone)
    await shop.later(23 * HOUR_MS)
    expect(await confirmedPhone()).toBe(phone)
  }
  await shop.later(2 * HOUR_MS)
  expect(await until(confirmedPhone, (known) => known !== phone)).toBeNull()
})

// The embedded database has a single session, so no other one can hold a lock.
const onPostgres = process.env['DATABASE_URL'] ? test : test.skip

onPostgres('a visit that begins while idle sessions are deleted keeps its session, or starts a new one with its token', async () => {
  const [returning, gone] = [await withBrowser(FIREFOX), await withBrowser(FIREFOX)]
  // The clock of the shop is two days ahead here.
  await shop.behindTheScenes("UPDATE sessions SET seen_at = seen_at - interval '33 days'")
  const open = () => new Client({ connectionString: shop.environment.DATABASE_URL })
  const [visit, cleanup] = [open(), open()]
  await Promise.all([visit.connect(), cleanup.connect()])
  const query = async (text: string, params: unknown[]) => (await cleanup.query(text, params)).rows.map(({ id }) => ({ id: Number(id) }))

  await visit.query('BEGIN')
  await visit.query('UPDATE sessions SET seen_at = $2 WHERE token_hash = $1', [hashOf(returning), new Date()])
  await cleanup.query('BEGIN')
  await deleteIdleSessions({ query } as Queryable, { now: () => new Date() })
  const arriving = gone.arrive()
  await untilWaiting(visit, 1)
  await Promise.all([visit.query('COMMIT'), cleanup.query('COMMIT')])
  await arriving

  for (const one of [returning, gone]) expect((await one.post('/cart/calculate', {})).status).toBe(200)
  await Promise.all([visit.end(), cleanup.end()])
})
