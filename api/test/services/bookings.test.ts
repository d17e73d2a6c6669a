import { randomUUID } from 'node:crypto'
import {
  type BookableService,
  type Booking,
  type BookingDay,
  bookingByLink,
  bookingServices,
  createBooking,
} from '@shop/contracts/services/bookings'
import { MINUTE_MS, HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'
import { Office } from '../support/services/office.ts'
import { messageContaining, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { type Answer, INTERNATIONAL, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newPhone, register } from '../support/people/sign-in.ts'
import { until } from '../support/until.ts'

const MOSCOW_HOURS = 3
const [TSVETNOY, PATRIKI, ATRIUM, DUBAI] = [1, 10, 4, 11]

const office = new Office()
let shop: Shop
let anna: Shopper

beforeAll(async () => {
  shop = await openShop({ ...(await office.open()), HOLIDAYS: '', CODE_LIMITS: '100' })
  anna = await aGuest()
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const aGuest = (options: { host?: string } = {}) => aShopper({ url: shop.url(), ...options })
const services = async (one: Shopper) =>
  (await one.get('/bookings/services')).body as { services: BookableService[]; shops: { id: number; name: string }[] }
async function daysOf(service: string, shopId: number, one = anna, more = '') {
  const { status, body } = await one.get(`/bookings/slots?service=${service}&shop=${shopId}${more}`)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { days: BookingDay[] }).days
}
/** A free time some days ahead, so that no rule of today's clock is in the way. */
async function aTime(service = 'lobe', shopId = TSVETNOY, one = anna): Promise<string> {
  const day = (await daysOf(service, shopId, one)).slice(3).find(({ times }) => times.length > 4)
  if (!day) throw new Error('Nothing is free.')
  return `${day.date}T${day.times[2]}`
}
const timesOn = async (start: string, service = 'lobe', shopId = TSVETNOY) =>
  (await daysOf(service, shopId)).find(({ date }) => date === start.slice(0, 10))?.times ?? []
const wish = (start: string, more: object = {}) => ({
  service: 'lobe',
  shop_id: TSVETNOY,
  start,
  name: 'Анна',
  phone: newPhone(),
  comment: '',
  agreement: true,
  idempotencyKey: randomUUID(),
  ...more,
})
const bookingOf = ({ status, body }: Answer): Booking => {
  if (status !== 200) throw new Error(JSON.stringify(body))
  return (body as { booking: Booking }).booking
}
const booked = async (start: string, more: object = {}, one = anna) => bookingOf(await one.post('/bookings', wish(start, more)))
const cancelled = (token: string, one = anna) => one.post(`/bookings/by-link/${token}/cancel`, {})

describe('availability', () => {
  test('services and stores are those of the shopper’s country, in its language and currency', async () => {
    const answer = await anna.get('/bookings/services')
    expect(keeps(bookingServices, answer)).toBe(true)
    const here = await services(anna)
    expect(here.services.map(({ key, minutes, price }) => [key, minutes, price])).toStrictEqual([
      ['lobe', 30, 250_000],
      ['cartilage', 45, 350_000],
      ['change', 15, null],
      ['stylist', 60, null],
    ])
    expect(here.services[0]?.shops).not.toContain(DUBAI)
    const abroad = await services(await aGuest({ host: INTERNATIONAL }))
    expect(abroad.shops.map(({ id, name }) => [id, name])).toStrictEqual([[DUBAI, 'Dubai Hills Mall']])
    expect(abroad.services.map(({ name, price }) => [name, price])).toContainEqual(['Lobe piercing', 12_000])
  })

  test('piercing can be booked only in stores with a studio', async () => {
    const { shops } = (await anna.get('/shops/list')).body as { shops: { id: number; services: string[] }[] }
    const studios = shops.filter((one) => one.services.includes('piercing')).map(({ id }) => id)
    for (const { kind, shops: offered } of (await services(anna)).services) {
      if (kind === 'piercing') expect(studios).toEqual(expect.arrayContaining(offered))
    }
  })

  test('thirty days are returned, with times within opening hours that fit the whole visit', async () => {
    const days = await daysOf('cartilage', TSVETNOY)
    expect(days).toHaveLength(31)
    const isWeekend = ({ date }: BookingDay) => [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay())
    const [weekday, weekend] = [days.slice(1).find((day) => !isWeekend(day)), days.slice(1).find(isWeekend)]
    expect([weekday?.times[0], weekday?.times.at(-1)]).toStrictEqual(['10:00', '21:00'])
    expect([weekend?.times[0], weekend?.times.at(-1)]).toStrictEqual(['11:00', '21:00'])
  })

  test('a range of days is limited to the bookable period', async () => {
    const [, second, third] = await daysOf('lobe', TSVETNOY)
    const asked = await daysOf('lobe', TSVETNOY, anna, `&from=${second?.date}&to=${third?.date}`)
    expect(asked.map(({ date }) => date)).toStrictEqual([second?.date, third?.date])
    expect(await daysOf('lobe', TSVETNOY, anna, '&from=2020-01-01')).toHaveLength(31)
    expect(await daysOf('lobe', TSVETNOY, anna, '&from=2049-01-01')).toStrictEqual([])
  })

  test('days follow the store’s time zone: ten o’clock in Dubai is an hour earlier than in Moscow', async () => {
    const guest = await aGuest({ host: INTERNATIONAL })
    const start = await aTime('lobe', DUBAI, guest)
    const { startsAt, start: told } = await booked(start, { shop_id: DUBAI, name: 'Anna' }, guest)
    expect(told).toBe(start)
    expect(Date.parse(startsAt)).toBe(Date.parse(`${start}:00Z`) - (MOSCOW_HOURS + 1) * HOUR_MS)
  })

  test.each([
    ['a service that there is not', 'service=tattoo&shop=1'],
    ['a shop without it', 'service=lobe&shop=2'],
    ['a shop of another country', `service=lobe&shop=${DUBAI}`],
  ])('%s returns 404', async (_, query) => {
    expect(refusal(await anna.get(`/bookings/slots?${query}`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  })
})

describe('booking', () => {
  test('is confirmed by a text message with a link', async () => {
    const start = await aTime()
    const phone = newPhone()
    const answer = await anna.post('/bookings', wish(start, { phone }))
    expect(keeps(createBooking, answer)).toBe(true)
    const { token, status, canCancel, service } = bookingOf(answer)
    expect([status, canCancel, service]).toStrictEqual([
      'booked',
      true,
      { key: 'lobe', kind: 'piercing', name: 'Прокол мочки', minutes: 30 },
    ])
    const { text } = await messageContaining(phone, 'вы записаны')
    expect(text).toContain(`, ${start.slice(11)}. Прокол мочки, Цветной, Цветной бульвар, 15, строение 1.`)
    expect(text).toContain(`http://shop.ru.localhost/piercing?booking=${token}`)
  })

  test('with thirty concurrent calls for one time succeeds once per master', async () => {
    const day = (await daysOf('lobe', TSVETNOY))[9]
    const start = `${day?.date}T${day?.times[4]}`
    const guests = await Promise.all(Array.from({ length: 30 }, () => aGuest()))
    const answers = await Promise.all(guests.map((guest) => guest.post('/bookings', wish(start))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(new Set(answers.filter(({ status }) => status !== 200).map((answer) => JSON.stringify(refusal(answer))))).toStrictEqual(
      new Set([JSON.stringify({ status: 409, code: 'SLOT_TAKEN', errors: { start: 'SLOT_TAKEN' } })]),
    )
    expect(await timesOn(start)).not.toContain(start.slice(11))
    const seats = await shop.behindTheScenes(
      `SELECT seat FROM bookings WHERE starts_at = '${start}:00+03' AND status = 'booked' ORDER BY seat`,
    )
    expect(seats).toStrictEqual([{ seat: 1 }, { seat: 2 }])
  })

  test('of different lengths at once never overlaps on one master', async () => {
    const [day] = (await daysOf('cartilage', PATRIKI)).slice(5)
    const starts = (day?.times ?? []).slice(0, 8).map((time) => `${day?.date}T${time}`)
    const calls = starts.flatMap((start) => ['cartilage', 'lobe', 'change'].map((service) => ({ start, service })))
    const guests = await Promise.all(calls.map(() => aGuest()))
    const answers = await Promise.all(
      guests.map((guest, index) => guest.post('/bookings', wish('', { ...calls[index], shop_id: PATRIKI }))),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(3)
    const overlaps = await shop.behindTheScenes(
      `SELECT 1 FROM bookings a JOIN bookings b ON a.id < b.id AND a.shop_id = b.shop_id AND a.kind = b.kind AND a.seat = b.seat
        AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at WHERE a.status = 'booked' AND b.status = 'booked'`,
    )
    expect(overlaps).toStrictEqual([])
  })

  test('with a repeated call is created once, also concurrently', async () => {
    const guest = await aGuest()
    const once = wish(await aTime('lobe', ATRIUM), { shop_id: ATRIUM })
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.post('/bookings', once)))
    expect(new Set(answers.map((answer) => bookingOf(answer).token)).size).toBe(1)
    const rows = await shop.behindTheScenes(`SELECT id FROM bookings WHERE phone = '${once.phone}'`)
    expect(rows).toHaveLength(1)
  })

  test('rejects the key of another session', async () => {
    const once = wish(await aTime())
    const { token } = bookingOf(await anna.post('/bookings', once))
    const stranger = await (await aGuest()).post('/bookings', { ...once, start: await aTime() })
    expect(bookingOf(stranger).token).not.toBe(token)
  })

  test.each([
    ['outside opening hours', (day: string) => `${day}T08:00`],
    ['between two times', (day: string) => `${day}T12:10`],
    ['too near the end', (day: string) => `${day}T22:00`],
    ['on a day that does not exist', () => '2027-02-31T12:00'],
    ['in the past', () => '2020-01-06T12:00'],
    ['more than thirty days ahead', () => `${new Date(Date.now() + 40 * DAY_MS).toISOString().slice(0, 10)}T12:00`],
  ])('rejects a time %s', async (_, startOn) => {
    const [day] = (await daysOf('lobe', TSVETNOY)).slice(4)
    expect(refusal(await anna.post('/bookings', wish(startOn(day?.date ?? ''))))).toMatchObject({ code: 'SLOT_TAKEN' })
  })

  test.each([
    ['a name', { name: ' ' }, { name: 'EMPTY_NAME' }],
    ['a Russian name on the Russian storefront', { name: 'Anna' }, { name: 'WRONG_NAME' }],
    ['a phone', { phone: '+7' }, { phone: 'WRONG_PHONE' }],
    ['consent', { agreement: false }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
    ['a shop that has the service', { shop_id: 2 }, { shop_id: 'WRONG_FIELD' }],
    ['a comment of a sensible length', { comment: 'а'.repeat(501) }, { comment: 'TOO_LONG' }],
  ])('without %s is rejected', async (_, more, errors) => {
    expect(refusal(await anna.post('/bookings', wish(await aTime(), more)))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
  })

  test('stores the consent with its time and the version of its text', async () => {
    const phone = newPhone()
    await booked(await aTime(), { phone })
    const [row] = await shop.behindTheScenes(
      `SELECT agreement_version, created_at > now() - interval '1 minute' AS now FROM bookings WHERE phone = '${phone}'`,
    )
    expect(row).toStrictEqual({ agreement_version: '1', now: true })
  })
})

describe('the booking link', () => {
  test('shows the booking without name and phone, and cancels it, which frees the time', async () => {
    const start = await aTime('lobe', ATRIUM)
    const phone = newPhone()
    const { token } = await booked(start, { shop_id: ATRIUM, phone })
    const stranger = await aGuest()
    const shown = await stranger.get(`/bookings/by-link/${token}`)
    expect(keeps(bookingByLink, shown)).toBe(true)
    for (const personal of ['Анна', phone]) expect(JSON.stringify(shown.body)).not.toContain(personal)
    expect(await timesOn(start, 'lobe', ATRIUM)).not.toContain(start.slice(11))
    const first = await cancelled(token, stranger)
    expect(first.body).toMatchObject({ result: true, booking: { status: 'cancelled', canCancel: false } })
    expect(await timesOn(start, 'lobe', ATRIUM)).toContain(start.slice(11))
    expect((await cancelled(token, stranger)).body).toStrictEqual(first.body)
  })

  test('returns the visit as a calendar file', async () => {
    const { token, startsAt } = await booked(await aTime())
    const { headers, body } = await anna.get(`/bookings/by-link/${token}/calendar`)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const lines = String(body).replaceAll('\r\n ', '').split('\r\n')
    const stamp = `${startsAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `DTSTART:${stamp}`,
        'SUMMARY:ZLATA: Прокол мочки',
        'LOCATION:Цветной\\, Москва\\, Цветной бульвар\\, 15\\, строение 1',
        `URL:http://shop.ru.localhost/piercing?booking=${token}#booking`,
        'STATUS:CONFIRMED',
      ]),
    )
    expect(
      String(body)
        .split('\r\n')
        .every((line) => Buffer.byteLength(line) <= 75),
    ).toBe(true)
  })

  test('is rejected when tampered with', async () => {
    const { token } = await booked(await aTime())
    const [id = '', signature = ''] = token.split('.')
    const other = `${(Number.parseInt(id, 36) - 1).toString(36)}.${signature}`
    expect(refusal(await anna.get(`/bookings/by-link/${other}`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    expect(refusal(await cancelled(other))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  })

  test('opens a page of the international storefront abroad, and its calendar file ends the address with the city [orders.address-order]', async () => {
    const guest = await aGuest({ host: INTERNATIONAL })
    const phone = `+97150${String(Date.now()).slice(-7)}`
    const { token } = await booked(await aTime('stylist', DUBAI, guest), { service: 'stylist', shop_id: DUBAI, name: 'Anna', phone }, guest)
    const { text } = await messageContaining(phone, 'you are booked')
    expect(text).toContain(`http://shop.com.localhost/contacts?booking=${token}`)
    const { body } = await guest.get(`/bookings/by-link/${token}/calendar`)
    expect(String(body).replaceAll('\r\n ', '')).toMatch(/^LOCATION:.*\\, Dubai\r$/m)
  })
})

describe('the back office', () => {
  const told = (phone: string, status: string) =>
    until(
      () => office.bookings.find(({ booking }) => booking.contact.phone === phone && booking.status === status),
      (found) => found !== undefined,
    )

  test('is notified of a booking and its cancellation with a signature', async () => {
    const phone = newPhone()
    const { token, startsAt } = await booked(await aTime(), { phone, comment: 'Первый раз' })
    expect(await told(phone, 'booked')).toMatchObject({
      isSigned: true,
      booking: { version: 1, service: { key: 'lobe' }, shop: { id: 1, key: 'tsvetnoy' }, startsAt, comment: 'Первый раз' },
    })
    await cancelled(token)
    expect(await told(phone, 'cancelled')).toMatchObject({ isSigned: true, booking: { version: 2 } })
  })
})

describe('limits', () => {
  test('bookings are limited per phone', async () => {
    const limited = await openShop({ HOLIDAYS: '' })
    const phone = newPhone()
    const starts = (await daysOf('lobe', TSVETNOY, await aShopper({ url: limited.url() })))
      .slice(2)
      .flatMap(({ date, times }) => times.slice(0, 4).map((time) => `${date}T${time}`))
    const answers: Answer[] = []
    for (const start of starts.slice(0, 11)) {
      answers.push(await (await aShopper({ url: limited.url() })).post('/bookings', wish(start, { phone })))
    }
    await limited.remove()
    expect(answers.slice(0, 10).every(({ status }) => status === 200)).toBe(true)
    expect(refusal(answers[10] as Answer)).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
  })
})

// From here on the clock of the shop goes ahead.
describe('over time', () => {
  let forward = 0
  const later = async (milliseconds: number) => {
    forward += milliseconds
    await shop.later(milliseconds)
    office.forward = forward
  }
  const untilBefore = async (startsAt: string, milliseconds: number) => later(Date.parse(startsAt) - milliseconds - Date.now() - forward)
  const reminders = async (phone: string) =>
    (await messagesTo(phone)).filter(({ text }) => text.includes('ждём вас')).map(({ text }) => text)

  test('a reminder is sent the evening before and three hours before, not for a canceled visit', async () => {
    const { date } = (await daysOf('lobe', TSVETNOY)).slice(3)[0] as BookingDay
    const [phone, other] = [newPhone(), newPhone()]
    const mine = await booked(`${date}T16:00`, { phone })
    const { token } = await booked(`${date}T15:00`, { phone: other })
    await cancelled(token)
    await untilBefore(mine.startsAt, 20 * HOUR_MS)
    await until(
      () => reminders(phone),
      (texts) => texts.length === 1,
    )
    expect(await reminders(phone)).toStrictEqual([
      `ZLATA: ждём вас завтра в 16:00. Прокол мочки, Цветной, Цветной бульвар, 15, строение 1. Не получается? Отмените: http://shop.ru.localhost/piercing?booking=${mine.token}#booking`,
    ])
    await untilBefore(mine.startsAt, 2 * HOUR_MS + 50 * MINUTE_MS)
    await until(
      () => reminders(phone),
      (texts) => texts.length === 2,
    )
    expect((await reminders(phone)).filter((text) => text.includes('ждём вас сегодня в 16:00'))).toHaveLength(1)
    expect(await reminders(other)).toStrictEqual([])
  })

  test('a time less than two hours away can no longer be booked', async () => {
    const { date, times } = (await daysOf('lobe', TSVETNOY)).slice(1).find((day) => day.times.length > 6) as BookingDay
    const start = `${date}T${times[5]}`
    await untilBefore(new Date(Date.parse(`${start}:00Z`) - MOSCOW_HOURS * HOUR_MS).toISOString(), 119 * MINUTE_MS)
    expect(await timesOn(start)).not.toContain(times[5])
    expect(refusal(await anna.post('/bookings', wish(start)))).toMatchObject({ code: 'SLOT_TAKEN' })
  })

  test('a visit that has begun cannot be canceled, and the error says so', async () => {
    const { token, startsAt } = await booked(await aTime())
    await untilBefore(startsAt, -MINUTE_MS)
    expect((await cancelled(token)).body).toMatchObject({ result: false, booking: { status: 'booked', canCancel: false } })
  })

  test('account deletion waits for a booked visit and deletes past ones', async () => {
    const phone = newPhone()
    const guest = await aGuest()
    await register(guest, phone)
    const { token } = await booked(await aTime(), { phone }, guest)
    await shop.behindTheScenes(`UPDATE users SET deletion_due_at = now() WHERE phone = '${phone}'`)
    await later(11 * MINUTE_MS)
    const dueBefore = newPhone()
    await register(await aGuest(), dueBefore)
    await shop.behindTheScenes(`UPDATE users SET deletion_due_at = now() WHERE phone = '${dueBefore}'`)
    await later(11 * MINUTE_MS)
    const isThere = async (of: string) => (await shop.behindTheScenes(`SELECT id FROM users WHERE phone = '${of}'`)).length === 1
    await until(
      () => isThere(dueBefore),
      (there) => !there,
    )
    expect(await isThere(phone)).toBe(true)
    await cancelled(token)
    await later(11 * MINUTE_MS)
    await until(
      () => isThere(phone),
      (there) => !there,
    )
    expect(await shop.behindTheScenes(`SELECT id FROM bookings WHERE phone = '${phone}'`)).toStrictEqual([])
  })

  test('old visits are deleted, recent ones stay', async () => {
    const [old, recent] = [newPhone(), newPhone()]
    const tokens = [await booked(await aTime(), { phone: old }), await booked(await aTime(), { phone: recent })]
    await shop.behindTheScenes(
      `UPDATE bookings SET starts_at = starts_at - interval '130 days', ends_at = ends_at - interval '130 days' WHERE phone = '${old}'`,
    )
    // Housekeeping is done at every start.
    await shop.reopened(async () => undefined)
    anna.url = shop.url()
    const kept = await shop.behindTheScenes(`SELECT phone FROM bookings WHERE phone IN ('${old}', '${recent}')`)
    expect(kept).toStrictEqual([{ phone: recent }])
    expect((await anna.get(`/bookings/by-link/${tokens[0]?.token}`)).status).toBe(404)
  })
})
