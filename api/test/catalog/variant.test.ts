import type { CartAnswer } from '@shop/contracts/cart/cart'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { eventually } from '@shop/testing/eventually'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { Office } from '../support/services/office.ts'
import { messagesArrived } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN } from '../support/people/shopper.ts'
import { confirm, newPhone, register } from '../support/people/sign-in.ts'

const RING = 'solitaire-aurora-yellow-165-50'
const SOLD_OUT = 'solitaire-aurora-yellow-170-50'
const WHOLE = 'размер 16,5, 0,50 ct'

const gateway = new Gateway()
const office = new Office()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), ...(await office.open()) })
  await shop.behindTheScenes('UPDATE stock SET quantity = 50', `UPDATE stock SET quantity = 0 WHERE sku_id = '${SOLD_OUT}'`)
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
  await office.close()
})

const plain = (text = '') => text.replaceAll('\u00a0', ' ')
const addedAs = ({ cartData: { products } }: CartAnswer) => products.map(({ variant }) => plain(variant))

async function aBuyer(host = RUSSIAN) {
  const buyer = await new Buyer(shop.url(), host).arrive()
  const phone = newPhone()
  await confirm(buyer, phone)
  return { buyer, phone, email: `variant${phone.slice(1)}@mail.example` }
}

test.each([
  [RUSSIAN, RING, WHOLE],
  [RUSSIAN, 'solitaire-aurora-yellow-165', 'размер 16,5, 0,30 ct'],
  [RUSSIAN, 'pendant-solitaire-white-one-35', '0,35 ct'],
  [RUSSIAN, 'chain-cable-silver-45', 'длина 45 см'],
  [RUSSIAN, 'pave-eternity-yellow-165', 'размер 16,5'],
  [RUSSIAN, 'letter-a-silver-one', ''],
  [INTERNATIONAL, RING, 'size 6, 0.50 ct'],
  [INTERNATIONAL, 'chain-cable-silver-45', 'length 45 cm'],
])('on %s the bag shows the full variant name of %s: %s', async (host, sku, variant) => {
  const { buyer } = await aBuyer(host)
  expect(addedAs(await buyer.cart('add', { sku_id: sku }))).toStrictEqual([variant])
})

test('the bag shows the stone when the variant does not name it', async () => {
  const { buyer } = await aBuyer()
  const { cartData } = await buyer.cart('add', { sku_id: RING })
  expect(cartData.products[0]?.characteristics.map(({ value }) => value)).toStrictEqual(['Жёлтое золото 585', 'круглый, 57 граней'])
})

test('an order shows the chosen size and stone on its page, in e-mail, receipt and back office [product.variant-named-whole]', async () => {
  const { buyer, phone, email } = await aBuyer()
  await buyer.cart('add', { sku_id: RING })
  const { order } = await buyer.order(aDraft({ phone, email }))
  if (!order) throw new Error('Not ordered.')
  const { order: placed } = await buyer.success(order.id)
  expect(plain(placed.lines[0]?.details)).toBe(`Жёлтое золото 585, бриллиант (круглый, 57 граней), ${WHOLE}`)
  const [letter] = await messagesArrived(email)
  expect(plain(letter?.text)).toContain(WHOLE)
  const [page] = gateway.pagesOf(order.id)
  expect(plain(page?.body.ReceiptData?.receipt.items[0]?.name)).toContain(WHOLE)
  await gateway.report(order.id, 'Payment', { to: shop.url(), transaction: `PSL${order.id}` })
  await messagesArrived(email, 2)
  const told = await eventually('the office hears of the order', () => office.of(order.id).at(-1))
  expect(plain(told.lines[0]?.name)).toContain(WHOLE)
})

test('the order list of an account shows the chosen size and stone', async () => {
  const [buyer, phone] = [await new Buyer(shop.url()).arrive(), newPhone()]
  await register(buyer, phone)
  await buyer.cart('add', { sku_id: RING })
  await buyer.order(aDraft({ phone }))
  const { result } = (await buyer.get('/profile/orders')).body as { result: ProfileOrder[] }
  expect(result[0]?.lines.map(({ variant }) => plain(variant))).toStrictEqual([WHOLE])
})

test('merging bags at sign-in names the size and stone of the added items', async () => {
  const phone = newPhone()
  const first = await new Buyer(shop.url()).arrive()
  await register(first, phone)
  await first.cart('add', { sku_id: RING })
  const guest = await new Buyer(shop.url()).arrive()
  await guest.cart('add', { sku_id: RING })
  const { body } = await confirm(guest, phone)
  expect(plain((body as { message?: string }).message ?? JSON.stringify(body))).toContain(WHOLE)
})

test('the back-in-stock e-mail names size and stone', async () => {
  const { buyer, email } = await aBuyer()
  await buyer.post('/alerts/stock', { sku_id: SOLD_OUT, email })
  const [asked] = await messagesArrived(email)
  await buyer.post('/subscriptions/confirm', { token: /\/backend\/letters\/(\S+)/.exec(asked?.text ?? '')?.[1] })
  await shop.behindTheScenes(`UPDATE stock SET quantity = 3 WHERE sku_id = '${SOLD_OUT}'`)
  await shop.later(2 * 60_000)
  const [back] = await messagesArrived(email, 2)
  expect(plain(back?.text)).toContain('размер 17, 0,50 ct')
})
