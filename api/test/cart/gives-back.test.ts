import { eventually } from '@shop/testing/eventually'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { until } from '../support/until.ts'

const RING = 'solitaire-aurora-yellow-165'
/** Not reduced: promo codes and bonuses work on it. */
const LETTER = 'letter-a-silver-one'
const CERTIFICATE = 'ZLATA-3000-K7WQ'
const DEPOSIT = 'QQQQ-2345'
const HOLD_MS = 30 * 60 * 1000
/** Of a message before it is a dead letter. */
const ATTEMPTS = 8

const gateway = new Gateway()
const office = new Office()
let shop: Shop
/** Signed in, with bonuses and a deposit. */
let member: Buyer

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  member = await new Buyer(shop.url()).arrive()
  await shop.behindTheScenes(
    `INSERT INTO users (phone, name, surname, bonus_balance, locale, created_at) VALUES ('${PHONE}', 'Анна', 'Петрова', 100000000, 'ru', now())`,
    'UPDATE sessions SET user_id = (SELECT max(id) FROM users) WHERE id = (SELECT max(id) FROM sessions)',
    `INSERT INTO deposits (id, design_id, amount, balance, status, recipient_name, sender_name, message, buyer_email, buyer_phone, owner_id,
       host, locale, send_on, valid_until, created_at, agreement_version)
     SELECT '${DEPOSIT}', 1, 200000, 200000, 'active', '', 'Мария', '', 'm@mail.example', '+79000000002', max(id), 'shop.ru.localhost', 'ru',
       current_date, current_date + 300, now(), '1' FROM users`,
    `UPDATE stock SET quantity = 60 WHERE sku_id IN ('${RING}', '${LETTER}')`,
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const later = (milliseconds: number) => {
  office.forward += milliseconds
  return shop.later(milliseconds)
}

/** An order that holds some of everything; `received` ones are paid for when they are handed over. */
async function anOrder(isOnline = true): Promise<string> {
  await member.cart('add', { sku_id: RING, quantity: 2 })
  await member.cart('add', { sku_id: LETTER })
  await member.whole('promocode/apply', { code: 'ONETIME' })
  await member.whole('certificate/apply', { code: CERTIFICATE })
  await member.whole('deposit/apply', { code: DEPOSIT })
  const { order, ...rest } = await member.order(aDraft({ spendBonuses: true, payment_method_id: isOnline ? 1 : 4 }))
  if (!order) throw new Error(JSON.stringify(rest))
  return order.id
}

/** All that an order may hold, as shoppers see it. */
async function whatIsThere() {
  const visitor = await new Buyer(shop.url()).arrive()
  await visitor.cart('add', { sku_id: LETTER })
  const { cartData } = await visitor.whole('add', { sku_id: RING, quantity: 90 })
  const promocode = (await visitor.whole('promocode/apply', { code: 'ONETIME' })).cartData.promocodes[0]
  const certificate = (await visitor.whole('certificate/apply', { code: CERTIFICATE })).cartData.certificates[0]
  const bonuses = (await member.get('/profile/bonuses')).body as { result: { balance: number; entries: unknown[] } }
  const { received } = ((await member.get('/profile/certificates')).body as { result: { received: { balance: number; status: string }[] } })
    .result
  return {
    pieces: cartData.products.find(({ id }) => id === RING)?.quantity ?? 0,
    isCodeFree: promocode?.applied === true,
    certificate: certificate?.balance ?? 0,
    deposit: received[0]?.balance ?? 0,
    depositStatus: received[0]?.status,
    bonuses: bonuses.result.balance,
  }
}

const pay = (id: string, transaction = `PS-${id}`) => gateway.report(id, 'Payment', { to: shop.url(), transaction })
const decline = (id: string) => gateway.report(id, 'Fail', { to: shop.url(), message: 'insufficient_funds' })
const giveUp = (id: string) => member.post(`/order/${id}/cancel`, {})
const endByOffice = (id: string) => office.ask(shop.url(), 'POST', `/back-office/orders/${id}/status`, { status: 'cancelled' })
const statusOf = async (id: string) => (await member.success(id)).order.status
const refundsOf = (id: string) => gateway.refunds.filter((refund) => refund.id === `PS-${id}`)

type Ending = [name: string, isOnline: boolean, status: string, end: (id: string) => Promise<unknown>]
const thrice = (end: (id: string) => Promise<unknown>) => (id: string) => Promise.all([1, 2, 3].map(() => end(id)))

const ENDINGS: Ending[] = [
  ['given up before it is paid, by three clicks', true, 'cancelled', thrice(giveUp)],
  [
    'declined by the bank, and given up',
    true,
    'cancelled',
    async (id) => {
      await decline(id)
      await giveUp(id)
    },
  ],
  ['never paid', true, 'expired', () => later(HOLD_MS + 1000)],
  [
    'declined, tried again, and never paid',
    true,
    'expired',
    async (id) => {
      await decline(id)
      await member.post(`/order/${id}/payment`, {})
      await later(HOLD_MS + 1000)
    },
  ],
  ['given up at the moment when its time is over', true, '', (id) => Promise.all([later(HOLD_MS + 1000), giveUp(id), giveUp(id)])],
  [
    'to be paid on receipt, and called off by its shopper and the office at once',
    false,
    'cancelled',
    (id) => Promise.all([giveUp(id), endByOffice(id), endByOffice(id)]),
  ],
  [
    'paid, and ended by the office, which says so three times',
    true,
    'cancelled',
    async (id) => {
      await pay(id)
      await thrice(endByOffice)(id)
    },
  ],
]

test.each(ENDINGS)('holds are released once when an order is %s [payment.given-back-once]', async (_, isOnline, status, end) => {
  const before = await whatIsThere()
  expect(before.isCodeFree).toBe(true)
  const id = await anOrder(isOnline)
  const held = await whatIsThere()
  expect(held).toMatchObject({ pieces: before.pieces - 2, isCodeFree: false, certificate: 0, deposit: 0, depositStatus: 'spent' })
  expect(held.bonuses).toBeLessThan(before.bonuses)
  await end(id)
  const ended = await until(
    () => statusOf(id),
    (now) => now === 'expired' || now === 'cancelled',
  )
  if (status) expect(ended).toBe(status)
  // Whatever is still on its way to give back has its turn.
  await later(HOLD_MS)
  expect(await until(whatIsThere, ({ pieces }) => pieces === before.pieces)).toStrictEqual(before)
})

describe('a payment concurrent with a cancellation', () => {
  test.each([1, 2, 3, 4])('either the order stays paid or everything is released and refunded, once (%i)', async () => {
    const before = await whatIsThere()
    const id = await anOrder()
    await Promise.all([giveUp(id), pay(id), giveUp(id), pay(id)])
    const status = await statusOf(id)
    if (status === 'paid') {
      expect(refundsOf(id)).toStrictEqual([])
      expect((await whatIsThere()).pieces).toBe(before.pieces - 2)
      await endByOffice(id)
    } else expect(status).toBe('cancelled')
    await until(
      () => refundsOf(id),
      (refunds) => refunds.length === 1,
    )
    expect(await whatIsThere()).toStrictEqual(before)
  })

  test('a payment after a cancellation is refunded and does not revive the order', async () => {
    const before = await whatIsThere()
    const id = await anOrder()
    await giveUp(id)
    expect(await pay(id)).toBe(200)
    await until(
      () => refundsOf(id),
      (refunds) => refunds.length === 1,
    )
    expect([await statusOf(id), await whatIsThere()]).toStrictEqual(['cancelled', before])
    expect(await member.payment(id)).toMatchObject({ status: 'refunded', canRetry: false })
  })

  test('a payment at the moment of expiry is either accepted or refunded, never both', async () => {
    const before = await whatIsThere()
    const id = await anOrder()
    await Promise.all([later(HOLD_MS + 1000), pay(id)])
    await until(
      () => statusOf(id),
      (status) => status === 'paid',
    )
    expect(refundsOf(id)).toStrictEqual([])
    expect((await whatIsThere()).pieces).toBe(before.pieces - 2)
    // The office hears of it before the next test shuts it.
    await until(
      () => office.of(id),
      (orders) => orders.length > 0,
    )
  })
})

describe('dead letters', () => {
  const ask = (method: string, path: string, body?: object) => office.ask(shop.url(), method, `/back-office/outbox${path}`, body)

  test('are listed without their payload and replayed from the start', async () => {
    office.isDown = true
    const id = await anOrder(false)
    // The clock goes on when an attempt has ended: a job that runs while its lease ends is begun once more.
    const ended = "kind = 'office.order' AND last_error IS NOT NULL"
    for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
      await eventually(
        `attempt ${attempt} has failed`,
        async () => (await shop.behindTheScenes(`SELECT id FROM outbox WHERE ${ended}`)).length > 0,
      )
      await shop.behindTheScenes(`UPDATE outbox SET last_error = NULL WHERE ${ended}`)
      await later(7 * 60 * 60 * 1000)
    }
    const dead = await until(
      () => ask('GET', '/dead'),
      ({ body }) => body['total'] !== 0,
    )
    expect(dead.body).toMatchObject({
      total: 1,
      letters: [{ kind: 'office.order', attempts: ATTEMPTS, reason: 'The back office answered 503.' }],
    })
    expect(JSON.stringify(dead.body)).not.toContain(PHONE)
    office.isDown = false
    const [{ id: row } = { id: 0 }] = dead.body['letters'] as { id: number }[]
    expect((await ask('POST', '/replay', { ids: [row + 1_000_000] })).body).toStrictEqual({ result: true, replayed: 0 })
    expect((await ask('POST', '/replay', { ids: [row] })).body).toStrictEqual({ result: true, replayed: 1 })
    await until(
      () => office.of(id),
      (orders) => orders.length > 0,
    )
    expect(
      (
        await until(
          () => ask('GET', '/dead'),
          ({ body }) => body['total'] === 0,
        )
      ).body,
    ).toMatchObject({ letters: [] })
  })
})
