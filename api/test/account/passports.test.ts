import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  myPassports,
  onePassport,
  type Passport,
  type PassportCard,
  publicPassport,
  type PublicPassport,
} from '@shop/contracts/account/passports'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { HOUR_MS } from '@shop/contracts/core/time/durations'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Office } from '../support/services/office.ts'
import { messageContaining } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, refusal } from '../support/people/shopper.ts'
import { aShopper, newEmail, newPhone, register, signInAgain } from '../support/people/sign-in.ts'
import { eventually } from '@shop/testing/eventually'

const RING = 'solitaire-aurora-yellow-165'
const LETTER = 'letter-a-silver-one'
const STEPS = ['assembling', 'ready', 'completed']

const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await office.open()), CODE_LIMITS: '100' })
  await shop.behindTheScenes('UPDATE stock SET quantity = 200')
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const post = (path: string, message: object) => office.ask(shop.url(), 'POST', `/back-office${path}`, message)
async function later(milliseconds: number) {
  await shop.later(milliseconds)
  office.forward += milliseconds
}

interface Person {
  buyer: Buyer
  phone: string
}

async function somebody(): Promise<Person> {
  const buyer = await new Buyer(shop.url()).arrive()
  const phone = newPhone()
  await register(buyer, phone)
  return { buyer, phone }
}

async function ordered({ buyer, phone }: Person, sku = RING, quantity = 1): Promise<string> {
  await buyer.cart('add', { sku_id: sku, quantity })
  const { order, ...rest } = await buyer.order(aDraft({ payment_method_id: 4, phone, email: newEmail() }))
  if (!order) throw new Error(JSON.stringify(rest))
  return order.id
}

async function received(number: string) {
  for (const status of STEPS) expect((await post(`/orders/${number}/status`, { status })).body['result']).toBe(true)
  return number
}

const piecesOf = async ({ buyer }: Person) => ((await buyer.get('/profile/passports')).body as { result: PassportCard[] }).result
const pathOf = (id: string) => `/profile/passports/${id}`
const read = async ({ buyer }: Person, id: string) => ((await buyer.get(pathOf(id))).body as { result: Passport }).result
const refused = async ({ buyer }: Person, id: string) => refusal(await buyer.get(pathOf(id)))
/** What a call that changes a passport answers. */
const changed = async (answer: ReturnType<Buyer['post']>) => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { passport: Passport }).passport
}

/** Somebody with one piece in hand. */
async function holder(sku = RING) {
  const person = await somebody()
  const order = await received(await ordered(person, sku))
  const [piece] = await piecesOf(person)
  return { person, order, id: piece?.id ?? '' }
}
const handOver = async ({ person, id }: { person: Person; id: string }) =>
  (await changed(person.buyer.post(`${pathOf(id)}/transfer`, {}))).transfer?.code ?? ''
const receive = ({ buyer }: Person, code: string) => buyer.post('/profile/passports/receive', { code })
const published = async ({ person, id }: { person: Person; id: string }) =>
  (await changed(person.buyer.post(`${pathOf(id)}/public`, {}))).publicCode ?? ''
const shown = (code: string, host?: string) =>
  aShopper({ url: shop.url(), ...(host && { host }) }).then((guest) => guest.get(`/passport/${code}`))

const notFound = { status: 404, code: 'NOT_FOUND' }
const notGood = { status: 400, code: 'TRANSFER_CODE', errors: { code: 'TRANSFER_CODE' } }

describe('a passport', () => {
  test('is issued for each piece on receipt and not before [passport.from-receipt]', async () => {
    const person = await somebody()
    const number = await ordered(person, LETTER, 2)
    await post(`/orders/${number}/status`, { status: 'assembling' })
    await post(`/orders/${number}/status`, { status: 'ready' })
    expect(await piecesOf(person)).toStrictEqual([])
    await post(`/orders/${number}/status`, { status: 'completed' })
    await post(`/orders/${number}/status`, { status: 'completed' })
    const answer = await person.buyer.get('/profile/passports')
    expect(keeps(myPassports, answer)).toBe(true)
    const ids = (await piecesOf(person)).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    const { body } = await person.buyer.get('/profile/orders')
    expect((body as { result: ProfileOrder[] }).result[0]?.lines[0]?.passports?.toSorted()).toStrictEqual(ids.toSorted())
  })

  test('contains the piece, the place of purchase and the warranty terms', async () => {
    const { person, id, order } = await holder()
    const answer = await person.buyer.get(pathOf(id))
    expect(keeps(onePassport, answer)).toBe(true)
    const { result } = answer.body as { result: Passport }
    expect(result).toMatchObject({
      id,
      name: expect.stringContaining('Аврора') as unknown,
      variant: expect.stringContaining('размер\u00a016,5') as unknown,
      hallmark: expect.stringMatching(/^\d{16}$/) as unknown,
      order: { id: order },
      canResize: true,
      requests: [],
      transfer: null,
      publicCode: null,
      history: [{ kind: 'bought', on: result.boughtOn }],
    })
    const facts = new Map(result.facts.map(({ name, value }) => [name, value]))
    expect(facts.get('Металл')).toBe('Жёлтое золото 585')
    expect(facts.get('Бриллиант')).toMatch(/круглый/)
    expect(facts.get('Главный камень')).toMatch(/\d,\d\d\u00a0/)
    expect(facts.get('Вес')).toMatch(/\d,\d\d\u00a0г/)
    expect(facts.get('Заключение')).toMatch(/^Геммологический центр МГУ №\u00a0\d/)
  })

  test('has the warranty from the day of receipt and the care guide of its metal and stone', async () => {
    const { person, id } = await holder()
    const { warranty, care, boughtOn } = await read(person, id)
    const [day = '', month = '', year = 0] = boughtOn.split('.')
    expect(warranty.until).toBe(`${day}.${month}.${Number(year) + 1}`)
    expect([365, 366]).toContain(warranty.daysLeft)
    expect(care.map(({ title }) => title)).toStrictEqual(['Золото', 'Бриллиант'])
    expect(care[0]?.html).toContain('<p>')
    expect(care[1]?.facts).toStrictEqual([
      { name: 'Как чистить', value: 'Вода с мылом, мягкая щётка' },
      { name: 'Чего избегать', value: 'Удара по краю' },
    ])
  })

  test('is in the language of the request, whatever the language of the order', async () => {
    const { person, id } = await holder()
    const { shopper } = await signInAgain(person.phone, {}, { host: INTERNATIONAL, url: shop.url() })
    const { body } = await shopper.get(pathOf(id))
    const { result } = body as { result: Passport }
    expect(result.facts).toContainEqual({ name: 'Metal', value: '14k yellow gold (585)' })
    expect(result.care.map(({ title }) => title)).toStrictEqual(['Gold', 'Diamond'])
  })

  test('is visible to its holder only: another account gets 404, a guest 401 [passport.holder-only]', async () => {
    const { id } = await holder()
    const [stranger, guest] = [await somebody(), await aShopper({ url: shop.url() })]
    expect(await refused(stranger, id)).toStrictEqual(notFound)
    expect(refusal(await guest.get(pathOf(id)))).toStrictEqual({ status: 401, code: 'UNAUTHORIZED' })
    expect(await piecesOf(stranger)).toStrictEqual([])
    for (const path of ['transfer', 'public', 'requests']) {
      const body = path === 'requests' ? wish() : {}
      expect([path, refusal(await stranger.buyer.post(`${pathOf(id)}/${path}`, body))]).toStrictEqual([path, notFound])
    }
    for (const path of ['transfer', 'public']) {
      expect(refusal(await stranger.buyer.ask('DELETE', `${pathOf(id)}/${path}`))).toStrictEqual(notFound)
    }
  })

  test('of a guest order is available once the phone has an account', async () => {
    const phone = newPhone()
    const guest = await new Buyer(shop.url()).arrive()
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${phone}' WHERE id = (SELECT max(id) FROM sessions)`)
    await received(await ordered({ buyer: guest, phone }))
    const owner = await new Buyer(shop.url()).arrive()
    await register(owner, phone)
    expect(await piecesOf({ buyer: owner, phone })).toHaveLength(1)
  })

  test('ends when the piece is returned, also for a holder it was transferred to [passport.ends-with-refund]', async () => {
    const { person, order, id } = await holder()
    const code = await published({ person, id })
    const friend = await somebody()
    await receive(friend, await handOver({ person, id }))
    const page = await published({ person: friend, id })
    expect((await post(`/orders/${order}/refund`, { key: 'return-1', items: [] })).body['result']).toBe(true)
    expect(await refused(friend, id)).toStrictEqual(notFound)
    expect([(await shown(code)).status, (await shown(page)).status]).toStrictEqual([404, 404])
  })

  test('of one of two pieces ends on a partial refund: the one still held by the buyer', async () => {
    const person = await somebody()
    const order = await received(await ordered(person, LETTER, 2))
    const [first] = await piecesOf(person)
    const friend = await somebody()
    await receive(friend, await handOver({ person, id: first?.id ?? '' }))
    await post(`/orders/${order}/refund`, { key: 'return-2', items: [{ id: LETTER, quantity: 1 }] })
    expect(await piecesOf(person)).toStrictEqual([])
    expect(await piecesOf(friend)).toHaveLength(1)
  })

  test('is backfilled for orders received before passports existed', async () => {
    const { person, id } = await holder()
    const before = await read(person, id)
    const file = readFileSync(join(__dirname, '../../migrations/0020_piece_passports.sql'), 'utf8')
    const backfill = file.split('--> statement-breakpoint').find((part) => part.includes('INSERT INTO passports')) ?? ''
    await shop.behindTheScenes(`DELETE FROM passports WHERE id = '${id}'`, backfill)
    const [again] = await piecesOf(person)
    // Reports of stones came later than passports.
    const facts = before.facts.filter(({ name }) => name !== 'Заключение')
    expect(await read(person, again?.id ?? '')).toStrictEqual({ ...before, id: again?.id, facts })
  })
})

const wish = (more: object = {}) => ({ kind: 'resize', wish: 'С 16,5 на 17', idempotencyKey: randomUUID(), ...more })

describe('the workshop', () => {
  const told = (phone: string, status: string) =>
    eventually('the office is told', () =>
      office.requests.find(({ request }) => request.contact.phone === phone && request.status === status),
    )
  const ask = ({ person, id }: { person: Person; id: string }, more: object = {}) => person.buyer.post(`${pathOf(id)}/requests`, wish(more))

  test('accepts a resize request, notifies the office with a signature, and follows its status updates', async () => {
    const held = await holder()
    const { requests } = await changed(ask(held))
    expect(requests).toMatchObject([{ kind: 'resize', wish: 'С 16,5 на 17', status: 'new' }])
    const { request, isSigned } = await told(held.person.phone, 'new')
    expect(isSigned).toBe(true)
    expect(request).toMatchObject({
      version: 1,
      kind: 'resize',
      wish: 'С 16,5 на 17',
      piece: { sku: RING },
      contact: { name: 'Анна Петрова', phone: held.person.phone },
    })
    const move = async (status: string) => (await post(`/requests/${request.id}/status`, { status })).body
    expect(await move('ready')).toStrictEqual({ result: false, status: 'new', reason: 'illegal_move' })
    expect(await move('inWork')).toStrictEqual({ result: true, status: 'inWork', reason: null })
    expect(await move('inWork')).toStrictEqual({ result: true, status: 'inWork', reason: null })
    expect(await move('ready')).toStrictEqual({ result: true, status: 'ready', reason: null })
    expect((await read(held.person, held.id)).requests).toMatchObject([{ status: 'ready' }])
    expect((await told(held.person.phone, 'ready')).request.version).toBe(3)
    expect((await messageContaining(held.person.phone, 'готово, можно забирать')).text).toMatch(/^ZLATA: готово, можно забирать\. .*Аврора/)
  })

  test('has one open request of a kind, and a repeated call is idempotent [passport.one-open-request]', async () => {
    const held = await holder()
    const once = wish()
    const calls = await Promise.all(Array.from({ length: 4 }, () => held.person.buyer.post(`${pathOf(held.id)}/requests`, once)))
    expect(calls.map(({ status }) => status)).toStrictEqual([200, 200, 200, 200])
    expect(refusal(await ask(held))).toStrictEqual({ status: 409, code: 'REQUEST_OPEN' })
    expect((await changed(ask(held, { kind: 'repair', wish: 'Замок' }))).requests).toHaveLength(2)
  })

  test.each([
    ['a wish', { wish: '  ' }, { wish: 'EMPTY_FIELD' }],
    ['a kind', { kind: 'melt' }, { kind: 'REQUIRED_FIELD' }],
    ['less than 500 signs', { wish: 'а'.repeat(501) }, { wish: 'TOO_LONG' }],
  ])('rejects a request without %s', async (_, more, errors) => {
    const held = await holder()
    expect(refusal(await ask(held, more))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors })
    expect((await read(held.person, held.id)).requests).toStrictEqual([])
  })

  test('does not resize a piece without sizes', async () => {
    const held = await holder(LETTER)
    expect((await read(held.person, held.id)).canResize).toBe(false)
    expect(refusal(await ask(held))).toStrictEqual({ status: 400, code: 'WRONG_FORM_DATA', errors: { kind: 'WRONG_FIELD' } })
  })

  test('uses the phone of the account and rejects an account without one', async () => {
    const held = await holder()
    await shop.behindTheScenes(`UPDATE users SET phone = NULL, email = 'x-${held.id}@mail.example' WHERE phone = '${held.person.phone}'`)
    expect(refusal(await ask(held))).toMatchObject({ code: 'EMPTY_PHONE' })
  })

  test('extends the warranty by the days of a repair [passport.repair-extends-warranty]', async () => {
    const held = await holder()
    const before = (await read(held.person, held.id)).warranty.daysLeft
    await changed(ask(held, { kind: 'repair', wish: 'Замок' }))
    const { request } = await told(held.person.phone, 'new')
    await post(`/requests/${request.id}/status`, { status: 'inWork' })
    await shop.behindTheScenes(`UPDATE passport_requests SET started_at = started_at - interval '9 days 12 hours' WHERE id = ${request.id}`)
    await post(`/requests/${request.id}/status`, { status: 'ready' })
    expect((await read(held.person, held.id)).warranty.daysLeft).toBe(before + 10)
  })

  test('accepts updates from the office only and returns 404 for an unknown request', async () => {
    const path = '/back-office/requests/1/status'
    expect((await office.ask(shop.url(), 'POST', path, { status: 'inWork' }, { key: 'guessed' })).status).toBe(401)
    expect((await post('/requests/999999/status', { status: 'inWork' })).status).toBe(404)
    expect((await post('/requests/none/status', { status: 'inWork' })).status).toBe(404)
  })
})

describe('a transfer', () => {
  test('moves the passport to the receiver; the order and the alerts stay with the giver', async () => {
    const held = await holder()
    await changed(held.person.buyer.post(`${pathOf(held.id)}/requests`, wish({ wish: 'Для Анны' })))
    const code = await handOver(held)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){2}$/)
    const friend = await somebody()
    const answer = await receive(friend, code.toLowerCase().replaceAll('-', ' '))
    expect(answer.body).toStrictEqual({ result: true, passportId: held.id })
    expect(await refused(held.person, held.id)).toStrictEqual(notFound)
    expect(await piecesOf(held.person)).toStrictEqual([])

    const answered = await friend.buyer.get(pathOf(held.id))
    const { result } = answered.body as { result: Passport }
    expect(result).toMatchObject({ order: null, requests: [], transfer: null, publicCode: null })
    expect(result.history.map(({ kind }) => kind)).toStrictEqual(['bought', 'passed'])
    const said = JSON.stringify(answered.body)
    expect([held.person.phone, held.order, 'Петрова', 'Для Анны'].filter((secret) => said.includes(secret))).toStrictEqual([])
    // The giver's order no longer leads to it.
    const orders = (await held.person.buyer.get('/profile/orders')).body as { result: ProfileOrder[] }
    expect(orders.result[0]?.lines[0]?.passports).toStrictEqual([])
  })

  test('can go back to the buyer, who sees the order again', async () => {
    const held = await holder()
    const friend = await somebody()
    await receive(friend, await handOver(held))
    await receive(held.person, await handOver({ person: friend, id: held.id }))
    const { order, history } = await read(held.person, held.id)
    expect(order?.id).toBe(held.order)
    expect(history.map(({ kind }) => kind)).toStrictEqual(['bought', 'passed', 'passed'])
    expect(await refused(friend, held.id)).toStrictEqual(notFound)
  })

  test('works once: a used code is rejected, also in concurrent calls [passport.handed-over-once]', async () => {
    const held = await holder()
    const code = await handOver(held)
    const friends = [await somebody(), await somebody()]
    const answers = await Promise.all(friends.map((friend) => receive(friend, code)))
    expect(answers.map(({ status }) => status).toSorted()).toStrictEqual([200, 400])
    expect((await Promise.all(friends.map(piecesOf))).flat()).toHaveLength(1)
    expect(refusal(await receive(await somebody(), code))).toStrictEqual(notGood)
  })

  test('ends when the code is revoked or replaced', async () => {
    const held = await holder()
    const [friend, first] = [await somebody(), await handOver(held)]
    const second = await handOver(held)
    expect(second).not.toBe(first)
    expect((await read(held.person, held.id)).transfer?.code).toBe(second)
    expect(refusal(await receive(friend, first))).toStrictEqual(notGood)
    expect((await changed(held.person.buyer.ask('DELETE', `${pathOf(held.id)}/transfer`))).transfer).toBeNull()
    expect(refusal(await receive(friend, second))).toStrictEqual(notGood)
    expect(await piecesOf(held.person)).toHaveLength(1)
  })

  test('needs another account: one’s own code has no effect, a guest gets 401', async () => {
    const held = await holder()
    const code = await handOver(held)
    expect(refusal(await receive(held.person, code))).toStrictEqual({ status: 400, code: 'TRANSFER_OWN', errors: { code: 'TRANSFER_OWN' } })
    const guest = await aShopper({ url: shop.url() })
    expect(refusal(await guest.post('/profile/passports/receive', { code }))).toStrictEqual({ status: 401, code: 'UNAUTHORIZED' })
    expect((await read(held.person, held.id)).transfer?.code).toBe(code)
    expect((await receive(await somebody(), code)).status).toBe(200)
  })

  test('does not accept the code of the public page', async () => {
    const held = await holder()
    expect(refusal(await receive(await somebody(), await published(held)))).toStrictEqual(notGood)
  })

  test('invalidates older codes of the giver', async () => {
    const held = await holder()
    const [friend, other] = [await somebody(), await somebody()]
    const old = await handOver(held)
    await receive(friend, old)
    expect(refusal(await receive(held.person, old))).toStrictEqual(notGood)
    expect(refusal(await receive(other, old))).toStrictEqual(notGood)
    expect(await piecesOf(friend)).toHaveLength(1)
  })

  test('rate-limits wrong codes per account [passport.wrong-codes-counted]', async () => {
    const strict = await openShop({})
    const buyer = await new Buyer(strict.url()).arrive()
    await register(buyer)
    const codes: unknown[] = []
    for (let one = 0; one < 11; one += 1) codes.push(refusal(await receive({ buyer, phone: '' }, 'K7WM-29QX-4FHD')).code)
    await strict.remove()
    expect(codes).toStrictEqual([...Array.from({ length: 10 }, () => 'TRANSFER_CODE'), 'TOO_MANY_REQUESTS'])
  })
})

describe('the public page', () => {
  test('shows the piece to anyone with its code and nothing about its holder [passport.public-page-nameless]', async () => {
    const held = await holder()
    const code = await published(held)
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
    const answer = await shown(code.toLowerCase().replaceAll('-', ''))
    expect(keeps(publicPassport, answer)).toBe(true)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { result } = answer.body as { result: PublicPassport }
    const { name, facts, hallmark, history, warranty } = await read(held.person, held.id)
    expect(result).toMatchObject({ number: held.id, name, facts, hallmark, history, warranty })
    expect(Object.keys(result).toSorted()).toStrictEqual(
      ['number', 'name', 'designer', 'photo', 'variant', 'facts', 'hallmark', 'boughtOn', 'warranty', 'history'].toSorted(),
    )
    const said = JSON.stringify(answer.body)
    expect([held.person.phone, held.order, 'Анна', 'Петрова'].filter((secret) => said.includes(secret))).toStrictEqual([])
    expect(((await shown(code, INTERNATIONAL)).body as { result: PublicPassport }).result.facts[0]?.name).toBe('Metal')
  })

  test('keeps its code until it is revoked, and a revoked code never works again', async () => {
    const held = await holder()
    const code = await published(held)
    expect(await published(held)).toBe(code)
    await changed(held.person.buyer.ask('DELETE', `${pathOf(held.id)}/public`))
    expect(refusal(await shown(code))).toStrictEqual(notFound)
    const another = await published(held)
    expect(another).not.toBe(code)
    expect([(await shown(code)).status, (await shown(another)).status]).toStrictEqual([404, 200])
  })

  test('of the giver ends with the transfer', async () => {
    const held = await holder()
    const code = await published(held)
    await receive(await somebody(), await handOver(held))
    expect(refusal(await shown(code))).toStrictEqual(notFound)
  })

  test.each(['', 'AE', '7F3A91C02B4D', '%00', 'K7WM-29QX-4FHD-TRW8'])('returns 404 for the code "%s"', async (code) => {
    const answer = await shown(code)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
  })

  test('is not opened by the passport number or the transfer code', async () => {
    const held = await holder()
    const code = await handOver(held)
    expect([(await shown(held.id)).status, (await shown(code)).status]).toStrictEqual([404, 404])
  })

  test('is rate-limited per address', async () => {
    const strict = await openShop({})
    const guest = await aShopper({ url: strict.url() })
    const statuses = new Set<number>()
    for (let one = 0; one < 120; one += 1) statuses.add((await guest.get('/passport/K7WM-29QX-4FHD-TRW8')).status)
    const last = (await guest.get('/passport/K7WM-29QX-4FHD-TRW8')).status
    await strict.remove()
    expect([[...statuses], last]).toStrictEqual([[404], 429])
  })
})

test('a deleted account leaves no alerts and no codes', async () => {
  const held = await holder()
  await changed(held.person.buyer.post(`${pathOf(held.id)}/requests`, wish()))
  const [code, page] = [await handOver(held), await published(held)]
  await shop.behindTheScenes(`UPDATE users SET deletion_due_at = now() WHERE phone = '${held.person.phone}'`)
  await later(HOUR_MS)
  const left = () => shop.behindTheScenes(`SELECT id FROM passport_requests WHERE passport_id = '${held.id}'`)
  await eventually('the requests are gone', async () => (await left()).length === 0)
  expect(refusal(await shown(page))).toStrictEqual(notFound)
  expect(refusal(await receive(await somebody(), code))).toStrictEqual(notGood)
})

test('a transfer code expires after a day', async () => {
  const [one, other] = [await holder(), await holder()]
  const codes = [await handOver(one), await handOver(other)]
  await later(23 * HOUR_MS)
  expect((await receive(await somebody(), codes[0] ?? '')).status).toBe(200)
  await later(2 * HOUR_MS)
  expect(refusal(await receive(await somebody(), codes[1] ?? ''))).toStrictEqual(notGood)
  expect((await read(other.person, other.id)).transfer).toBeNull()
  // A new one can be made all the same.
  expect((await receive(await somebody(), await handOver(other))).status).toBe(200)
})

test('the demo shopper holds passports for her received orders', async () => {
  const { shopper } = await signInAgain('+79000000001', {}, { url: shop.url() })
  const { result } = (await shopper.get('/profile/passports')).body as { result: PassportCard[] }
  expect(result).toHaveLength(5)
})
