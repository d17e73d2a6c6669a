import type * as v from 'valibot'
import { requestRefund, type Refund, refundOptions } from '@shop/contracts/orders/refunds/refund'
import { cancelByLink, orderByLink } from '@shop/contracts/orders/order-by-link'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { Office } from '../../support/services/office.ts'
import { messagesArrived, messageContaining } from '../../support/services/sandbox.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { type Answer, keeps, refusal } from '../../support/people/shopper.ts'
import { newEmail } from '../../support/people/sign-in.ts'
import { until } from '../../support/until.ts'

const LETTER = 'letter-a-silver-one'
const OTHER = 'letter-m-yellow-one'
const ONLINE = aDraft()
const ON_RECEIPT = aDraft({ payment_method_id: 4 })

const gateway = new Gateway()
const office = new Office()
let shop: Shop
let member: Buyer
const pool: Buyer[] = []

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  for (let count = 0; count < 40; count += 1) pool.push(await new Buyer(shop.url()).arrive())
  member = await new Buyer(shop.url()).arrive()
  await shop.behindTheScenes(
    `UPDATE sessions SET confirmed_phone = '${PHONE}'`,
    `INSERT INTO users (phone, name, surname, bonus_balance, locale, created_at) VALUES ('${PHONE}', 'Анна', 'Петрова', 10000000, 'ru', now())`,
    'UPDATE sessions SET user_id = (SELECT max(id) FROM users) WHERE id = (SELECT max(id) FROM sessions)',
    'UPDATE stock SET quantity = 60',
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const next = () => {
  const buyer = pool.pop()
  if (!buyer) throw new Error('More shoppers are needed.')
  return buyer
}
const tell = (path: string, message: object) => office.ask(shop.url(), 'POST', `/back-office${path}`, message)

async function later(milliseconds: number) {
  office.forward += milliseconds
  await shop.later(milliseconds)
}

async function left(sku: string) {
  const visitor = await new Buyer(shop.url()).arrive()
  const { cartData } = await visitor.whole('add', { sku_id: sku, quantity: 90 }).catch(() => ({ cartData: null }))
  return cartData?.products[0]?.quantity ?? 0
}

async function anOrder(draft = ON_RECEIPT, buyer = next(), quantity = 2) {
  await buyer.cart('add', { sku_id: LETTER, quantity })
  const email = newEmail()
  const { order, ...rest } = await buyer.order({ ...draft, email })
  if (!order) throw new Error(JSON.stringify(rest))
  return { buyer, email, id: order.id, number: order.number }
}
const paid = (id: string) => gateway.report(id, 'Payment', { to: shop.url(), transaction: `PS-${id}` })
async function received(id: string) {
  for (const status of ['assembling', 'ready', 'completed']) await tell(`/orders/${id}/status`, { status })
}
async function aReceived(draft = ONLINE, buyer = next(), quantity = 2) {
  const order = await anOrder(draft, buyer, quantity)
  if (draft.payment_method_id === 1) await paid(order.id)
  await received(order.id)
  return order
}
const refundsOf = (id: string) => gateway.refunds.filter((refund) => refund.id === `PS-${id}`).map(({ amount }) => amount)
const amount = (minor: number) => `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

const ask = (buyer: Buyer, id: string, items: { id: string; quantity: number }[], reason: string | null = 'size') =>
  buyer.post(`/order/${id}/refund`, { reason, items })
const refundIn = ({ body }: Answer) => (body as { refund: Refund }).refund
const decide = (refundId: string, accepted: boolean, comment?: string) => tell(`/refunds/${refundId}`, { accepted, comment })
const bonuses = async () =>
  ((await member.get('/profile/bonuses')).body as { result: { balance: number; entries: { name: string; amount: number }[] } }).result

describe('a refund request', () => {
  test('needs a reason and at least one item of the order [refund.needs-reason-and-item]', async () => {
    const { buyer, id } = await aReceived()
    const one = [{ id: LETTER, quantity: 1 }]
    for (const reason of ['', 'because']) {
      expect(refusal(await ask(buyer, id, one, reason))).toMatchObject({ status: 400, errors: { reason: 'EMPTY_REFUND_REASON' } })
    }
    expect(refusal(await buyer.post(`/order/${id}/refund`, { items: one }))).toMatchObject({ errors: { reason: 'EMPTY_REFUND_REASON' } })
    for (const items of [[], [{ id: OTHER, quantity: 1 }], [{ id: LETTER, quantity: 3 }], [...one, ...one]]) {
      expect(refusal(await ask(buyer, id, items))).toMatchObject({ status: 400, errors: { items: 'NO_CHECKED_REFUND_ITEMS' } })
    }
    expect(refundsOf(id)).toStrictEqual([])
  })

  test('is rejected before receipt and after thirty days', async () => {
    const early = await anOrder(ONLINE)
    await paid(early.id)
    expect(refusal(await ask(early.buyer, early.id, [{ id: LETTER, quantity: 1 }]))).toStrictEqual({
      status: 400,
      code: 'REFUND_NOT_AVAILABLE',
    })
    const { buyer, id } = await aReceived()
    expect((await buyer.get(`/order/${id}/refund`)).body).toMatchObject({ available: true })
    await later(30 * DAY_MS + 1000)
    expect((await buyer.get(`/order/${id}/refund`)).body).toMatchObject({ available: false, status: expect.any(String) as string })
    expect(refusal(await ask(buyer, id, [{ id: LETTER, quantity: 1 }])).code).toBe('REFUND_NOT_AVAILABLE')
  })

  test('is limited to the owner: a stranger gets 404 [refund.owner-only]', async () => {
    const { id } = await aReceived()
    const stranger = await new Buyer(shop.url()).arrive()
    expect(refusal(await stranger.get(`/order/${id}/refund`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
    expect(refusal(await ask(stranger, id, [{ id: LETTER, quantity: 1 }])).code).toBe('NOT_FOUND')
  })

  test('amounts for one item, two items and all items add up to what was paid', async () => {
    const { buyer, id } = await aReceived(ONLINE, next(), 3)
    const { order } = await buyer.success(id)
    const options = async () => (await buyer.get(`/order/${id}/refund`)).body as v.InferOutput<typeof refundOptions.answer>
    const [item] = (await options()).items
    expect(item).toMatchObject({ id: LETTER, quantity: 3, photo: { base: expect.any(String) as string } })
    expect(item?.sums).toHaveLength(3)
    expect(item?.sums.at(-1)).toBe(item?.sum)
    expect(item?.sum).toBe(order.lines[0]?.finalSum)
    const one = refundIn(await ask(buyer, id, [{ id: LETTER, quantity: 1 }]))
    expect(one.sum).toBe(item?.sums[0])
    const [left] = (await options()).items
    expect([left?.sums.length, one.sum + (left?.sum ?? 0)]).toStrictEqual([2, order.lines[0]?.finalSum])
  })

  test('the shopper and the office see how the items are returned', async () => {
    const { buyer, id, email } = await aReceived()
    const answer = await buyer.post(`/order/${id}/refund`, {
      reason: 'look',
      handover: 'courier',
      items: [{ id: LETTER, quantity: 1 }],
    })
    expect(refundIn(answer).handover).toBe('courier')
    await messageContaining(email, 'Курьер заберёт украшения')
    const known = await until(
      () => office.of(id).find(({ refunds }) => refunds.length > 0),
      (found) => found !== undefined,
    )
    expect(known?.refunds).toMatchObject([{ handover: 'courier' }])
    expect(refusal(await buyer.post(`/order/${id}/refund`, { reason: 'look', handover: 'pigeon', items: [] })).status).toBe(400)
  })

  describe('to a bank account', () => {
    const ACCOUNT = { bic: '044525225', tin: '7707083893', account: '40702810938000060473' }
    const askTo = (buyer: Buyer, id: string, changes: object) =>
      buyer.post(`/order/${id}/refund`, { reason: 'size', items: [{ id: LETTER, quantity: 1 }], to: 'account', ...changes })

    test('requires a BIC of nine digits, a TIN of ten and an account of twenty', async () => {
      const { buyer, id } = await aReceived()
      const wrong: [object, object][] = [
        [{ ...ACCOUNT, bic: '04452522' }, { 'account.bic': 'WRONG_FIELD' }],
        [{ ...ACCOUNT, tin: '77070838931' }, { 'account.tin': 'WRONG_FIELD' }],
        [{ ...ACCOUNT, account: '4070281093800006047x' }, { 'account.account': 'WRONG_FIELD' }],
        [
          { bic: '', tin: ' ' },
          { 'account.bic': 'REQUIRED_FIELD', 'account.tin': 'REQUIRED_FIELD', 'account.account': 'REQUIRED_FIELD' },
        ],
      ]
      for (const [account, errors] of wrong) expect(refusal(await askTo(buyer, id, { account }))).toMatchObject({ status: 400, errors })
      expect(refusal(await askTo(buyer, id, {}))).toMatchObject({ status: 400, errors: { 'account.bic': 'REQUIRED_FIELD' } })
      expect((await buyer.get(`/order/${id}/refund`)).body).toMatchObject({ to: ['card', 'account'], refunds: [] })
    })

    test('sends the details to the office, which pays; the gateway does not, and the shopper sees the last digits', async () => {
      const { buyer, id } = await aReceived()
      const spaced = { ...ACCOUNT, account: '4070 2810 9380 0006 0473' }
      const answer = await askTo(buyer, id, { account: spaced })
      expect(refundIn(answer)).toMatchObject({ to: 'account', accountEnd: '0473' })
      expect(JSON.stringify(answer.body)).not.toContain(ACCOUNT.account)
      const told = await until(
        () => office.of(id).find(({ refunds }) => refunds.length > 0),
        (found) => found !== undefined,
      )
      expect(told?.refunds).toMatchObject([{ account: ACCOUNT }])
      await decide(refundIn(answer).id, true)
      await until(
        () => office.of(id).at(-1)?.refunds[0]?.status,
        (status) => status === 'accepted',
      )
      expect(refundsOf(id)).toStrictEqual([])
      const byCard = refundIn(await ask(buyer, id, [{ id: LETTER, quantity: 1 }]))
      expect(byCard).toMatchObject({ to: 'card', accountEnd: null })
      await decide(byCard.id, true)
      await until(
        () => refundsOf(id),
        (amounts) => amounts.length > 0,
      )
      expect(refundsOf(id)).toStrictEqual([amount(byCard.money)])
    })

    test('is unavailable for an order in another currency, which is refunded to the card', async () => {
      const { buyer, id } = await aReceived()
      await shop.behindTheScenes(`UPDATE orders SET currency = 'USD' WHERE number = '${id}'`)
      expect((await buyer.get(`/order/${id}/refund`)).body).toMatchObject({ to: ['card'] })
      expect(refusal(await askTo(buyer, id, { account: ACCOUNT }))).toMatchObject({ status: 400, errors: { to: 'WRONG_FIELD' } })
      expect((await buyer.get(`/order/${id}/refund`)).body).toMatchObject({ refunds: [] })
    })

    test('cannot be requested by another account', async () => {
      const { buyer, id } = await aReceived()
      const stranger = await new Buyer(shop.url()).arrive()
      expect(refusal(await askTo(stranger, id, { account: ACCOUNT }))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
      expect((await buyer.get(`/order/${id}/refund`)).body).toMatchObject({ refunds: [] })
    })
  })

  test('an item is returned once, also in concurrent requests', async () => {
    const { buyer, id } = await aReceived(ONLINE, next(), 1)
    const answers = await Promise.all([1, 2, 3].map(() => ask(buyer, id, [{ id: LETTER, quantity: 1 }])))
    expect(answers.map(({ status }) => status).toSorted()).toStrictEqual([200, 400, 400])
    const answer = await buyer.get(`/order/${id}/refund`)
    expect(keeps(refundOptions, answer)).toBe(true)
    expect(answer.body).toMatchObject({ available: false, items: [], refunds: [{ status: 'requested' }] })
  })
})

describe('the refund decision of the office', () => {
  test('accepted: items are restocked and the money is refunded once; the shopper is notified', async () => {
    const { buyer, id, number, email } = await aReceived()
    const before = await left(LETTER)
    const { order } = await buyer.success(id)
    const answer = await ask(buyer, id, [{ id: LETTER, quantity: 1 }])
    expect(keeps(requestRefund, answer)).toBe(true)
    const refund = refundIn(answer)
    const half = Math.floor((order.lines[0]?.finalSum ?? 0) / 2)
    expect(refund).toMatchObject({ status: 'requested', sum: half, money: half, tenders: 0 })
    expect([await left(LETTER), refundsOf(id)]).toStrictEqual([before, []])
    const known = await until(
      () => office.of(id).find(({ refunds }) => refunds.length > 0),
      (found) => found !== undefined,
    )
    expect(known?.refunds).toMatchObject([{ id: refund.id, reason: 'size', items: [{ sku: LETTER, quantity: 1 }] }])

    const answers = await Promise.all([1, 2].map(() => decide(refund.id, true)))
    expect(answers.map(({ body }) => body['result']).toSorted()).toStrictEqual([false, true])
    expect((await decide(refund.id, false)).body).toStrictEqual({ result: false, status: 'accepted' })
    expect(await left(LETTER)).toBe(before + 1)
    expect(
      await until(
        () => refundsOf(id),
        (amounts) => amounts.length > 0,
      ),
    ).toStrictEqual([amount(half)])
    expect((await buyer.success(id)).order.status).toBe('completed')
    await messageContaining(email, `Возврат по\u00a0заказу ${number} принят`)
    await messageContaining(email, `Возврат по\u00a0заказу ${number}: получили заявку`)

    const rest = refundIn(await ask(buyer, id, [{ id: LETTER, quantity: 1 }], 'defect'))
    expect(half + rest.money).toBe(order.dueSum)
    await decide(rest.id, true)
    expect(
      await until(
        () => refundsOf(id),
        (amounts) => amounts.length > 1,
      ),
    ).toStrictEqual([amount(half), amount(rest.money)])
    expect((await buyer.success(id)).order.status).toBe('refunded')
    expect(await buyer.payment(id)).toMatchObject({ status: 'refunded' })
  })

  test('declined: nothing is refunded, the reason is shown, and the item can be requested again', async () => {
    const { buyer, id, email } = await aReceived()
    const before = await left(LETTER)
    const refund = refundIn(await ask(buyer, id, [{ id: LETTER, quantity: 2 }]))
    expect((await decide(refund.id, false, 'Бирки нет на месте.')).body).toStrictEqual({ result: true, status: 'declined' })
    await messageContaining(email, 'Бирки нет на месте.')
    expect([await left(LETTER), refundsOf(id)]).toStrictEqual([before, []])
    expect((await ask(buyer, id, [{ id: LETTER, quantity: 2 }])).status).toBe(200)
  })

  test('shares paid by certificates and bonuses are refunded to them, and earned bonuses are revoked', async () => {
    const start = await bonuses()
    await member.cart('add', { sku_id: LETTER, quantity: 2 })
    await member.whole('certificate/apply', { code: 'ZLATA-3000-K7WQ' })
    const { order } = await member.order({ ...ONLINE, spendBonuses: true })
    const id = order?.id ?? ''
    const placed = (await member.success(id)).order
    expect(Math.min(placed.bonusesSpent, placed.bonusesEarned, placed.certificatesSum, placed.dueSum)).toBeGreaterThan(0)
    await paid(id)
    expect((await bonuses()).balance).toBe(start.balance - placed.bonusesSpent)
    for (const status of ['assembling', 'ready']) await tell(`/orders/${id}/status`, { status })
    // Nothing is earned before the order is received, and it is received once.
    expect((await bonuses()).balance).toBe(start.balance - placed.bonusesSpent)
    for (const status of ['completed', 'completed']) await tell(`/orders/${id}/status`, { status })
    expect((await bonuses()).balance).toBe(start.balance - placed.bonusesSpent + placed.bonusesEarned)

    const refund = refundIn(await ask(member, id, [{ id: LETTER, quantity: 2 }], 'defect'))
    expect(refund).toMatchObject({
      money: placed.dueSum,
      tenders: placed.certificatesSum,
      bonuses: placed.bonusesSpent,
      bonusesTakenBack: placed.bonusesEarned,
    })
    await decide(refund.id, true)
    const end = await bonuses()
    expect(end.balance).toBe(start.balance)
    expect(end.entries.map(({ name }) => name.split(',')[0])).toStrictEqual([
      'Снято за возврат',
      'Возвращено',
      'Начислено за покупку',
      'Потрачено',
    ])
    const visitor = await new Buyer(shop.url()).arrive()
    await visitor.whole('add', { sku_id: LETTER })
    expect((await visitor.whole('certificate/apply', { code: 'ZLATA-3000-K7WQ' })).cartData.certificates[0]?.balance).toBe(300_000)
  })

  test('the office can return everything on its own, once per refund number', async () => {
    const { buyer, id } = await aReceived(ONLINE, next(), 3)
    const before = await left(LETTER)
    const { order } = await buyer.success(id)
    const answers = [
      await tell(`/orders/${id}/refund`, { key: 'shelf-1', items: [] }),
      await tell(`/orders/${id}/refund`, { key: 'shelf-1', items: [] }),
    ]
    for (const { body } of answers) expect(body).toStrictEqual({ result: true, refundId: `${id}-r1`, sum: order.lines[0]?.finalSum })
    expect(await left(LETTER)).toBe(before + 3)
    expect((await tell(`/orders/${id}/refund`, { key: 'shelf-2', items: [] })).body).toMatchObject({ code: 'NO_CHECKED_REFUND_ITEMS' })
    expect(
      await until(
        () => refundsOf(id),
        (amounts) => amounts.length > 0,
      ),
    ).toHaveLength(1)
  })

  test('an order paid on receipt is not refunded by the gateway: items are restocked, the cash desk pays', async () => {
    const { id } = await aReceived(ON_RECEIPT)
    const before = await left(LETTER)
    await tell(`/orders/${id}/refund`, { key: 'till', items: [{ id: LETTER, quantity: 1 }] })
    expect(await left(LETTER)).toBe(before + 1)
    expect(refundsOf(id)).toStrictEqual([])
  })
})

describe('an order link from an e-mail', () => {
  const keyIn = (text = '') => /\/order-success\/\d+\?key=([\w.-]+)/.exec(text)?.[1] ?? ''

  test('opens the order without a name, a phone, an e-mail or an address', async () => {
    const { id, number, email } = await anOrder(aDraft({ delivery_method_id: 1, courier_type: 'standard', address: 'Лесная улица, 7' }))
    const [letter] = await messagesArrived(email)
    const visitor = new Buyer(shop.url())
    const answer = await visitor.get(`/order/by-link/${keyIn(letter?.text)}`)
    expect(keeps(orderByLink, answer)).toBe(true)
    expect(answer.body).toMatchObject({
      order: { number, status: 'created', ways: { canCancel: true }, lines: [{ id: LETTER, quantity: 2 }] },
    })
    const { sums, dueSum } = (answer.body as v.InferOutput<typeof orderByLink.answer>).order
    expect(sums.goods - sums.discount - sums.promocodeDiscount - sums.bonuses + sums.packaging + sums.delivery - sums.certificates).toBe(
      dueSum,
    )
    const said = JSON.stringify(answer.body)
    for (const secret of ['Анна', PHONE, email, 'Лесная', id]) expect(said).not.toContain(secret)
  })

  test.each([
    ['another order', (key: string) => key.replace(/^\d+/, (number) => String(Number(number) + 1))],
    ['a longer life', (key: string) => key.replace(/\.\w+\./, '.zzzz.')],
    ['another signature', (key: string) => key.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))],
  ])('with %s is rejected', async (_, change) => {
    const { email } = await anOrder()
    const [letter] = await messagesArrived(email)
    const visitor = new Buyer(shop.url())
    expect(refusal(await visitor.get(`/order/by-link/${change(keyIn(letter?.text))}`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  })

  test('cancels an order that is neither paid nor packed and releases its stock once', async () => {
    const before = await left(LETTER)
    const { id, email } = await anOrder()
    const [letter] = await messagesArrived(email)
    expect(await left(LETTER)).toBe(before - 2)
    const visitor = await new Buyer(shop.url()).arrive()
    const path = `/order/by-link/${keyIn(letter?.text)}/cancel`
    const answers = await Promise.all([1, 2, 3].map(() => visitor.post(path, {})))
    expect(answers.every((answer) => keeps(cancelByLink, answer))).toBe(true)
    expect(answers.filter(({ body }) => (body as { result: boolean }).result)).toHaveLength(1)
    expect(await left(LETTER)).toBe(before)
    await until(
      () => office.of(id).at(-1)?.status,
      (status) => status === 'cancelled',
    )
  })

  test('cannot cancel a paid or packed order and expires after sixty days', async () => {
    const online = await anOrder(ONLINE)
    const [letter] = await messagesArrived(online.email)
    await paid(online.id)
    const packed = await anOrder()
    const [other] = await messagesArrived(packed.email)
    await tell(`/orders/${packed.id}/status`, { status: 'assembling' })
    const visitor = await new Buyer(shop.url()).arrive()
    for (const key of [keyIn(letter?.text), keyIn(other?.text)]) {
      expect((await visitor.post(`/order/by-link/${key}/cancel`, {})).body).toMatchObject({
        result: false,
        order: { ways: { canCancel: false } },
      })
    }
    await later(61 * DAY_MS)
    expect(refusal(await visitor.get(`/order/by-link/${keyIn(other?.text)}`)).code).toBe('NOT_FOUND')
  })
})

describe('an order by its number and phone', () => {
  const aGuest = async (phone: string | null) => {
    const guest = await new Buyer(shop.url()).arrive()
    const value = phone === null ? 'NULL' : `'${phone}'`
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = ${value} WHERE id = (SELECT max(id) FROM sessions)`)
    return guest
  }

  test('shows what can be returned once the phone is confirmed, and accepts the request', async () => {
    const { id } = await aReceived()
    const guest = await aGuest(PHONE)
    expect((await guest.get(`/order/${id}/refund`)).body).toMatchObject({ available: true, items: [{ id: LETTER, quantity: 2 }] })
    expect(refundIn(await ask(guest, id, [{ id: LETTER, quantity: 1 }])).status).toBe('requested')
    // The rest of the order stays its owner's.
    expect((await guest.get(`/order/success-data/${id}`)).status).toBe(404)
    expect((await guest.get(`/order/${id}/payment`)).status).toBe(404)
  })

  test('gets the same answer for another phone, no phone and an unknown number', async () => {
    const { id } = await aReceived()
    const [other, nobody] = [await aGuest('+79000000077'), await aGuest(null)]
    const answers = [
      await other.get(`/order/${id}/refund`),
      await other.get('/order/1234567/refund'),
      await nobody.get(`/order/${id}/refund`),
      await ask(other, id, [{ id: LETTER, quantity: 1 }]),
    ]
    expect(answers.map(refusal)).toStrictEqual(answers.map(() => ({ status: 404, code: 'NOT_FOUND' })))
  })

  test('is rate-limited for guessed numbers, and right numbers do not count', async () => {
    const { id } = await aReceived()
    const guest = await aGuest(PHONE)
    for (let count = 0; count < 25; count += 1) expect((await guest.get(`/order/${id}/refund`)).status).toBe(200)
    const statuses: number[] = []
    for (let number = 1_000_001; number <= 1_000_021; number += 1) statuses.push((await guest.get(`/order/${number}/refund`)).status)
    expect(statuses).toStrictEqual([...Array.from({ length: 20 }, () => 404), 429])
    expect((await guest.get(`/order/${id}/refund`)).status).toBe(429)
  })
})

test('a shopper sees orders with returnable items until there are none', async () => {
  const orders = async () => ((await member.get('/returns/orders')).body as { result: { id: string; pieces: string[] }[] }).result
  const { id } = await aReceived(ONLINE, member, 1)
  const early = await anOrder(ONLINE, member, 1)
  await paid(early.id)
  const listed = (await orders()).find((order) => order.id === id)
  expect(listed?.pieces).toStrictEqual([expect.stringContaining('буква А')])
  expect((await orders()).map((order) => order.id)).not.toContain(early.id)
  await ask(member, id, [{ id: LETTER, quantity: 1 }])
  expect((await orders()).map((order) => order.id)).not.toContain(id)
})
