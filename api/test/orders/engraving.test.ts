import type { Product } from '@shop/contracts/catalog/product'
import { ENGRAVING_DAYS, ENGRAVING_PRICE } from '@shop/contracts/cart/engraving'
import type { CityPromise } from '@shop/contracts/places/promise'
import type { Shop as ShopPlace } from '@shop/contracts/places/shops'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import type { Refund } from '@shop/contracts/orders/refunds/refund'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import type { Passport, PassportCard } from '@shop/contracts/account/passports'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { messageContaining } from '../support/services/sandbox.ts'
import { INTERNATIONAL, refusal } from '../support/people/shopper.ts'
import { confirm, newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { until } from '../support/until.ts'

const BAND = 'band-classic-yellow-170'
const BAND_URL = '/catalog/rings/band-classic-yellow'
const LETTER = 'letter-a-silver-one'
const MASHA = { text: 'Маше · 12.06.26', face: 'script' }
const EACH = ENGRAVING_PRICE.RUB

const gateway = new Gateway()
const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()), CODE_LIMITS: '100', HOLIDAYS: '' })
  await shop.behindTheScenes(
    `UPDATE stock SET quantity = 60 WHERE sku_id = '${LETTER}'`,
    `UPDATE stock SET quantity = 5 WHERE sku_id = '${BAND}'`,
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})
afterEach(() => shop.behindTheScenes(`UPDATE stock SET quantity = 5 WHERE sku_id = '${BAND}'`))

const newcomer = (host?: string) => new Buyer(shop.url(), host).arrive()
const engraved = (who: Buyer, engraving: object = MASHA, quantity = 1) => who.whole('add', { sku_id: BAND, quantity, engraving })
const linesOf = ({ products }: FullCartData) =>
  products.map(({ quantity, maxQuantity, engraving }) => [engraving?.text ?? null, quantity, maxQuantity])

async function member() {
  const buyer = await newcomer()
  const phone = newPhone()
  await register(buyer, phone)
  return { buyer, phone }
}

/** An order of one engraved ring and one without, and what it is called. */
async function ordered({ buyer, phone }: { buyer: Buyer; phone: string }) {
  await engraved(buyer)
  await buyer.cart('add', { sku_id: BAND })
  const email = newEmail()
  const { order, ...rest } = await buyer.order(aDraft({ payment_method_id: 4, phone, email }))
  if (!order) throw new Error(JSON.stringify(rest))
  return { id: order.id, email }
}
async function received(who: { buyer: Buyer; phone: string }) {
  const order = await ordered(who)
  for (const status of ['assembling', 'ready', 'completed']) {
    expect((await office.ask(shop.url(), 'POST', `/back-office/orders/${order.id}/status`, { status })).status).toBe(200)
  }
  return order
}

describe('what may be engraved', () => {
  test('the page of a ring says where the words stand, and that of another piece says nothing', async () => {
    const who = await newcomer()
    const placeOf = async (url: string) => {
      const { body } = await who.get(`${url}/info`)
      return (body as { result: { product: Product } }).result.product.engraving
    }
    expect(await placeOf(BAND_URL)).toStrictEqual({ x: 0.456, y: 0.642, width: 0.466, angle: 37, bend: 0.15, price: EACH })
    expect(await placeOf('/catalog/necklaces/letter-a-silver')).toBeNull()
  })

  test('a piece that is not engraved refuses words, and stays out of the bag [engraving.where-allowed]', async () => {
    const who = await newcomer()
    const answer = await who.post('/cart/add', { sku_id: LETTER, engraving: MASHA })
    expect(refusal(answer)).toMatchObject({ status: 400, errors: { engraving: 'ENGRAVING_NOT_AVAILABLE' } })
    expect((await who.whole('calculate')).cartData.products).toStrictEqual([])
  })

  test.each([
    ['', 'EMPTY_FIELD'],
    ['   ', 'EMPTY_FIELD'],
    ['а'.repeat(21), 'TOO_LONG'],
    ['Маше ♥', 'ENGRAVING_SIGNS'],
    ['<b>Маше</b>', 'ENGRAVING_SIGNS'],
    ['永遠', 'ENGRAVING_SIGNS'],
    ['Маше 💍', 'ENGRAVING_SIGNS'],
    ['Ґанна', 'ENGRAVING_SIGNS'],
  ])('“%s” is refused as %s [engraving.text-limits]', async (text, code) => {
    const answer = await (await newcomer()).post('/cart/add', { sku_id: BAND, engraving: { text, face: 'serif' } })
    expect(refusal(answer)).toMatchObject({ status: 400, errors: { 'engraving.text': code } })
  })

  test('a typeface that the shop does not have is refused', async () => {
    const answer = await (await newcomer()).post('/cart/add', { sku_id: BAND, engraving: { ...MASHA, face: 'comic' } })
    expect(refusal(answer)).toMatchObject({ status: 400, errors: { 'engraving.face': 'WRONG_FIELD' } })
  })

  test('decomposed letters, odd spaces and dashes become what the engraver cuts', async () => {
    const { cartData } = await engraved(await newcomer(), { text: '  Е\u0308жик \u00a0 – Anna ', face: 'serif' })
    expect(cartData.products[0]?.engraving).toStrictEqual({ text: 'Ёжик - Anna', face: 'serif', price: EACH })
  })

  test('the office says by its feed which piece is engraved; another main picture without a place ends it', async () => {
    const who = await newcomer()
    const feed = async (sequence: number, changes: object) =>
      (
        await office.ask(shop.url(), 'POST', '/back-office/feed/products', {
          feedId: 'engraving',
          sequence,
          rows: [{ externalCode, ...changes }],
        })
      ).body
    const [row] = (await shop.behindTheScenes(
      `SELECT p.external_code AS code, m.picture FROM products p JOIN media m ON m.product_id = p.id AND m.position = 0 WHERE p.slug = 'letter-a-silver'`,
    )) as { code: string; picture: string }[]
    const externalCode = row?.code
    const place = { x: 0.5, y: 0.5, width: 0.2, angle: 0, bend: 0 }
    expect(await feed(1, { engraving: place })).toMatchObject({ applied: 1 })
    expect((await who.whole('add', { sku_id: LETTER, engraving: MASHA })).cartData.products).toHaveLength(1)
    expect(await feed(2, { engraving: { ...place, width: 2 } })).toMatchObject({ code: 'WRONG_FORM_DATA' })
    expect(await feed(3, { pictures: [row?.picture] })).toMatchObject({ applied: 1 })
    expect(refusal(await who.post('/cart/add', { sku_id: LETTER, engraving: MASHA })).status).toBe(400)
  })
})

describe('in the bag', () => {
  test('other words make another line, the same words add up, and all share the stock [engraving.line-of-its-own]', async () => {
    const who = await newcomer()
    await engraved(who)
    await engraved(who, { ...MASHA, face: 'serif' })
    await who.whole('add', { sku_id: BAND })
    const { cartData } = await engraved(who)
    // Five in stock: what a line may have is what the others leave.
    expect(linesOf(cartData)).toStrictEqual([
      [MASHA.text, 2, 3],
      [MASHA.text, 1, 2],
      [null, 1, 2],
    ])
    const more = await engraved(who, MASHA, 5)
    expect([more.error, linesOf(more.cartData)[0]]).toStrictEqual(['ONLY_LEFT', [MASHA.text, 3, 3]])
    const full = await who.post('/cart/add', { sku_id: BAND, engraving: { text: 'Ещё', face: 'serif' } })
    expect(refusal(full)).toMatchObject({ status: 409 })
    await shop.behindTheScenes(`UPDATE stock SET quantity = 2 WHERE sku_id = '${BAND}'`)
    // The first line keeps what there is, the later ones are sold out.
    expect(linesOf((await who.whole('calculate')).cartData)).toStrictEqual([
      [MASHA.text, 2, 2],
      [MASHA.text, 1, 0],
      [null, 1, 0],
    ])
  })

  test('a line is changed, removed and brought back by its id', async () => {
    const who = await newcomer()
    await who.whole('add', { sku_id: BAND })
    const { cartData } = await engraved(who)
    const line = cartData.products.find(({ engraving }) => engraving)
    const sku_id = line?.id
    expect(linesOf((await who.whole('update', { sku_id, quantity: 2 })).cartData)).toContainEqual([MASHA.text, 2, 4])
    expect(linesOf((await who.whole('remove', { sku_id })).cartData)).toStrictEqual([[null, 1, 5]])
    expect(refusal(await who.post('/cart/update', { sku_id, quantity: 1 })).code).toBe('UNKNOWN_SKU')
    const back = await who.whole('update', { sku_id, quantity: 2, engraving: MASHA })
    expect(back.cartData.products.find(({ engraving }) => engraving)).toMatchObject({ id: sku_id, quantity: 2 })
  })

  test('it costs the same under a promo code and earns no bonuses; every sum has it [engraving.price-as-service]', async () => {
    const { buyer } = await member()
    await buyer.whole('add', { sku_id: BAND, quantity: 2 })
    await buyer.whole('promocode/apply', { code: 'WELCOME10' })
    const plain = (await buyer.whole('calculate', { delivery_method_id: 3 })).cartData
    await buyer.whole('clear')
    await engraved(buyer, MASHA, 2)
    await buyer.whole('promocode/apply', { code: 'WELCOME10' })
    const { cartData } = await buyer.whole('calculate', { delivery_method_id: 3 })
    expect(cartData).toMatchObject({
      totalSum: plain.totalSum,
      promocodeDiscount: plain.promocodeDiscount,
      bonuses: plain.bonuses,
      goodsSum: plain.goodsSum,
      engravingSum: 2 * EACH,
      orderSum: plain.orderSum + 2 * EACH,
      dueSum: plain.dueSum + 2 * EACH,
    })
    expect(cartData.sums?.rows).toContainEqual({ kind: 'engraving', name: 'Гравировка', sum: 2 * EACH, why: null })
    expect(cartData.sums?.rows.reduce((all, { sum }) => all + (sum ?? 0), 0)).toBe(cartData.dueSum)
  })

  test('the price is that of the storefront', async () => {
    const { cartData } = await engraved(await newcomer(INTERNATIONAL))
    expect(cartData.products[0]?.engraving?.price).toBe(ENGRAVING_PRICE[cartData.currency])
    expect(cartData.products[0]?.variant).toMatch(/engraved “Маше · 12\.06\.26”, script, no returns/)
  })

  test('a guest’s engraved lines join those of the account by their words', async () => {
    const { buyer, phone } = await member()
    await engraved(buyer)
    const guest = await newcomer()
    await engraved(guest)
    await engraved(guest, { text: 'Саше', face: 'serif' })
    await confirm(guest, phone)
    expect(linesOf((await guest.whole('calculate')).cartData)).toStrictEqual([
      [MASHA.text, 2, 4],
      ['Саше', 1, 3],
    ])
  })
})

describe('in the order', () => {
  test('page, profile, letter, receipt and office say the words, and the sums agree [engraving.carried-through]', async () => {
    const who = await member()
    const { id, email } = await ordered(who)
    const { order } = await who.buyer.success(id)
    const [ring, plain] = order.lines
    expect(ring?.details).toMatch(/гравировка.«Маше · 12\.06\.26», рукописный шрифт, без возврата/)
    expect(plain?.details).not.toMatch(/гравировка/)
    expect([ring?.isEngraved, plain?.isEngraved]).toStrictEqual([true, false])
    expect(order.engravingSum).toBe(EACH)
    expect(order.orderSum).toBe(
      order.goodsSum - order.discount - order.promocodeDiscount - order.bonusesSpent + order.packagingSum + EACH + order.deliverySum,
    )

    const profile = ((await who.buyer.get('/profile/orders')).body as { result: ProfileOrder[] }).result[0]
    expect([profile?.sums.engraving, profile?.sums.total]).toStrictEqual([EACH, order.dueSum])
    expect(profile?.lines[0]?.variant).toMatch(/«Маше · 12\.06\.26»/)

    const letter = await messageContaining(email, 'Маше · 12.06.26')
    expect(JSON.stringify(letter)).toMatch(/Гравировка/)

    const known = await until(
      () => office.of(id)[0],
      (found) => found !== undefined,
    )
    expect(known?.lines[0]).toMatchObject({ sku: BAND, quantity: 1, engraving: { ...MASHA, price: EACH } })
    expect(known?.lines[1]).toMatchObject({ sku: BAND, engraving: null })
    expect(known).toMatchObject({ engravingSum: EACH, dueSum: order.dueSum })

    const [stock] = (await shop.behindTheScenes(`SELECT quantity FROM stock WHERE sku_id = '${BAND}'`)) as { quantity: number }[]
    expect(stock?.quantity).toBe(3)
  })

  test('the receipt has the engraving as a service and adds up', async () => {
    const who = await member()
    await engraved(who.buyer, MASHA, 2)
    const { order } = await who.buyer.order(aDraft({ phone: who.phone }))
    const [page] = gateway.pagesOf(order?.id ?? '?')
    const { items = [], total } = page?.body.ReceiptData.receipt ?? {}
    expect(items).toContainEqual(expect.objectContaining({ name: 'Гравировка', quantity: 1, sum: ((2 * EACH) / 100).toFixed(2) }))
    expect(items[0]?.name).toMatch(/гравировка.«Маше · 12\.06\.26»/)
    expect(items.reduce((all, { sum }) => all + Number(sum), 0)).toBe(Number(total))
  })

  test('repeated, it brings the words back into the bag', async () => {
    const who = await member()
    const { id } = await ordered(who)
    const answer = (await who.buyer.post(`/order/${id}/repeat`, {})).body as { added: number }
    expect(answer.added).toBe(2)
    expect(
      linesOf((await who.buyer.whole('calculate')).cartData)
        .map(([text]) => text)
        .toSorted(),
    ).toStrictEqual([null, MASHA.text])
  })

  test('an engraved piece goes back only for our fault, with what the engraving cost, and is not sold again [engraving.not-returned]', async () => {
    const who = await member()
    const { id } = await received(who)
    const { order } = await who.buyer.success(id)
    const [ring, plain] = order.lines
    const ask = (line: { id: string } | undefined, reason: string) =>
      who.buyer.post(`/order/${id}/refund`, { reason, items: [{ id: line?.id, quantity: 1 }] })
    expect(refusal(await ask(ring, 'changed-mind'))).toMatchObject({ status: 400, errors: { items: 'ENGRAVED_NOT_RETURNED' } })
    const options = (await who.buyer.get(`/order/${id}/refund`)).body as { items: { id: string; engraved: boolean }[] }
    expect(options.items.map(({ id, engraved }) => [id, engraved])).toStrictEqual([
      [ring?.id, true],
      [BAND, false],
    ])
    const stock = async () =>
      ((await shop.behindTheScenes(`SELECT quantity FROM stock WHERE sku_id = '${BAND}'`)) as { quantity: number }[])[0]?.quantity ?? 0
    const before = await stock()
    const refundOf = async (line: { id: string } | undefined, reason: string) =>
      ((await ask(line, reason)).body as { refund: Refund }).refund
    const accept = (refund: Refund) => office.ask(shop.url(), 'POST', `/back-office/refunds/${refund.id}`, { accepted: true })
    const faulty = await refundOf(ring, 'defect')
    expect(faulty.sum).toBe((ring?.finalSum ?? 0) + EACH)
    expect((await accept(faulty)).status).toBe(200)
    expect(await stock()).toBe(before)
    const passports = ((await who.buyer.get('/profile/passports')).body as { result: PassportCard[] }).result
    expect(passports).toHaveLength(1)
    expect((await accept(await refundOf(plain, 'size'))).status).toBe(200)
    expect(await stock()).toBe(before + 1)
  })

  test('the passport of the piece says what is engraved [engraving.in-passport]', async () => {
    const who = await member()
    await received(who)
    const cards = ((await who.buyer.get('/profile/passports')).body as { result: PassportCard[] }).result
    const facts = await Promise.all(
      cards.map(async ({ id }) => ((await who.buyer.get(`/profile/passports/${id}`)).body as { result: Passport }).result.facts),
    )
    expect(facts.map((all) => all.find(({ name }) => name === 'Гравировка')?.value)).toContainEqual(MASHA.text)
  })
})

// Last: the clock of the shop goes on.
test('the workshop’s days come on top everywhere, and nothing comes on the day of the order [engraving.days-added]', async () => {
  const who = await newcomer()
  const asked = { delivery: { city: 'Москва' } }
  const datesOf = ({ deliveryEstimations }: FullCartData) =>
    Object.fromEntries(deliveryEstimations.map(({ typeId, courierType, from }) => [`${typeId} ${courierType}`, from]))
  const promised = async (id: string) => {
    const { couriers, collect } = (await who.get(`/delivery/promise?sku_ids[]=${id}`)).body as CityPromise
    return [...couriers, ...(collect ? [collect] : [])].map(({ kind }) => kind)
  }
  const readyOf = async (id: string) => ((await who.get(`/shops/list?sku_ids[]=${id}`)).body as { shops: ShopPlace[] }).shops[0]?.ready
  const pointDates = async () =>
    ((await who.get('/api/pickup-points/list/?city_id=1')).body as { points: { dates: unknown }[] }).points[0]?.dates

  const plain = datesOf((await who.whole('add', { ...asked, sku_id: BAND })).cartData)
  expect(Object.keys(plain)).toStrictEqual(expect.arrayContaining(['5 same-day', '1 express']))
  await who.whole('clear')
  const { cartData } = await who.whole('add', { ...asked, sku_id: BAND, engraving: MASHA })
  const line = cartData.products[0]?.id ?? ''
  const [late, ready, point] = [datesOf(cartData), await readyOf(line), await pointDates()]
  expect(Object.keys(late)).toStrictEqual(Object.keys(plain).filter((way) => !['5 same-day', '1 express'].includes(way)))
  expect(await promised(line)).toStrictEqual(['courier', 'shop'])
  expect(ready?.text).not.toMatch(/час|сегодня|завтра/)

  // What leaves the workshop then is promised as what is in stock then.
  await shop.later(ENGRAVING_DAYS * DAY_MS)
  await who.whole('clear')
  const then = datesOf((await who.whole('add', { ...asked, sku_id: BAND })).cartData)
  expect(then).toMatchObject(late)
  expect((await readyOf(BAND))?.date).toBe(ready?.date)
  expect(await pointDates()).toStrictEqual(point)
})
