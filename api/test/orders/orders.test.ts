import { randomUUID } from 'node:crypto'
import { createOrder, orderSuccess } from '@shop/contracts/orders/order'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { INTERNATIONAL, keeps, refusal } from '../support/people/shopper.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { confirm, newPhone, register, signInAgain } from '../support/people/sign-in.ts'

const RING = 'solitaire-aurora-yellow-165'
const LETTER = 'letter-a-silver-one'
/** Few enough to run out. */
const RARE = 'letter-k-yellow-one'
/** 450 ₽: half the smallest order, so that two are exactly enough. */
const CHEAP = 'letter-m-silver-one'
const SHOPPERS = 55

const gateway = new Gateway()
let shop: Shop
const pool: Buyer[] = []
const strangers: Buyer[] = []
/** Signed in, with 100 000 bonuses. */
let member: Buyer

/** Somebody whose phone is confirmed, with a ring in the bag. */
const next = () => {
  const buyer = pool.pop()
  if (!buyer) throw new Error('More shoppers are needed.')
  return buyer
}

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), HOLIDAYS: '' })
  for (let count = 0; count < SHOPPERS; count += 1) {
    const buyer = await new Buyer(shop.url()).arrive()
    await buyer.cart('add', { sku_id: RING })
    pool.push(buyer)
  }
  const abroad = await new Buyer(shop.url(), INTERNATIONAL, { country: 'AE' }).arrive()
  await abroad.cart('add', { sku_id: RING })
  pool.unshift(abroad)
  member = await new Buyer(shop.url()).arrive()
  await shop.behindTheScenes(
    `UPDATE sessions SET confirmed_phone = '${PHONE}'`,
    `INSERT INTO users (phone, name, surname, bonus_balance, locale, created_at) VALUES ('+79000000044', 'Анна', 'Петрова', 10000000, 'ru', now())`,
    'UPDATE sessions SET user_id = (SELECT max(id) FROM users) WHERE id = (SELECT max(id) FROM sessions)',
    'UPDATE stock SET quantity = 500',
    `UPDATE stock SET quantity = 3 WHERE sku_id = '${RARE}'`,
    `UPDATE prices SET initial = 45000, final = 45000 WHERE sku_id = '${CHEAP}' AND currency = 'RUB'`,
  )
  const guest = await new Buyer(shop.url()).arrive()
  await guest.cart('add', { sku_id: RING })
  strangers.push(guest)
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

const stockOf = async (sku: string) => {
  const [row] = (await shop.behindTheScenes(`SELECT quantity FROM stock WHERE sku_id = '${sku}'`)) as { quantity: number }[]
  return row?.quantity
}

test('numbers of orders in a row do not tell how many orders there are', async () => {
  const numbers: number[] = []
  for (let count = 0; count < 3; count += 1) numbers.push(Number((await next().order(aDraft())).order?.id))
  const [first = 0, second = 0, third = 0] = numbers
  const NUMBERS = 9_000_000
  const between = (one: number, other: number) => (other - one + NUMBERS) % NUMBERS
  expect(between(first, second)).not.toBe(between(second, third))
})

test('creating an order from the bag returns a number and a payment URL, and empties the bag', async () => {
  const buyer = next()
  const draft = aDraft()
  const before = await buyer.calculated(draft)
  const answer = await buyer.post('/order/create/v2', {
    ...draft,
    idempotencyKey: randomUUID(),
    personalDataAgreement: true,
    dueSum: before.dueSum,
  })
  expect(keeps(createOrder, answer)).toBe(true)
  const { order, ...rest } = answer.body as Awaited<ReturnType<Buyer['order']>>
  expect(rest).toStrictEqual({ result: true, cartChanged: false, error: null, code: null, errors: null, removed: [], cartData: null })
  expect(order?.number).toMatch(/^\d{3}-\d{4}$/)
  expect(order?.paymentUrl).toBe(`https://pay.example/${order?.id}-1`)
  expect((await buyer.whole('calculate')).cartData).toMatchObject({ products: [], dueSum: 0 })
})

test('consecutive order numbers do not reveal the number of orders', async () => {
  const [first = 0, second = 0, third = 0] = [await next().order(), await next().order(), await next().order()].map(({ order }) =>
    Number(order?.id),
  )
  // Two random numbers are neighbors once in thousands of times; three are not.
  expect(Math.max(Math.abs(second - first), Math.abs(third - second))).toBeGreaterThan(1000)
})

test('the thank-you page has the order with its lines, place and next steps', async () => {
  const buyer = next()
  await buyer.whole('gift-pack', { chosen: true, postCard: 'С любовью' })
  const { order } = await buyer.order()
  const answer = await buyer.get(`/order/success-data/${order?.id}`)
  expect(keeps(orderSuccess, answer)).toBe(true)
  const { order: placed, analytics } = await buyer.success(order?.id ?? '')
  expect(placed).toMatchObject({
    number: order?.number,
    status: 'created',
    pieces: 1,
    lines: [{ id: RING, quantity: 1, details: expect.stringContaining('Жёлтое золото') as string }],
    delivery: { methodId: 3, name: 'Магазин ZLATA', address: expect.stringMatching(/^Цветной, Москва, /) as string },
    payment: { methodId: 1, name: 'Картой онлайн', online: true },
    contact: { name: 'Анна Петрова', phone: PHONE, email: 'anna@mail.example' },
    giftPack: true,
    postCard: 'С любовью',
  })
  expect(placed.timeline.map(({ status }) => status)).toStrictEqual(['created', 'paid', 'assembling', 'ready', 'completed'])
  expect(analytics).toMatchObject({ transaction_id: order?.number, value: placed.orderSum / 100, currency: 'RUB' })
  expect((await buyer.get('/order/last')).body).toStrictEqual({ result: true, orderId: order?.id, unpaidOrderId: order?.id })
})

test('an order is visible to its owner only: anyone else gets 404 [orders.success-data-owner]', async () => {
  const { order } = await next().order()
  const stranger = next()
  for (const path of [`/order/success-data/${order?.id}`, `/order/${order?.id}/payment`, '/order/success-data/0000000']) {
    expect(refusal(await stranger.get(path))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  }
  expect(refusal(await stranger.post(`/order/${order?.id}/payment`, {}))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  expect(refusal(await stranger.post(`/order/${order?.id}/cancel`, {}))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

describe('idempotency', () => {
  test('a double click creates one order [orders.idempotency-key]', async () => {
    const buyer = next()
    const changes = { idempotencyKey: randomUUID(), dueSum: (await buyer.calculated(aDraft())).dueSum }
    const answers = await Promise.all([1, 2, 3].map(() => buyer.order(aDraft(), changes)))
    expect(new Set(answers.map(({ order }) => order?.id)).size).toBe(1)
    expect(new Set(answers.map(({ order }) => order?.paymentUrl)).size).toBe(1)
  })

  test('a lost response is returned again for the same key', async () => {
    const buyer = next()
    const key = randomUUID()
    const first = await buyer.order(aDraft(), { idempotencyKey: key })
    expect(await buyer.order(aDraft(), { idempotencyKey: key })).toStrictEqual(first)
  })

  test('another shopper’s key returns nothing', async () => {
    const key = randomUUID()
    await next().order(aDraft(), { idempotencyKey: key })
    const stranger = next()
    const answer = await stranger.post('/order/create/v2', { ...aDraft(), idempotencyKey: key, personalDataAgreement: true, dueSum: 1 })
    expect(refusal(answer)).toStrictEqual({ status: 400, code: 'BAD_REQUEST' })
  })
})

describe('order validation', () => {
  test.each([
    [{ fio: '' }, { fio: 'EMPTY_FULL_NAME' }],
    [{ fio: 'Анна' }, { fio: 'WRONG_FULL_NAME' }],
    [{ fio: 'Anna Petrova' }, { fio: 'WRONG_FULL_NAME' }],
    [{ email: '' }, { email: 'EMPTY_EMAIL' }],
    [{ email: 'anna@' }, { email: 'CORRECT_EMAIL' }],
    [{ phone: '+7' }, { phone: 'EMPTY_PHONE' }],
    [{ phone: '+7900' }, { phone: 'WRONG_PHONE' }],
    [{ delivery_method_id: 1 }, { address: 'EMPTY_ADDRESS' }],
    [{ delivery_method_id: 1, address: 'Лесная улица' }, { address: 'EMPTY_HOUSE' }],
    [{ delivery_method_id: 2 }, { pickup_point: 'EMPTY_PICKPOINT' }],
    [{ delivery_method_id: 3, shop_id: null }, { shop_id: 'EMPTY_DELIVERY_METHOD' }],
    [{ shop_id: 11 }, { shop_id: 'EMPTY_DELIVERY_METHOD' }],
    [{ payment_method_id: null }, { payment_method_id: 'REQUIRED_FIELD' }],
    [
      { is_gift: true, recipient_name: 'Мария' },
      { recipient_name: 'WRONG_FULL_NAME', recipient_phone: 'EMPTY_PHONE' },
    ],
  ])('%j: %j', async (changes, errors) => {
    const picky = pool.at(-1) as Buyer
    expect(await picky.order(aDraft(changes))).toMatchObject({
      result: false,
      cartChanged: false,
      error: null,
      code: null,
      errors,
      order: null,
    })
  })

  test('consent to personal data must be explicit [checkout.consent-own-box]', async () => {
    expect(await next().order(aDraft(), { personalDataAgreement: false })).toMatchObject({
      result: false,
      errors: { personalDataAgreement: 'PERSONAL_DATA_AGREEMENT' },
    })
  })

  test('an unconfirmed phone cannot order, nor can one other than the confirmed phone [checkout.phone-needed]', async () => {
    const [guest] = strangers as [Buyer]
    expect(await guest.order()).toMatchObject({ result: false, code: 'NEED_PHONE_CONFIRMATION', error: 'Подтвердите телефон' })
    expect(await next().order(aDraft({ phone: '+79000000043' }))).toMatchObject({ result: false, code: 'PHONE_NOT_CONFIRMED' })
  })

  test('a signed-in shopper can order with the account’s phone or any other number', async () => {
    await member.cart('add', { sku_id: LETTER })
    expect((await member.order(aDraft({ phone: '+79000000045' }))).result).toBe(true)
    await member.cart('add', { sku_id: LETTER })
    expect((await member.order(aDraft({ phone: '+79000000044' }))).result).toBe(true)
    await member.cart('add', { sku_id: LETTER })
    expect((await member.order(aDraft({ phone: PHONE }))).result).toBe(true)
  })

  test('an empty bag and one below the minimum order are rejected with a text [bag.minimum-order]', async () => {
    const buyer = next()
    await buyer.cart('clear')
    expect(await buyer.order()).toMatchObject({ result: false, code: 'CART_EMPTY', error: 'В корзине пусто' })
    await buyer.cart('add', { sku_id: CHEAP })
    const answer = await buyer.order()
    expect(answer).toMatchObject({ result: false, code: 'MINIMUM_ORDER', error: 'Минимальный заказ — 900\u00a0₽' })
    expect(answer.cartData).toMatchObject({ enough: false, goodsSum: 45_000 })
  })

  test('a bag of exactly the minimum order is accepted', async () => {
    const buyer = next()
    await buyer.cart('clear')
    await buyer.cart('add', { sku_id: CHEAP, quantity: 2 })
    expect(await buyer.calculated(aDraft())).toMatchObject({ enough: true, goodsSum: 90_000, minimumOrder: 90_000 })
    expect((await buyer.order()).result).toBe(true)
  })

  test('a bag of certificates only has no minimum order; with other items it has one [bag.minimum-order-certificates]', async () => {
    const [buyer, other] = [next(), next()]
    for (const one of [buyer, other]) {
      await one.cart('clear')
      await one.cart('add', { sku_id: CHEAP })
    }
    await other.cart('add', { sku_id: LETTER })
    const piece = `SELECT product_id FROM skus WHERE id = '${CHEAP}'`
    const [before] = (await shop.behindTheScenes(`SELECT category_id FROM products WHERE id = (${piece})`)) as { category_id: number }[]
    const become = (category: string) => shop.behindTheScenes(`UPDATE products SET category_id = ${category} WHERE id = (${piece})`)
    const ofLetter = `WHERE sku_id = '${LETTER}' AND currency = 'RUB'`
    const [dear] = (await shop.behindTheScenes(`SELECT initial, final FROM prices ${ofLetter}`)) as { initial: number; final: number }[]
    const cost = (initial = 0, final = 0) => `UPDATE prices SET initial = ${initial}, final = ${final} ${ofLetter}`
    await shop.behindTheScenes(cost(30_000, 30_000))
    try {
      await become("(SELECT id FROM categories WHERE slug = 'certificates')")
      expect(await buyer.calculated(aDraft())).toMatchObject({ onlyCertificates: true, goodsSum: 45_000, enough: true })
      expect((await buyer.order()).code).not.toBe('MINIMUM_ORDER')
      expect(await other.calculated(aDraft())).toMatchObject({ onlyCertificates: false, enough: false })
      expect((await other.order()).code).toBe('MINIMUM_ORDER')
    } finally {
      await become(String(before?.category_id))
      await shop.behindTheScenes(cost(dear?.initial, dear?.final))
    }
  })

  test('an unsupported country, or one with another price list, is rejected', async () => {
    expect(await next().order(aDraft({ country: 'XX' }))).toMatchObject({ result: false, code: 'COUNTRY_CHANGED', errors: null })
    const abroad = await new Buyer(shop.url(), INTERNATIONAL, { country: 'XX' }).arrive()
    await abroad.cart('add', { sku_id: RING })
    expect(await abroad.order(aDraft({ fio: 'Anna Petrova' }))).toMatchObject({ result: false, errors: { country: 'EMPTY_COUNTRY' } })
  })

  test('a phone with 8, spaces and brackets is accepted and normalized', async () => {
    const buyer = next()
    const written = '8 (900) 000-00-42'
    const { order } = await buyer.order(aDraft({ phone: written, is_gift: true, recipient_name: 'Анна Петрова', recipient_phone: written }))
    expect((await buyer.success(order?.id ?? '')).order.contact.phone).toBe(PHONE)
  })

  test('an unavailable payment method is rejected [payment.methods-of-server]', async () => {
    expect(await next().order(aDraft({ payment_method_id: 77 }))).toMatchObject({ result: false, code: 'PAYMENT_NOT_AVAILABLE' })
  })

  test('an unavailable delivery method is rejected', async () => {
    expect(await next().order(aDraft({ delivery_method_id: 4 }))).toMatchObject({ result: false, code: 'DELIVERY_NOT_AVAILABLE' })
  })
})

describe('revalidation of the bag', () => {
  test('a total the shopper has not seen needs confirmation and is never charged', async () => {
    const answer = await next().order(aDraft(), { dueSum: 1 })
    expect(answer).toMatchObject({ result: false, cartChanged: false, code: 'PRICE_CHANGED', order: null })
    expect(answer.error).toBe('Сумма заказа изменилась. Проверьте её, пожалуйста.')
    expect(answer.cartData?.dueSum).toBeGreaterThan(1)
  })

  test('a promo code that was used up meanwhile is named, with the sum as it is now [checkout.changed-meanwhile]', async () => {
    const buyer = next()
    await buyer.cart('add', { sku_id: LETTER, quantity: 2 })
    await buyer.whole('promocode/apply', { code: 'ONETIME' })
    const seen = await buyer.calculated(aDraft())
    await shop.behindTheScenes("UPDATE promocodes SET used = max_uses WHERE code = 'ONETIME'")
    const answer = await buyer.order(aDraft(), { dueSum: seen.dueSum })
    await shop.behindTheScenes("UPDATE promocodes SET used = 0 WHERE code = 'ONETIME'")
    expect(answer).toMatchObject({ result: false, cartChanged: false, code: 'PRICE_CHANGED', order: null })
    expect(answer.error).toBe(
      'Сумма заказа изменилась. Проверьте её, пожалуйста. ONETIME: промокодом уже воспользовались все, кому он был отведён.',
    )
    expect(answer.cartData?.dueSum).toBeGreaterThan(seen.dueSum)
  })

  test('items bought by others meanwhile return cartChanged, an error and what is missing [orders.cart-changed]', async () => {
    const [first, second] = [next(), next()]
    for (const buyer of [first, second]) await buyer.cart('add', { sku_id: RARE, quantity: 2 })
    expect((await first.order()).result).toBe(true)
    const answer = await second.order()
    expect(answer).toMatchObject({ result: false, cartChanged: true, error: 'Столько нет: осталось 1', order: null })
    expect(answer.removed).toMatchObject([{ id: RARE, wanted: 2, left: 1 }])
    expect(answer.cartData?.products.find(({ id }) => id === RARE)).toMatchObject({ quantity: 1, maxQuantity: 1 })
  })
})

describe('bonuses', () => {
  test('they pay at most 30 % of the full-price items, are deducted with the order, and returned with it [bag.bonus-share-30]', async () => {
    await member.cart('add', { sku_id: LETTER, quantity: 2 })
    const draft = aDraft({ spendBonuses: true })
    const { bonuses, goodsSum, dueSum } = await member.calculated(draft)
    const most = Math.floor((goodsSum * 30) / 100 / 100) * 100
    expect(bonuses).toMatchObject({ balance: 10_000_000, available: most, spent: most })
    const { order } = await member.order(draft)
    const placed = (await member.success(order?.id ?? '')).order
    expect(placed).toMatchObject({ bonusesSpent: most, dueSum, bonusesEarned: Math.floor(((goodsSum - most) * 2) / 100 / 100) * 100 })
    expect((await member.calculated(draft)).bonuses.balance).toBe(10_000_000 - most)
    await member.post(`/order/${order?.id}/cancel`, {})
    expect((await member.calculated(draft)).bonuses.balance).toBe(10_000_000)
  })
})

describe('a courier', () => {
  const toMoscow = (address: string) => aDraft({ delivery_method_id: 1, courier_type: 'standard', address, payment_method_id: 1 })

  test('is charged below 15 000 ₽ and free from there, measured after the promo code and before bonuses [bag.free-delivery-threshold]', async () => {
    const buyer = next()
    await buyer.cart('clear')
    await buyer.cart('add', { sku_id: LETTER })
    expect(await buyer.calculated(toMoscow('Лесная улица, 7'))).toMatchObject({ deliverySum: 39_000 })
    await buyer.whole('promocode/apply', { code: 'FREESHIP' })
    expect(await buyer.calculated(toMoscow('Лесная улица, 7'))).toMatchObject({ deliverySum: 0 })
    const rich = next()
    expect(await rich.calculated(toMoscow('Лесная улица, 7'))).toMatchObject({ deliverySum: 0 })
  })

  test('receives the address, the apartment and the comment [checkout.courier-info]', async () => {
    const buyer = next()
    const { order } = await buyer.order({ ...toMoscow('Лесная улица, 7'), apartment: '12', comment_for_courier: 'Домофон не работает' })
    expect((await buyer.success(order?.id ?? '')).order.delivery).toMatchObject({
      methodId: 1,
      courierType: 'standard',
      name: 'Курьер',
      address: 'Москва, Лесная улица, 7, кв. 12',
    })
  })

  test('the server computes the distance to the ring road, whatever the browser sends', async () => {
    const buyer = next()
    const claimed = await buyer.whole('calculate', {
      delivery: { city: 'Москва', address: 'Лесная улица, 7', kadType: false, kadDistance: 29 },
      delivery_method_id: 1,
      courier_type: 'standard',
    })
    expect(claimed.cartData.deliverySum).toBe(0)
  })
})

test('a pickup point has its own price and address', async () => {
  const buyer = next()
  const { body } = await buyer.get('/api/pickup-points/list/?city_id=1')
  const [point] = (body as { points: { id: number; short_address: string; provider: string }[] }).points
  const draft = aDraft({ delivery_method_id: 2, city_id: 1, pickup_point: point?.id ?? 0 })
  const { order } = await buyer.order(draft)
  const { delivery } = (await buyer.success(order?.id ?? '')).order
  expect(delivery).toMatchObject({ methodId: 2, address: `${point?.provider}, Москва, ${point?.short_address}` })
  const stranger = next()
  for (const wrong of [{ pickup_point: 999_999 }, { pickpoint_number: 'of-another-point' }]) {
    expect(await stranger.order({ ...draft, ...wrong })).toMatchObject({ errors: { pickup_point: 'EMPTY_PICKPOINT' } })
  }
})

test('store pickup has its address before the order and in it', async () => {
  const buyer = next()
  const draft = aDraft({ delivery_method_id: 6 })
  const { delivery } = await buyer.calculated(draft)
  const address = delivery.find(({ typeId }) => typeId === 6)?.address
  expect(address).toMatch(/^Москва, /)
  expect(delivery.find(({ typeId }) => typeId === 1)?.address).toBeNull()
  const { order } = await buyer.order(draft)
  expect((await buyer.success(order?.id ?? '')).order.delivery).toMatchObject({ methodId: 6, address })
})

describe('payment methods', () => {
  test('an order paid on receipt needs no payment page', async () => {
    const buyer = next()
    const { order } = await buyer.order(aDraft({ payment_method_id: 4 }))
    expect(order?.paymentUrl).toBeNull()
    expect((await buyer.success(order?.id ?? '')).order).toMatchObject({
      status: 'accepted',
      payment: { name: 'При получении', online: false },
    })
    expect(await buyer.payment(order?.id ?? '')).toMatchObject({ status: 'none', canRetry: false })
  })

  test('an order covered by certificates is paid at once, and the remainder stays on them', async () => {
    const buyer = next()
    const { cartData } = await buyer.whole('promocode/apply', { code: 'ZLATA-200K-R9PD' })
    expect(cartData.dueSum).toBe(0)
    const { order } = await buyer.order(aDraft({ payment_method_id: null }))
    expect(order?.paymentUrl).toBeNull()
    const placed = (await buyer.success(order?.id ?? '')).order
    expect(placed).toMatchObject({ status: 'paid', dueSum: 0, certificatesSum: placed.orderSum, payment: { name: 'Сертификатами' } })
    const other = next()
    const left = (await other.whole('promocode/apply', { code: 'ZLATA-200K-R9PD' })).cartData.certificates[0]
    expect(left?.balance).toBe(20_000_000 - placed.orderSum)
    // Its shopper may still call it off: the certificate has its money back.
    expect((await buyer.post(`/order/${order?.id}/cancel`, {})).body).toMatchObject({ result: true })
    expect((await buyer.success(order?.id ?? '')).order.status).toBe('cancelled')
    await other.whole('certificate/remove', { code: 'R9PD' })
    const again = (await other.whole('promocode/apply', { code: 'ZLATA-200K-R9PD' })).cartData.certificates[0]
    expect(again?.balance).toBe(20_000_000)
  })

  test('the gateway request is signed, and the receipt lines add up to the order [payment.receipt-lines]', async () => {
    const buyer = next()
    await buyer.cart('add', { sku_id: LETTER, quantity: 3 })
    await buyer.whole('promocode/apply', { code: 'MOSCOW1000' })
    await buyer.whole('promocode/apply', { code: 'ZLATA-3000-K7WQ' })
    const { order } = await buyer.order(aDraft({ delivery_method_id: 1, courier_type: 'standard', address: 'Лесная улица, 7' }))
    const [page] = gateway.pagesOf(order?.id ?? '')
    expect(page?.isSigned).toBe(true)
    const { receipt } = page?.body.ReceiptData ?? { receipt: { items: [], payments: [], total: '' } }
    const kopecks = (sum: string) => Math.round(Number(sum) * 100)
    const all = (sums: string[]) => sums.reduce((total, sum) => total + kopecks(sum), 0)
    expect(all(receipt.items.map(({ sum }) => sum))).toBe(kopecks(receipt.total))
    expect(all(receipt.payments.map(({ sum }) => sum))).toBe(kopecks(receipt.total))
    for (const { price, quantity, sum } of receipt.items) expect(kopecks(price) * quantity).toBe(kopecks(sum))
    expect(receipt.payments).toMatchObject([
      { type: 1, sum: page?.body.PaymentRequest.Amount },
      { type: 2, sum: '3000.00' },
    ])
  })

  test('the bank leads back to the host the shopper came from; who has not paid finds the ways to pay [payment.left-unpaid]', async () => {
    const { order } = await next().order()
    const page = `http://shop.ru.localhost/payment?order=${order?.id}`
    expect(gateway.pagesOf(order?.id ?? '')[0]?.body.PaymentRequest.ExtraData).toMatchObject({
      ReturnUrl: `${page}&step=payment`,
      SuccessUrl: `${page}&step=processing`,
      DeclineUrl: `${page}&step=processing`,
    })
  })

  test('a gateway outage keeps the order, and the shopper can retry from our own page', async () => {
    gateway.isDown = true
    const buyer = next()
    const { order } = await buyer.order()
    gateway.isDown = false
    expect(order?.paymentUrl).toBe(`http://shop.ru.localhost/payment?order=${order?.id}&step=processing`)
    const { body } = await buyer.post(`/order/${order?.id}/payment`, {})
    expect(body).toMatchObject({ result: true, paymentUrl: `https://pay.example/${order?.id}-1` })
  })
})

test('abroad an order is in dirhams, ships by EMS or from the local store, and is in English', async () => {
  const [abroad] = pool as [Buyer]
  pool.shift()
  const { order } = await abroad.order(aDraft({ shop_id: 11, fio: 'Leila Hassan', city: 'Dubai' }))
  expect((await abroad.success(order?.id ?? '')).order).toMatchObject({
    currency: 'AED',
    delivery: { name: 'ZLATA store' },
    payment: { name: 'Card online' },
  })
})

test('two hundred shoppers buying fifty items: exactly fifty succeed [orders.never-oversells]', async () => {
  const shoppers = await Promise.all(Array.from({ length: 200 }, () => new Buyer(shop.url()).arrive()))
  await Promise.all(shoppers.map((buyer) => buyer.cart('add', { sku_id: LETTER })))
  await shop.behindTheScenes(
    `UPDATE sessions SET confirmed_phone = '${PHONE}'`,
    `UPDATE stock SET quantity = 50 WHERE sku_id = '${LETTER}'`,
  )
  const answers = await Promise.all(shoppers.map((buyer) => buyer.order()))
  expect(answers.filter(({ result }) => result)).toHaveLength(50)
  expect(answers.filter(({ cartChanged }) => cartChanged)).toHaveLength(150)
  expect(await stockOf(LETTER)).toBe(0)
})

test('a cutoff that passes during checkout is reported: express strictly before 16:00 [delivery.cutoff-checked-again]', async () => {
  const express = aDraft({ delivery_method_id: 1, courier_type: 'express', address: 'Лесная улица, 7' })
  const [early, late] = [next(), next()]
  const monday = new Date()
  monday.setUTCDate(monday.getUTCDate() + ((8 - monday.getUTCDay()) % 7 || 7))
  monday.setUTCHours(12, 59, 0, 0)
  await shop.later(monday.getTime() - Date.now())
  expect((await early.order(express)).result).toBe(true)
  const { dueSum } = await late.calculated(express)
  await shop.later(60_000)
  expect(await late.order(express, { dueSum })).toMatchObject({
    result: false,
    cartChanged: false,
    code: 'LATE_EXPRESS_DELIVERY',
    error: 'Доступно только в будни при заказе до 16:00',
  })
})

test('guest orders are in the profile once their phone has an account, on every device', async () => {
  const phone = newPhone()
  const guest = await new Buyer(process.env['SHOP_URL'] ?? '').arrive()
  await confirm(guest, phone)
  await guest.cart('add', { sku_id: 'studs-brilliant-white-one' })
  const { order } = await guest.order(aDraft({ phone, payment_method_id: 4 }))
  expect(order).not.toBeNull()
  await register(guest, phone)
  const device = (await signInAgain(phone)).shopper
  for (const shopper of [guest, device]) {
    const { body } = await shopper.get('/profile/orders')
    expect(body).toMatchObject({ result: [{ id: order?.id, number: order?.number, status: 'accepted' }] })
  }
  expect((await device.get(`/order/success-data/${order?.id}`)).status).toBe(200)
})

describe('the words on the card', () => {
  test('more than 300 signs are refused at their field', async () => {
    const buyer = next()
    expect(await buyer.order(aDraft({ postCard: 'я'.repeat(301) }))).toMatchObject({ errors: { postCard: 'TOO_LONG' } })
    const { order } = await buyer.order(aDraft({ postCard: 'я'.repeat(300) }))
    expect((await buyer.success(order?.id ?? '')).order.postCard).toBe('я'.repeat(300))
  })

  test('an emoji is one sign', async () => {
    const buyer = next()
    expect(await buyer.order(aDraft({ postCard: '💍'.repeat(301) }))).toMatchObject({ errors: { postCard: 'TOO_LONG' } })
    const { order } = await buyer.order(aDraft({ postCard: '💍'.repeat(300) }))
    expect((await buyer.success(order?.id ?? '')).order.postCard).toBe('💍'.repeat(300))
  })

  test('an order without words takes none from the bag', async () => {
    const buyer = next()
    await buyer.whole('gift-pack', { chosen: true, postCard: 'С любовью' })
    const { order } = await buyer.order(aDraft({ postCard: '' }))
    expect((await buyer.success(order?.id ?? '')).order.postCard).toBeNull()
  })
})
