import { cancelByLink, type LinkedOrder, orderByLink } from '@shop/contracts/orders/order-by-link'
import { changePickupPoint, orderLink, repeatOrder, type RepeatedPiece } from '@shop/contracts/orders/order-calls'
import { orderDocument } from '@shop/contracts/orders/order-documents'
import type { OrderWays } from '@shop/contracts/orders/order-ways'
import type { PickupPoint } from '@shop/contracts/places/pickup-points'
import { profileOrders, type ProfileOrder } from '@shop/contracts/account/profile-orders'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { lettersIn } from '../support/documents/pdf.ts'
import { messagesArrived } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { type Answer, INTERNATIONAL, keeps, refusal } from '../support/people/shopper.ts'
import { newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { until } from '../support/until.ts'

const LETTER = 'letter-a-silver-one'
const OTHER = 'letter-m-yellow-one'
const NOT_FOUND = { status: 404, code: 'NOT_FOUND' }
const ON_RECEIPT = { payment_method_id: 4 }

const gateway = new Gateway()
const office = new Office()
let shop: Shop
let anna: Buyer
let phone: string
let stranger: Buyer
let points: PickupPoint[]

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()), CODE_LIMITS: '100' })
  await shop.behindTheScenes('UPDATE stock SET quantity = 60')
  anna = await new Buyer(shop.url()).arrive()
  phone = newPhone()
  await register(anna, phone)
  stranger = await new Buyer(shop.url()).arrive()
  await register(stranger, newPhone())
  points = ((await anna.get('/api/pickup-points/list/')).body as { points: PickupPoint[] }).points
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const move = (id: string, ...statuses: string[]) =>
  statuses.reduce<Promise<unknown>>(
    (before, status) => before.then(() => office.ask(shop.url(), 'POST', `/back-office/orders/${id}/status`, { status })),
    Promise.resolve(),
  )

async function anOrder(draft: Parameters<typeof aDraft>[0] = {}, skus: Record<string, number> = { [LETTER]: 1 }) {
  for (const [sku_id, quantity] of Object.entries(skus)) await anna.cart('add', { sku_id, quantity })
  const email = newEmail()
  const { order, ...rest } = await anna.order(aDraft({ ...draft, phone, email }))
  if (!order) throw new Error(JSON.stringify(rest))
  return { id: order.id, number: order.number, email }
}
const paid = (id: string) => gateway.report(id, 'Payment', { to: shop.url(), transaction: `PS-${id}` })

async function shown(id: string, buyer = anna): Promise<ProfileOrder> {
  const answer = await buyer.get('/profile/orders')
  expect(keeps(profileOrders, answer)).toBe(true)
  const found = (answer.body as { result: ProfileOrder[] }).result.find((order) => order.id === id)
  if (!found) throw new Error('No such order.')
  return found
}
const waysOf = async (id: string): Promise<OrderWays> => (await shown(id)).ways

/** A session without an account that has confirmed a phone. */
async function aGuest(confirmed: string | null) {
  const guest = await new Buyer(shop.url()).arrive()
  const value = confirmed === null ? 'NULL' : `'${confirmed}'`
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = ${value} WHERE id = (SELECT max(id) FROM sessions)`)
  return guest
}
const keyOf = async (guest: Buyer, id: string) => ((await guest.get(`/order/${id}/link`)).body as { key: string }).key
const linkIn = (text = '') => /\/order-success\/\d+\?key=([\w.-]+)/.exec(text)?.[1] ?? ''

describe('the pickup code', () => {
  test('is shown while the order awaits pickup, sent to the phone and the office, and never by e-mail [orders.pickup-code]', async () => {
    const { id, number, email } = await anOrder(ON_RECEIPT)
    expect((await waysOf(id)).pickupCode).toBeNull()
    await move(id, 'assembling')
    expect((await waysOf(id)).pickupCode).toBeNull()
    await move(id, 'ready')
    const { pickupCode } = await waysOf(id)
    expect(pickupCode).toMatch(/^\d{6}$/)
    expect(
      await until(
        () => office.of(id).at(-1)?.pickupCode,
        (code) => code !== undefined && code !== null,
      ),
    ).toBe(pickupCode)
    const texts = await until(
      () => messagesArrived(phone),
      (messages) => messages.some(({ text }) => text.includes(number) && text.includes('можно забирать')),
    )
    expect(texts.find(({ text }) => text.includes(number) && text.includes('можно забирать'))?.text).toContain(pickupCode)
    for (const { text } of await messagesArrived(email, 2)) expect(text).not.toContain(pickupCode)
    await move(id, 'completed')
    expect((await waysOf(id)).pickupCode).toBeNull()
  })

  test('is unique to the order, and a courier order has none', async () => {
    const ids = [(await anOrder(ON_RECEIPT)).id, (await anOrder(ON_RECEIPT)).id]
    for (const id of ids) await move(id, 'assembling', 'ready')
    const codes = await Promise.all(ids.map(async (id) => (await waysOf(id)).pickupCode))
    expect(new Set(codes).size).toBe(2)
    const brought = await anOrder({ delivery_method_id: 1, courier_type: 'standard', address: 'Лесная улица, 7', ...ON_RECEIPT })
    await move(brought.id, 'assembling', 'shipped')
    expect((await waysOf(brought.id)).pickupCode).toBeNull()
    // A busy machine may send an earlier state again after this one.
    await until(
      () => office.of(brought.id).map(({ status }) => status),
      (statuses) => statuses.includes('shipped'),
    )
    expect(office.of(brought.id).every(({ pickupCode }) => pickupCode === null)).toBe(true)
  })
})

describe('the pickup point of an order', () => {
  const pointsOf = (provider: number) =>
    points.filter(({ provider_id, payments }) => provider_id === provider && payments.includes('onReceipt'))
  const choose = (buyer: Buyer, id: string, pickup_point_id: number) => buyer.post(`/order/${id}/pickup-point`, { pickup_point_id })
  const toPoint = (point: PickupPoint) => anOrder({ delivery_method_id: 2, pickup_point: point.id, ...ON_RECEIPT })
  const pair = () => {
    const [one, other] = [1, 2, 3].map(pointsOf).find((found) => found.length > 1) ?? []
    if (!one || !other) throw new Error('Two points of a provider are needed.')
    return { one, other }
  }

  test('can be changed until the order is shipped, and the office is notified [orders.change-of-point]', async () => {
    const { one, other } = pair()
    const { id } = await anOrder({
      delivery_method_id: 2,
      pickup_point: one.id,
      pickpoint_number: one.code,
      activeDeliveryType: 'Пункт выдачи',
      ...ON_RECEIPT,
    })
    expect(await waysOf(id)).toMatchObject({ canChangePoint: true, pointCityId: one.city_id })
    await until(
      () => office.of(id).length,
      (told) => told > 0,
    )
    const answer = await choose(anna, id, other.id)
    expect(keeps(changePickupPoint, answer)).toBe(true)
    expect(answer.body).toMatchObject({ result: true, address: expect.stringContaining(other.short_address) as string })
    expect((await shown(id)).delivery.address).toContain(other.short_address)
    await until(
      () => office.of(id).at(-1)?.delivery.address ?? '',
      (address) => address.includes(other.short_address),
    )
    const deliveries = office.of(id).map(({ delivery }) => [delivery.activeDeliveryType, delivery.pickpointNumber])
    expect([deliveries[0], deliveries.at(-1)]).toStrictEqual([
      ['Пункт выдачи', one.code],
      ['Пункт выдачи', other.code],
    ])
    const versions = office.of(id).map(({ version }) => version)
    expect(versions.at(-1)).toBeGreaterThan(versions[0] ?? 0)

    await move(id, 'assembling', 'shipped')
    expect(await waysOf(id)).toMatchObject({ canChangePoint: false, pointCityId: null })
    expect(refusal(await choose(anna, id, one.id))).toStrictEqual({ status: 400, code: 'ORDER_SENT' })
    expect((await shown(id)).delivery.address).toContain(other.short_address)
  })

  test.each<[string, (one: PickupPoint) => number | undefined]>([
    ['that does not exist', () => 987_654],
    ['of another price', (one) => points.find(({ price }) => price !== one.price)?.id],
  ])('cannot be changed to one %s', async (_, find) => {
    const { one } = pair()
    const { id } = await toPoint(one)
    const before = (await shown(id)).delivery
    const point = find(one)
    expect(point).toBeDefined()
    expect(refusal(await choose(anna, id, point ?? 0))).toMatchObject({ status: 400, code: 'POINT_NOT_SERVED' })
    expect((await shown(id)).delivery).toStrictEqual(before)
  })

  test('can be changed within its city only, and to one that takes payment while the order is unpaid', async () => {
    const { one, other } = pair()
    const { id } = await toPoint(one)
    await shop.behindTheScenes(`UPDATE pickup_points SET payments = '["card"]'::jsonb WHERE id = ${other.id}`)
    expect(refusal(await choose(anna, id, other.id)).code).toBe('POINT_NOT_SERVED')
    await shop.behindTheScenes(
      `UPDATE pickup_points SET payments = '${JSON.stringify(other.payments)}'::jsonb, city_id = city_id + 1 WHERE id = ${other.id}`,
    )
    expect(refusal(await choose(anna, id, other.id)).code).toBe('POINT_NOT_SERVED')
    await shop.behindTheScenes(`UPDATE pickup_points SET city_id = city_id - 1 WHERE id = ${other.id}`)
    expect((await choose(anna, id, other.id)).status).toBe(200)
  })

  test('cannot be changed for a store order or by another shopper', async () => {
    const { one, other } = pair()
    const inShop = await anOrder(ON_RECEIPT)
    expect(refusal(await choose(anna, inShop.id, one.id)).code).toBe('ORDER_SENT')
    const { id } = await toPoint(one)
    const before = await shown(id)
    for (const attacker of [stranger, await aGuest(null), await aGuest(newPhone())]) {
      expect(refusal(await choose(attacker, id, other.id))).toStrictEqual(NOT_FOUND)
    }
    expect(await shown(id)).toStrictEqual(before)
  })
})

describe('an order canceled by its owner', () => {
  const cancel = (buyer: Buyer, id: string) => buyer.post(`/order/${id}/cancel`, {})
  const refundsOf = (id: string) => gateway.refunds.filter((refund) => refund.id === `PS-${id}`)

  test('is refunded and restocked once while paid and unpacked, and its timeline shows it [orders.called-off-when-paid]', async () => {
    const { id, email } = await anOrder()
    await paid(id)
    expect(await waysOf(id)).toMatchObject({ canCancel: true })
    const answers = await Promise.all([1, 2, 3].map(() => cancel(anna, id)))
    expect(answers.filter(({ body }) => (body as { result: boolean }).result)).toHaveLength(1)
    await until(
      () => refundsOf(id),
      (refunds) => refunds.length > 0,
    )
    expect(refundsOf(id)).toHaveLength(1)
    const { status, timeline, ways } = await shown(id)
    expect([status, timeline.at(-1)?.status, ways.canCancel]).toStrictEqual(['cancelled', 'cancelled', false])
    expect(timeline.at(-1)?.at).not.toBeNull()
    expect((await anna.payment(id)).status).toBe('refunded')
    await until(
      () => messagesArrived(email),
      (letters) => letters.some(({ text }) => text.includes('Возвращаем всё')),
    )
  })

  test('cannot be canceled once it is being packed, nor by another shopper', async () => {
    const { id } = await anOrder()
    await paid(id)
    for (const attacker of [stranger, await aGuest(null), await aGuest(newPhone())]) {
      expect(refusal(await cancel(attacker, id))).toStrictEqual(NOT_FOUND)
    }
    expect((await shown(id)).status).toBe('paid')
    await move(id, 'assembling')
    expect(await waysOf(id)).toMatchObject({ canCancel: false })
    expect((await cancel(anna, id)).body).toMatchObject({ result: false, payment: { status: 'paid' } })
    expect([(await shown(id)).status, refundsOf(id)]).toStrictEqual(['assembling', []])
  })
})

describe('an order lookup by number and phone', () => {
  test('an order is read in the language of its reader; pieces and address stay as they were ordered', async () => {
    const { id } = await anOrder({ delivery_method_id: 1, courier_type: 'standard', address: 'Лесная улица, 7' })
    const { key } = (await anna.get(`/order/${id}/link`)).body as { key: string }
    const { order } = (await new Buyer(shop.url(), INTERNATIONAL).get(`/order/by-link/${key}`)).body as { order: LinkedOrder }
    const { delivery, payment, timeline, lines } = order
    expect([delivery.name, delivery.estimation, payment.name, ...timeline.map(({ name }) => name)].join(' ')).not.toMatch(/[А-я]/)
    expect(lines[0]?.name).toMatch(/[А-я]/)
    const own = (await anna.success(id)).order
    expect([own.delivery.name, own.delivery.address, own.payment.name].join(' ')).toMatch(/Курьер.*Лесная.*Картой/)
  })

  test('returns a link that opens the order with what only its shopper may see', async () => {
    const { id, number } = await anOrder(ON_RECEIPT)
    await move(id, 'assembling', 'ready')
    const guest = await aGuest(phone)
    const answer = await guest.get(`/order/${id}/link`)
    expect(keeps(orderLink, answer)).toBe(true)
    const path = `/order/by-link/${(answer.body as { key: string }).key}`
    const linked = async (buyer: Buyer) => {
      const found = await buyer.get(path)
      expect(keeps(orderByLink, found)).toBe(true)
      return (found.body as { order: LinkedOrder }).order
    }
    expect(await linked(guest)).toMatchObject({ id, number, ways: { pickupCode: (await waysOf(id)).pickupCode } })
    // Whoever got the letter passed on sees the order, and cannot collect it.
    for (const other of [await aGuest(null), stranger, new Buyer(shop.url())]) {
      expect(await linked(other)).toMatchObject({ id: null, number, ways: { pickupCode: null, canChangePoint: false } })
    }
  })

  test('allows canceling a paid order with a confirmed phone, but not with the e-mail link alone', async () => {
    const { id, email } = await anOrder()
    await paid(id)
    const [letter] = await messagesArrived(email, 1)
    const path = `/order/by-link/${linkIn(letter?.text)}`
    const [visitor, guest] = [await aGuest(null), await aGuest(phone)]
    expect((await visitor.get(path)).body).toMatchObject({ order: { ways: { canCancel: false } } })
    expect((await visitor.post(`${path}/cancel`, {})).body).toMatchObject({ result: false, order: { status: 'paid' } })
    const answer = await guest.post(`${path}/cancel`, {})
    expect(keeps(cancelByLink, answer)).toBe(true)
    expect(answer.body).toMatchObject({ result: true, order: { status: 'cancelled' } })
  })

  test('gets the same answer for another phone, no phone and an unknown number [orders.found-by-number]', async () => {
    const { id } = await anOrder(ON_RECEIPT)
    const [other, nobody] = [await aGuest(newPhone()), await aGuest(null)]
    const answers = [
      await other.get(`/order/${id}/link`),
      await other.get('/order/1234567/link'),
      await nobody.get(`/order/${id}/link`),
      await nobody.get('/order/1234567/link'),
    ]
    expect(answers.map(refusal)).toStrictEqual(answers.map(() => NOT_FOUND))
    const said = answers.map(({ body }) => ({ ...(body as object), requestId: '' }))
    expect(said).toStrictEqual(said.map(() => said[0]))
  })
})

describe('documents of an order', () => {
  const KINDS = ['receipt', 'invoice', 'warranty'] as const
  const statuses = (buyer: Buyer, id: string) =>
    Promise.all(KINDS.map(async (kind) => (await buyer.get(`/order/${id}/documents/${kind}`)).status))
  async function printed(buyer: Buyer, path: string) {
    const cookie = Object.entries(buyer.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(shop.url() + path, { headers: { cookie } })
    return { status: response.status, headers: response.headers, pdf: Buffer.from(await response.arrayBuffer()) }
  }

  test('are available according to the status of the order', async () => {
    const { id } = await anOrder()
    const listed = async () => (await waysOf(id)).documents
    expect([await statuses(anna, id), await listed()]).toStrictEqual([[404, 200, 404], ['invoice']])
    await paid(id)
    expect([await statuses(anna, id), await listed()]).toStrictEqual([
      [200, 200, 404],
      ['receipt', 'invoice'],
    ])
    await move(id, 'assembling', 'ready', 'completed')
    expect([await statuses(anna, id), await listed()]).toStrictEqual([[200, 200, 200], [...KINDS]])
    const given = await anOrder(ON_RECEIPT)
    await anna.post(`/order/${given.id}/cancel`, {})
    expect([await statuses(anna, given.id), await waysOf(given.id)]).toMatchObject([[404, 404, 404], { documents: [] }])
  })

  test('are PDFs in the language of the order, sent with no-store', async () => {
    const { id, number } = await anOrder()
    await paid(id)
    await move(id, 'assembling', 'ready', 'completed')
    for (const [kind, title] of [
      ['receipt', 'Чек'],
      ['invoice', 'Счёт'],
      ['warranty', 'Гарантийный талон'],
    ]) {
      const { status, headers, pdf } = await printed(anna, orderDocument.path.replace('{orderId}', id).replace('{kind}', kind ?? ''))
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toStrictEqual([200, 'application/pdf', 'no-store'])
      expect(headers.get('content-disposition')).toBe(`attachment; filename="zlata-${kind}-${number}.pdf"`)
      expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
      expect(pdf.toString('latin1')).toContain('/Lang (ru-RU)')
      for (const sign of `${title}${number}`.replaceAll(' ', '')) expect(lettersIn(pdf)).toContain(sign)
    }
  })

  test('are available to the owner only, and an unknown kind returns 404 [orders.own-documents]', async () => {
    const { id } = await anOrder()
    await paid(id)
    for (const attacker of [stranger, await aGuest(null), await aGuest(newPhone()), new Buyer(shop.url())]) {
      expect(await statuses(attacker, id)).toStrictEqual([404, 404, 404])
    }
    expect((await statuses(await aGuest(phone), id)).slice(0, 2)).toStrictEqual([200, 200])
    expect(refusal(await anna.get(`/order/${id}/documents/passport`))).toStrictEqual(NOT_FOUND)
  })

  test('can be opened with the link of the order and then contain no names', async () => {
    const { id } = await anOrder({ ...ON_RECEIPT, fio: 'Жанна Щукина' })
    const key = await keyOf(await aGuest(phone), id)
    const path = `/order/by-link/${key}/documents/invoice`
    const mine = lettersIn((await printed(await aGuest(phone), path)).pdf)
    const { status, pdf } = await printed(await aGuest(null), path)
    expect(status).toBe(200)
    expect([mine.includes('Ж'), lettersIn(pdf).includes('Ж')]).toStrictEqual([true, false])
    const forged = path.replace(
      key,
      key.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A')),
    )
    expect(refusal(await anna.get(forged))).toStrictEqual(NOT_FOUND)
  })
})

describe('repeating an order', () => {
  const repeat = (buyer: Buyer, id: string) => buyer.post(`/order/${id}/repeat`, {})
  interface Repeated {
    result: boolean
    added: number
    missing: RepeatedPiece[]
    repriced: RepeatedPiece[]
    cartData: { products: { id: string; quantity: number }[] }
  }
  const bodyOf = ({ body }: Answer) => body as Repeated
  beforeEach(async () => void (await anna.cart('clear')))
  afterAll(async () => void (await shop.behindTheScenes('UPDATE stock SET quantity = 60')))

  test('adds available items to the existing bag', async () => {
    const { id } = await anOrder(ON_RECEIPT, { [LETTER]: 2, [OTHER]: 1 })
    await anna.cart('add', { sku_id: OTHER, quantity: 1 })
    const answer = await repeat(anna, id)
    expect(keeps(repeatOrder, answer)).toBe(true)
    expect(bodyOf(answer)).toMatchObject({ result: true, added: 3, missing: [], repriced: [] })
    const quantities = Object.fromEntries(bodyOf(answer).cartData.products.map(({ id, quantity }) => [id, quantity]))
    expect(quantities).toStrictEqual({ [LETTER]: 2, [OTHER]: 2 })
  })

  test('adds once when the request is sent again with its key [bag.retry-adds-once]', async () => {
    const { id } = await anOrder(ON_RECEIPT, { [LETTER]: 2, [OTHER]: 1 })
    const send = (idempotencyKey: string) => anna.post(`/order/${id}/repeat`, { idempotencyKey })
    const first = bodyOf(await send('repeat-0000-0000-0001'))
    const second = bodyOf(await send('repeat-0000-0000-0001'))
    expect(second).toMatchObject({ result: true, added: 3, missing: [] })
    expect(second.cartData.products).toMatchObject(first.cartData.products.map(({ id, quantity }) => ({ id, quantity })))
    const third = bodyOf(await send('repeat-0000-0000-0002'))
    expect(third.cartData.products.find(({ id }) => id === LETTER)?.quantity).toBe(4)
  })

  test('reports items that are sold out, scarce or have another price [orders.repeated-into-bag]', async () => {
    const { id } = await anOrder(ON_RECEIPT, { [LETTER]: 2, [OTHER]: 1 })
    await shop.behindTheScenes(
      `UPDATE stock SET quantity = 1 WHERE sku_id = '${LETTER}'`,
      `UPDATE stock SET quantity = 0 WHERE sku_id = '${OTHER}'`,
      `UPDATE prices SET final = final + 100 WHERE sku_id = '${LETTER}' AND currency = 'RUB'`,
    )
    const scarce = bodyOf(await repeat(anna, id))
    expect(scarce).toMatchObject({ result: true, added: 1 })
    expect(scarce.missing.map(({ id, wanted, added }) => [id, wanted, added])).toStrictEqual([
      [LETTER, 2, 1],
      [OTHER, 1, 0],
    ])
    expect(scarce.repriced.map(({ id, was, now }) => [id, (now ?? 0) - was])).toStrictEqual([[LETTER, 100]])
    // Nothing of it can be added any more.
    expect(bodyOf(await repeat(anna, id))).toMatchObject({ result: false, added: 0, repriced: [] })
  })

  test('is limited to one’s own orders', async () => {
    const { id } = await anOrder(ON_RECEIPT)
    for (const attacker of [stranger, await aGuest(null), await aGuest(newPhone())]) {
      expect(refusal(await repeat(attacker, id))).toStrictEqual(NOT_FOUND)
    }
    expect((await stranger.cart('calculate')).cartData.products).toStrictEqual([])
  })
})

test('a refund appears on the order timeline from the request to the decision', async () => {
  const { id, number } = await anOrder({}, { [LETTER]: 2 })
  await paid(id)
  await move(id, 'assembling', 'ready', 'completed')
  expect(await waysOf(id)).toMatchObject({ canReturn: true, refunds: [] })
  const ask = async (quantity: number) => {
    const { body } = await anna.post(`/order/${id}/refund`, { reason: 'size', items: [{ id: LETTER, quantity }] })
    return (body as { refund: { id: string; sum: number } }).refund
  }
  const { id: refundId, sum } = await ask(1)
  expect(await waysOf(id)).toMatchObject({
    canReturn: true,
    refunds: [{ number: `${number}-r1`, status: 'requested', decidedAt: null, sum }],
  })
  await ask(1)
  expect((await waysOf(id)).canReturn).toBe(false)
  await office.ask(shop.url(), 'POST', `/back-office/refunds/${refundId}`, { accepted: true })
  expect((await waysOf(id)).refunds[0]).toMatchObject({ status: 'accepted', decidedAt: expect.any(String) as string })
})
