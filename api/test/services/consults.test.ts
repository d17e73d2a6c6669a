import { randomUUID } from 'node:crypto'
import { requestConsult, consultStarts } from '@shop/contracts/services/consults'
import { HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'
import { Office } from '../support/services/office.ts'
import { messageContaining, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, refusal } from '../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../support/people/sign-in.ts'
import { eventually } from '@shop/testing/eventually'

const MOSCOW = 3 * HOUR_MS

const office = new Office()
let shop: Shop
/** How far the clock of the shop is ahead. */
let forward = 0

const now = () => Date.now() + forward
async function later(milliseconds: number) {
  forward += milliseconds
  await shop.later(milliseconds)
  office.forward = forward
}
/** The clock goes on to an hour of Moscow: what is promised depends on it. */
const laterUntil = (hour: number) => later(DAY_MS - ((now() + MOSCOW) % DAY_MS) + hour * HOUR_MS)

beforeAll(async () => {
  shop = await openShop({ ...(await office.open()), CODE_LIMITS: '100' })
  await laterUntil(12)
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const aGuest = (options: { host?: string; cookies?: Record<string, string> } = {}) => aShopper({ url: shop.url(), ...options })
const wish = (more: object = {}) => ({
  way: 'call',
  start: null,
  name: 'Анна',
  phone: newPhone(),
  comment: '',
  agreement: true,
  idempotencyKey: randomUUID(),
  ...more,
})
const rowsOf = (phone: string) => shop.behindTheScenes(`SELECT agreement_version, piece_url FROM consults WHERE phone = '${phone}'`)
const told = (phone: string) =>
  eventually('the office is told', () => office.consults.find(({ consult }) => consult.contact.phone === phone))

test.each([
  ['whatsapp', 'стилист напишет вам в WhatsApp'],
  ['call', 'стилист позвонит вам'],
  ['video', 'стилист пришлёт ссылку на видеозвонок'],
])('during working hours %s is confirmed for the next half hour', async (way, words) => {
  const phone = newPhone()
  const answer = await (await aGuest()).post('/consults', wish({ way, phone }))
  expect(keeps(requestConsult, answer)).toBe(true)
  expect(answer.body).toStrictEqual({ result: true, way, phone, start: null })
  const { text } = await messageContaining(phone, 'стилист')
  expect(text).toBe(`ZLATA: ${words} в ближайшие 30 минут. Планы изменились? Позвоните: +7 495 123-45-67`)
})

test('a chosen hour is confirmed by message and sent to the back office with the item, signed', async () => {
  const phone = newPhone()
  const start = consultStarts('RU', now()).find((one) => one.endsWith('T15:00:00.000Z'))
  const more = { way: 'video', start, phone, comment: 'Кольцо на годовщину', piece: '/catalog/rings/aurora?size=17' }
  await (await aGuest()).post('/consults', wish(more))
  const { text } = await messageContaining(phone, 'стилист')
  expect(text).toMatch(/^ZLATA: стилист пришлёт ссылку на видеозвонок \d+ [а-я]+ с 18:00 до 19:00 по Москве\./)
  expect(await told(phone)).toMatchObject({
    isSigned: true,
    consult: {
      way: 'video',
      startsAt: start,
      contact: { name: 'Анна', phone },
      comment: 'Кольцо на годовщину',
      pieceUrl: 'http://shop.ru.localhost/catalog/rings/aurora?size=17',
      locale: 'ru',
    },
  })
})

test.each(['AE', 'US'])('in %s the message is in English, in Dubai time and with the number of abroad', async (country) => {
  const phone = country === 'AE' ? '+971501234567' : '+12125550142'
  const guest = await aGuest({ host: INTERNATIONAL, cookies: { country } })
  const start = consultStarts(country, now())[1]
  await guest.post('/consults', wish({ name: 'Anna', start, phone }))
  const { text } = await messageContaining(phone, 'stylist')
  expect(text).toMatch(/a stylist will call you on \d+ \w+ between \d+:00 and \d+:00 Dubai time\. Change of plans\? Call: \+971/)
})

test('a repeated call creates one request, also concurrently', async () => {
  const guest = await aGuest()
  const once = wish()
  const answers = await Promise.all(Array.from({ length: 4 }, () => guest.post('/consults', once)))
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  expect(await rowsOf(once.phone)).toHaveLength(1)
  await messageContaining(once.phone, 'стилист')
  expect(await messagesTo(once.phone)).toHaveLength(1)
})

test.each([
  ['a name', { name: ' ' }, { name: 'EMPTY_NAME' }],
  ['a Russian name on the Russian storefront', { name: 'Anna' }, { name: 'WRONG_NAME' }],
  ['a phone', { phone: '+7' }, { phone: 'WRONG_PHONE' }],
  ['a way', { way: 'pigeon' }, { way: 'REQUIRED_FIELD' }],
  ['consent', { agreement: false }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
  ['a piece of ours', { piece: '//evil.example/catalog/a' }, { piece: 'WRONG_FIELD' }],
])('a request without %s is rejected', async (_, more, errors) => {
  expect(refusal(await (await aGuest()).post('/consults', wish(more)))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
})

test.each([
  ['that has begun', () => now() - 5 * 60_000],
  ['at night', () => now() + 12 * HOUR_MS],
  ['in a week', () => now() + 7 * DAY_MS],
])('an hour %s is rejected', async (_, moment) => {
  const start = new Date(Math.floor(moment() / HOUR_MS) * HOUR_MS).toISOString()
  expect(refusal(await (await aGuest()).post('/consults', wish({ start })))).toMatchObject({ status: 409, code: 'SLOT_TAKEN' })
})

test('the consent is stored with the version of its text', async () => {
  const once = wish()
  await (await aGuest()).post('/consults', once)
  expect(await rowsOf(once.phone)).toStrictEqual([{ agreement_version: '1', piece_url: null }])
})

test('messages are limited per phone', async () => {
  const limited = await openShop({})
  const phone = newPhone()
  const statuses: number[] = []
  for (let one = 0; one < 6; one += 1) {
    statuses.push((await (await aShopper({ url: limited.url() })).post('/consults', wish({ phone }))).status)
  }
  await limited.remove()
  expect(statuses).toStrictEqual([200, 200, 200, 200, 200, 429])
})

test('a deleted account’s requests are deleted, made by its phone or signed in', async () => {
  const phone = newPhone()
  const guest = await aGuest()
  await register(guest, phone)
  const another = newPhone()
  await guest.post('/consults', wish({ phone: another }))
  await (await aGuest()).post('/consults', wish({ phone }))
  await shop.behindTheScenes(`UPDATE users SET deletion_due_at = now() WHERE phone = '${phone}'`)
  await later(2 * HOUR_MS)
  await eventually('the requests are deleted', async () => (await rowsOf(phone)).length + (await rowsOf(another)).length === 0)
})

test('at night "as soon as possible" is promised for the morning', async () => {
  await laterUntil(23)
  const phone = newPhone()
  await (await aGuest()).post('/consults', wish({ phone }))
  const { text } = await messageContaining(phone, 'стилист')
  expect(text).toMatch(/стилист позвонит вам \d+ [а-я]+ с 9:00 до 10:00 по Москве/)
})

test('a request is deleted after ninety days', async () => {
  const [old, young] = [wish(), wish()]
  for (const one of [old, young]) await (await aGuest()).post('/consults', one)
  const aged = (phone: string, days: number) =>
    `UPDATE consults SET created_at = '${new Date(now() - days * DAY_MS).toISOString()}' WHERE phone = '${phone}'`
  // Housekeeping begins with the process.
  await shop.whileClosed(aged(old.phone, 91), aged(young.phone, 89))
  expect([await rowsOf(old.phone), (await rowsOf(young.phone)).length]).toStrictEqual([[], 1])
})
