import { addToCart, type CartAnswer } from '@shop/contracts/cart/cart'
import { MAX_CART_LINES } from '@shop/contracts/core/limits'
import { INTERNATIONAL, keeps, refusal, Shopper } from '../support/people/shopper.ts'

const RING = 'solitaire-aurora-yellow-165'
const SOLD = 'pearl-strand-yellow-40'
let shopper: Shopper

beforeEach(async () => {
  shopper = await new Shopper().arrive()
})

const quantities = ({ cartData }: CartAnswer) => Object.fromEntries(cartData.products.map(({ id, quantity }) => [id, quantity]))

test('an added item is returned as a line with its price', async () => {
  const answer = await shopper.post('/cart/add', { sku_id: RING })
  expect(keeps(addToCart, answer)).toBe(true)
  const { cartData, error } = answer.body as CartAnswer
  expect(error).toBeNull()
  expect(cartData.products).toMatchObject([
    {
      id: RING,
      url: '/catalog/rings/solitaire-aurora-yellow',
      quantity: 1,
      maxQuantity: 2,
      size: '16,5',
      category: 'Кольца',
      characteristics: [{ name: 'Металл', value: 'Жёлтое золото 585' }, { name: 'Бриллиант' }],
      price: { currency: 'RUB' },
    },
  ])
})

test('totals are the sums of the lines', async () => {
  await shopper.cart('add', { sku_id: RING, quantity: 2 })
  const { cartData } = await shopper.cart('add', { sku_id: 'studs-brilliant-white-one' })
  const sumOf = (kind: 'initial' | 'final') => cartData.products.reduce((sum, { price, quantity }) => sum + price[kind] * quantity, 0)
  expect(cartData).toMatchObject({ totalProducts: 3, totalSum: sumOf('initial'), finalSum: sumOf('final'), currency: 'RUB' })
  expect(cartData.discount).toBe(sumOf('initial') - sumOf('final'))
  expect(cartData.discount).toBeGreaterThan(0)
})

test('adding the same item twice keeps one line', async () => {
  await shopper.cart('add', { sku_id: RING })
  expect(quantities(await shopper.cart('add', { sku_id: RING }))).toStrictEqual({ [RING]: 2 })
})

describe('an add with an idempotency key [bag.retry-adds-once]', () => {
  const once = { sku_id: RING, idempotencyKey: '4f0c1b7e-8a62-4f5e-9d1a-2b3c4d5e6f70' }
  const again = { ...once, idempotencyKey: '4f0c1b7e-8a62-4f5e-9d1a-2b3c4d5e6f71' }

  test('adds once, however often it is sent; another key adds again', async () => {
    await shopper.cart('add', once)
    const repeated = await shopper.post('/cart/add', once)
    expect(keeps(addToCart, repeated)).toBe(true)
    expect(quantities(repeated.body as CartAnswer)).toStrictEqual({ [RING]: 1 })
    expect(quantities(await shopper.cart('add', again))).toStrictEqual({ [RING]: 2 })
  })

  test('adds once when both requests arrive together', async () => {
    await Promise.all([shopper.cart('add', once), shopper.cart('add', once)])
    expect(quantities(await shopper.cart('calculate'))).toStrictEqual({ [RING]: 1 })
  })

  test('a key says nothing in another session', async () => {
    await shopper.cart('add', once)
    const other = await new Shopper().arrive()
    expect(quantities(await other.cart('add', once))).toStrictEqual({ [RING]: 1 })
  })

  test('a refused add uses up no key', async () => {
    expect(refusal(await shopper.post('/cart/add', { ...once, sku_id: SOLD }))).toStrictEqual({ status: 409, code: 'SOLD_OUT' })
    expect(quantities(await shopper.cart('add', once))).toStrictEqual({ [RING]: 1 })
  })

  test.each(['short', 'with spaces between words', 'a'.repeat(65)])('a key like %s is refused', async (idempotencyKey) => {
    expect(refusal(await shopper.post('/cart/add', { ...once, idempotencyKey }))).toMatchObject({ status: 400, code: 'WRONG_FORM_DATA' })
  })
})

test('lines keep the order in which they were added', async () => {
  const order = ['letter-m-silver-one', 'letter-a-silver-one', 'letter-k-yellow-one']
  for (const sku_id of order) await shopper.cart('add', { sku_id })
  expect(
    (await shopper.cart('update', { sku_id: 'letter-m-silver-one', quantity: 2 })).cartData.products.map(({ id }) => id),
  ).toStrictEqual(order)
})

test('adding more than the stock adds what is available and says so [bag.up-to-stock]', async () => {
  const answer = await shopper.cart('add', { sku_id: RING, quantity: 5 })
  expect(answer).toMatchObject({ result: true, error: 'ONLY_LEFT', message: 'Столько нет: осталось 2' })
  expect(quantities(answer)).toStrictEqual({ [RING]: 2 })
})

test('a quantity can be set, and a removed line is restored with its quantity', async () => {
  await shopper.cart('add', { sku_id: RING, quantity: 2 })
  expect(quantities(await shopper.cart('update', { sku_id: RING, quantity: 1 }))).toStrictEqual({ [RING]: 1 })
  await shopper.cart('remove', { sku_id: RING })
  expect(quantities(await shopper.cart('update', { sku_id: RING, quantity: 2 }))).toStrictEqual({ [RING]: 2 })
})

test('removing a missing line is not an error', async () => {
  await shopper.cart('add', { sku_id: RING })
  expect(quantities(await shopper.cart('remove', { sku_id: 'letter-a-yellow-one' }))).toStrictEqual({ [RING]: 1 })
})

test('the bag can be cleared in one call', async () => {
  await shopper.cart('add', { sku_id: RING })
  await shopper.cart('add', { sku_id: 'letter-a-yellow-one' })
  expect((await shopper.cart('clear')).cartData).toMatchObject({ products: [], totalProducts: 0, totalSum: 0, finalSum: 0 })
})

test('the version increments on every change and on nothing else', async () => {
  const versions: number[] = []
  const note = ({ cartData }: CartAnswer) => versions.push(cartData.version)
  note(await shopper.cart('calculate'))
  note(await shopper.cart('add', { sku_id: RING, quantity: 2 }))
  note(await shopper.cart('add', { sku_id: RING }))
  note(await shopper.cart('update', { sku_id: RING, quantity: 1 }))
  note(await shopper.cart('calculate'))
  note(await shopper.cart('remove', { sku_id: 'letter-a-yellow-one' }))
  note(await shopper.cart('clear'))
  expect(versions).toStrictEqual([0, 1, 1, 2, 2, 2, 3])
})

test('twenty concurrent adds never exceed the stock', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.cart('add', { sku_id: RING })))
  expect(answers.filter(({ error }) => error === 'ONLY_LEFT')).toHaveLength(18)
  const { cartData } = await shopper.cart('calculate')
  expect(cartData).toMatchObject({ totalProducts: 2, version: 2 })
})

test('a sold-out item is rejected and the bag is unchanged', async () => {
  await shopper.cart('add', { sku_id: RING })
  expect(refusal(await shopper.post('/cart/add', { sku_id: SOLD }))).toStrictEqual({ status: 409, code: 'SOLD_OUT' })
  expect(quantities(await shopper.cart('calculate'))).toStrictEqual({ [RING]: 1 })
})

test('an archived item is rejected as sold out', async () => {
  expect(refusal(await shopper.post('/cart/add', { sku_id: 'dog-tag-black-one' }))).toStrictEqual({ status: 409, code: 'SOLD_OUT' })
})

test.each(['add', 'update'])('%s rejects an unknown SKU', async (action) => {
  expect(refusal(await shopper.post(`/cart/${action}`, { sku_id: 'no-such-piece', quantity: 1 }))).toStrictEqual({
    status: 404,
    code: 'UNKNOWN_SKU',
  })
})

test('a bag holds up to a hundred lines', async () => {
  const products = await shopper.everyPiece()
  const skus: string[] = []
  for (const { url } of products) {
    const { body } = await shopper.get(`${url}/info`)
    const { skuListWithGems } = (body as { result: { product: { skuListWithGems: { id: string; balances: number }[] } } }).result.product
    skus.push(...skuListWithGems.filter(({ balances }) => balances > 0).map(({ id }) => id))
    if (skus.length > MAX_CART_LINES) break
  }
  const [last = '', ...hundred] = skus.slice(0, MAX_CART_LINES + 1)
  for (const sku_id of hundred) await shopper.cart('add', { sku_id })
  expect(refusal(await shopper.post('/cart/add', { sku_id: last }))).toStrictEqual({ status: 409, code: 'CART_FULL' })
  expect((await shopper.cart('calculate')).cartData.products).toHaveLength(MAX_CART_LINES)
})

test('the same bag has the prices and texts of the requested storefront [storefront.locale-by-host]', async () => {
  await shopper.cart('add', { sku_id: RING })
  const abroad = new Shopper({ host: INTERNATIONAL, cookies: { ...shopper.cookies, country: 'US' } })
  abroad.csrfToken = shopper.csrfToken
  const { cartData } = await abroad.cart('calculate')
  expect(cartData).toMatchObject({ currency: 'USD', minimumOrder: 2000, freeDeliveryFrom: null })
  expect(cartData.products[0]).toMatchObject({ name: 'Aurora solitaire ring, yellow gold', size: '6', category: 'Rings' })
})

test('in Russia the minimum order is 900 ₽ and delivery is free from 15 000 ₽ [bag.minimum-order]', async () => {
  expect((await shopper.cart('calculate')).cartData).toMatchObject({ minimumOrder: 90_000, freeDeliveryFrom: 1_500_000 })
})
