import { updateCart, type CartAnswer } from '@shop/contracts/cart/cart'
import { openShop, type Shop } from '../../support/shop.ts'
import { Buyer } from '../../support/people/buyer.ts'
import { keeps, refusal } from '../../support/people/shopper.ts'

const [BAND, WIDER, SOLD] = ['band-classic-yellow-170', 'band-classic-yellow-175', 'band-classic-yellow-180']
const LETTER = 'letter-a-silver-one'
const MASHA = { text: 'Маше', face: 'script' }

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop({ HOLIDAYS: '' })
  await shop.behindTheScenes(
    `UPDATE stock SET quantity = 5 WHERE sku_id IN ('${BAND}', '${LETTER}')`,
    `UPDATE stock SET quantity = 2 WHERE sku_id = '${WIDER}'`,
    `UPDATE stock SET quantity = 0 WHERE sku_id = '${SOLD}'`,
  )
})
afterAll(() => shop.remove())
beforeEach(async () => {
  buyer = await new Buyer(shop.url()).arrive()
})

const linesOf = ({ cartData }: Pick<CartAnswer, 'cartData'>) =>
  cartData.products.map(({ id, quantity, engraving }) => [id.split('.', 1)[0], quantity, engraving?.text ?? null])

test('a line becomes another size in its place, with its quantity and its words [bag.size-changed]', async () => {
  const { cartData } = await buyer.whole('add', { sku_id: BAND, quantity: 2, engraving: MASHA })
  await buyer.cart('add', { sku_id: LETTER })
  const answer = await buyer.post('/cart/update', { sku_id: cartData.products[0]?.id, quantity: 2, to: WIDER })
  expect(keeps(updateCart, answer)).toBe(true)
  expect(answer.body).toMatchObject({ result: true, error: null })
  expect(linesOf(answer.body as CartAnswer)).toStrictEqual([
    [WIDER, 2, 'Маше'],
    [LETTER, 1, null],
  ])
})

test('it joins a line of that size, in the earlier place', async () => {
  await buyer.cart('add', { sku_id: BAND })
  await buyer.cart('add', { sku_id: LETTER })
  await buyer.cart('add', { sku_id: WIDER })
  const answer = await buyer.cart('update', { sku_id: BAND, quantity: 1, to: WIDER })
  expect(answer.error).toBeNull()
  expect(linesOf(answer)).toStrictEqual([
    [WIDER, 2, null],
    [LETTER, 1, null],
  ])
})

test('pieces that have no room in that line stay where they are', async () => {
  await buyer.cart('add', { sku_id: BAND, quantity: 2 })
  await buyer.cart('add', { sku_id: WIDER })
  expect(refusal(await buyer.post('/cart/update', { sku_id: BAND, quantity: 2, to: WIDER }))).toMatchObject({ code: 'ALL_IN_BAG' })
  expect(linesOf(await buyer.cart('calculate'))).toStrictEqual([
    [BAND, 2, null],
    [WIDER, 1, null],
  ])
})

test('of a size with fewer pieces the line gets all that are left, and says so', async () => {
  await buyer.cart('add', { sku_id: BAND, quantity: 3 })
  const answer = await buyer.cart('update', { sku_id: BAND, quantity: 3, to: WIDER })
  expect(answer.error).toBe('ONLY_LEFT')
  expect(linesOf(answer)).toStrictEqual([[WIDER, 2, null]])
})

test.each([
  ['sold out meanwhile', SOLD, 409, 'SIZE_SOLD_OUT'],
  ['of another piece', LETTER, 404, 'UNKNOWN_SKU'],
  ['that does not exist', 'no-such-size', 404, 'UNKNOWN_SKU'],
])('a size %s is refused, and the line stays as it was', async (_, to, status, code) => {
  await buyer.cart('add', { sku_id: BAND, quantity: 2 })
  expect(refusal(await buyer.post('/cart/update', { sku_id: BAND, quantity: 2, to }))).toMatchObject({ status, code })
  expect(linesOf(await buyer.cart('calculate'))).toStrictEqual([[BAND, 2, null]])
})

test('the size that the line has already sets its quantity', async () => {
  await buyer.cart('add', { sku_id: BAND, quantity: 2 })
  expect(linesOf(await buyer.cart('update', { sku_id: BAND, quantity: 1, to: BAND }))).toStrictEqual([[BAND, 1, null]])
})

test('a line that is gone is not brought back', async () => {
  expect(refusal(await buyer.post('/cart/update', { sku_id: BAND, quantity: 1, to: WIDER }))).toMatchObject({ code: 'UNKNOWN_SKU' })
})

test('a line gets other words in its place, or none, and joins a line that is the same [engraving.changed-in-bag]', async () => {
  const added = await buyer.whole('add', { sku_id: BAND, quantity: 2, engraving: MASHA })
  await buyer.cart('add', { sku_id: LETTER })
  const ANNA = { text: 'Анне', face: 'serif' } as const
  const update = (line: string | undefined, engraving: object | null) =>
    buyer.whole('update', { sku_id: line, quantity: 2, to: BAND, engraving })
  const changed = await update(added.cartData.products[0]?.id, ANNA)
  expect(changed.cartData.products[0]?.engraving).toMatchObject(ANNA)
  expect(linesOf(changed)).toStrictEqual([
    [BAND, 2, 'Анне'],
    [LETTER, 1, null],
  ])
  expect(changed.cartData.sums?.rows.find(({ kind }) => kind === 'engraving')?.sum).toBe(300_000)
  const bare = await update(changed.cartData.products[0]?.id, null)
  expect(linesOf(bare)).toStrictEqual([
    [BAND, 2, null],
    [LETTER, 1, null],
  ])
  expect(bare.cartData.sums?.rows.some(({ kind }) => kind === 'engraving')).toBe(false)
  await buyer.cart('add', { sku_id: BAND, engraving: MASHA })
  const twice = (await buyer.cart('calculate')).cartData.products.find(({ engraving }) => engraving)
  expect(linesOf(await buyer.whole('update', { sku_id: twice?.id, quantity: 1, to: BAND, engraving: null }))[0]).toStrictEqual([
    BAND,
    3,
    null,
  ])
})

test('words that cannot be cut leave the line as it was', async () => {
  const { cartData } = await buyer.whole('add', { sku_id: BAND, engraving: MASHA })
  const [line] = cartData.products
  expect(
    refusal(await buyer.post('/cart/update', { sku_id: line?.id, quantity: 1, to: BAND, engraving: { text: '♥', face: 'serif' } })).status,
  ).toBe(400)
  expect(linesOf(await buyer.cart('calculate'))).toStrictEqual([[BAND, 1, 'Маше']])
})
