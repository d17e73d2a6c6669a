import { removeFromCart, updateCart, type CartAnswer } from '@shop/contracts/cart/cart'
import { removeSavedLine, restoreSavedLine } from '@shop/contracts/cart/lines/saved'
import { MAX_SAVED_LINES } from '@shop/contracts/core/limits'
import type { ConfirmAnswer } from '@shop/contracts/auth/auth'
import { openShop, type Shop } from '../../support/shop.ts'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { confirm, newPhone, register } from '../../support/people/sign-in.ts'
import { INTERNATIONAL, keeps, refusal } from '../../support/people/shopper.ts'

const BAND = 'band-classic-yellow-170'
const LETTER = 'letter-a-silver-one'
const MASHA = { text: 'Маше', face: 'script' }

let shop: Shop
let buyer: Buyer
beforeAll(async () => {
  shop = await openShop({ HOLIDAYS: '' })
})
afterAll(() => shop.remove())
beforeEach(async () => {
  await shop.behindTheScenes(`UPDATE stock SET quantity = 5 WHERE sku_id IN ('${BAND}', '${LETTER}')`)
  buyer = await new Buyer(shop.url()).arrive()
})

const short = (lines: CartAnswer['cartData']['products'] = []) =>
  lines.map(({ id, quantity, engraving }) => [id.split('.', 1)[0], quantity, engraving?.text ?? null])
const bagOf = ({ cartData }: Pick<CartAnswer, 'cartData'>) => short(cartData.products)
const savedOf = ({ cartData }: Pick<CartAnswer, 'cartData'>) => short(cartData.saved)
const save = (sku_id: string, later = 1, who = buyer) => who.cart('remove', { sku_id, later })

test('a saved line keeps its quantity and words, and is in no sum [bag.saved-for-later]', async () => {
  await buyer.cart('add', { sku_id: LETTER })
  const { finalSum } = (await buyer.cart('calculate')).cartData
  const { cartData } = await buyer.cart('add', { sku_id: BAND, quantity: 2, engraving: MASHA })
  const answer = await buyer.post('/cart/remove', { sku_id: cartData.products[1]?.id, later: 2 })
  expect(keeps(removeFromCart, answer)).toBe(true)
  const { cartData: after } = answer.body as CartAnswer
  expect(bagOf({ cartData: after })).toStrictEqual([[LETTER, 1, null]])
  expect(savedOf({ cartData: after })).toStrictEqual([[BAND, 2, 'Маше']])
  expect(after).toMatchObject({ finalSum, totalProducts: 1, sums: { dueSum: finalSum } })
  expect(after.version).toBeGreaterThan(cartData.version)
})

test('it comes back with its words, joining a line that is in the bag', async () => {
  const { cartData } = await buyer.cart('add', { sku_id: BAND, quantity: 2, engraving: MASHA })
  const id = cartData.products[0]?.id ?? ''
  await save(id, 2)
  await buyer.cart('add', { sku_id: BAND, engraving: MASHA })
  const answer = await buyer.post('/cart/update', { sku_id: id, quantity: 3, engraving: MASHA, later: 2 })
  expect(keeps(updateCart, answer)).toBe(true)
  expect(bagOf(answer.body as CartAnswer)).toStrictEqual([[BAND, 3, 'Маше']])
  expect(savedOf(answer.body as CartAnswer)).toStrictEqual([])
})

test('what the shop does not have stays saved, and says why', async () => {
  await buyer.cart('add', { sku_id: BAND, quantity: 3 })
  await save(BAND, 3)
  await shop.behindTheScenes(`UPDATE stock SET quantity = 2 WHERE sku_id = '${BAND}'`)
  const answer = await buyer.cart('update', { sku_id: BAND, quantity: 3, later: 3 })
  expect(answer).toMatchObject({ error: 'ONLY_LEFT', message: 'Столько нет: осталось 2' })
  expect(bagOf(answer)).toStrictEqual([[BAND, 2, null]])
  expect(savedOf(answer)).toStrictEqual([[BAND, 1, null]])
  await shop.behindTheScenes(`UPDATE stock SET quantity = 0 WHERE sku_id = '${BAND}'`)
  await buyer.cart('clear')
  expect(refusal(await buyer.post('/cart/update', { sku_id: BAND, quantity: 1, later: 1 }))).toMatchObject({ status: 409 })
  const { cartData } = await buyer.cart('calculate')
  expect(cartData.saved).toMatchObject([{ id: BAND, quantity: 1, maxQuantity: 0 }])
})

test('the same line saved again adds up; sent twice it is saved once', async () => {
  for (const quantity of [2, 1]) {
    await buyer.cart('add', { sku_id: BAND, quantity })
    await Promise.all([save(BAND, quantity), save(BAND, quantity)])
  }
  expect(savedOf(await buyer.cart('calculate'))).toStrictEqual([[BAND, 3, null]])
})

test('a removed one can be restored as it was, also twice', async () => {
  const { cartData } = await buyer.cart('add', { sku_id: BAND, quantity: 2, engraving: MASHA })
  const id = cartData.products[0]?.id ?? ''
  await save(id, 2)
  const removed = await buyer.post('/cart/saved/remove', { sku_id: id })
  expect(keeps(removeSavedLine, removed)).toBe(true)
  expect(savedOf(removed.body as CartAnswer)).toStrictEqual([])
  const restored = await buyer.post('/cart/saved/restore', { sku_id: id })
  expect(keeps(restoreSavedLine, restored)).toBe(true)
  expect(savedOf((await buyer.post('/cart/saved/restore', { sku_id: id })).body as CartAnswer)).toStrictEqual([[BAND, 2, 'Маше']])
})

test('a removed one that is saved anew has the new quantity alone', async () => {
  await buyer.cart('add', { sku_id: BAND, quantity: 3 })
  await save(BAND, 3)
  await buyer.post('/cart/saved/remove', { sku_id: BAND })
  await buyer.cart('add', { sku_id: BAND })
  expect(savedOf(await save(BAND))).toStrictEqual([[BAND, 1, null]])
})

test('it has the price of today, and the earlier one where that was higher [bag.saved-price-fell]', async () => {
  const { cartData } = await buyer.cart('add', { sku_id: LETTER })
  const was = cartData.products[0]?.price.final ?? 0
  const costs = (sum: number) => shop.behindTheScenes(`UPDATE prices SET final = ${sum} WHERE sku_id = '${LETTER}' AND currency = 'RUB'`)
  expect((await save(LETTER)).cartData.saved?.[0]).not.toHaveProperty('was')
  await costs(was - 50_000)
  expect((await buyer.cart('calculate')).cartData.saved).toMatchObject([{ was, price: { final: was - 50_000 } }])
  await costs(was + 50_000)
  expect((await buyer.cart('calculate')).cartData.saved?.[0]).not.toHaveProperty('was')
  await costs(was)
})

test('on another storefront it has the price of that storefront, and no earlier one', async () => {
  await buyer.cart('add', { sku_id: LETTER })
  await save(LETTER)
  const abroad = new Buyer(shop.url(), INTERNATIONAL, buyer.cookies)
  abroad.csrfToken = buyer.csrfToken
  const [line] = (await abroad.cart('calculate')).cartData.saved ?? []
  expect(line?.price.currency).not.toBe('RUB')
  expect(line).not.toHaveProperty('was')
})

test('an order and an emptied bag leave it where it is', async () => {
  const phone = newPhone()
  await register(buyer, phone)
  await buyer.cart('add', { sku_id: BAND })
  await save(BAND)
  await buyer.cart('add', { sku_id: LETTER })
  expect(savedOf(await buyer.cart('clear'))).toStrictEqual([[BAND, 1, null]])
  await shop.behindTheScenes(`UPDATE stock SET quantity = 60 WHERE sku_id = '${LETTER}'`)
  await buyer.cart('add', { sku_id: LETTER, quantity: 9 })
  const { order } = await buyer.order(aDraft({ phone }))
  const ordered = `SELECT sku_id FROM order_lines JOIN orders ON orders.id = order_id WHERE number = '${order?.id}'`
  expect(await shop.behindTheScenes(ordered)).toStrictEqual([{ sku_id: LETTER }])
  expect(savedOf(await buyer.cart('calculate'))).toStrictEqual([[BAND, 1, null]])
})

const FILL = `
  INSERT INTO saved_lines (cart_id, sku_id, quantity, currency, saved_at)
  SELECT (SELECT max(cart_id) FROM cart_lines WHERE sku_id = '${BAND}'), id, 1, 'RUB', now() - interval '1 day'
  FROM skus WHERE id <> '${BAND}' ORDER BY id LIMIT ${MAX_SAVED_LINES}`

test('at most 50 lines are saved; one more stays in the bag [bag.saved-limit]', async () => {
  await buyer.cart('add', { sku_id: BAND })
  await shop.behindTheScenes(FILL)
  expect(refusal(await buyer.post('/cart/remove', { sku_id: BAND, later: 1 }))).toStrictEqual({ status: 409, code: 'TOO_MANY_SAVED' })
  const after = await buyer.cart('calculate')
  expect(bagOf(after)).toStrictEqual([[BAND, 1, null]])
  expect(savedOf(after)).toHaveLength(MAX_SAVED_LINES)
})

test('signing in joins a guest’s saved lines with those of the account; what has no room is named [bag.saved-at-sign-in]', async () => {
  const phone = newPhone()
  await register(buyer, phone)
  for (const sku_id of [BAND, LETTER]) {
    await buyer.cart('add', { sku_id })
    await save(sku_id)
  }
  const guest = await new Buyer(shop.url()).arrive()
  await guest.cart('add', { sku_id: BAND, quantity: 2 })
  await save(BAND, 2, guest)
  expect(((await confirm(guest, phone)).body as ConfirmAnswer).merged?.message).toBeNull()
  expect(savedOf(await guest.cart('calculate'))).toStrictEqual(savedOf(await buyer.cart('calculate')))
  expect(savedOf(await guest.cart('calculate'))).toStrictEqual(
    expect.arrayContaining([
      [BAND, 3, null],
      [LETTER, 1, null],
    ]),
  )

  const another = await new Buyer(shop.url()).arrive()
  await another.cart('add', { sku_id: BAND })
  await shop.behindTheScenes(FILL)
  const { merged } = (await confirm(another, phone)).body as ConfirmAnswer
  expect(merged?.message).toContain('Среди отложенного не хватило места')
  expect(savedOf(await buyer.cart('calculate'))).toHaveLength(MAX_SAVED_LINES)
})
