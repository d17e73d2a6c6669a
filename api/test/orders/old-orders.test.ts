import type { OrderDraftInput } from '@shop/contracts/orders/order'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { openShop, type Shop } from '../support/shop.ts'

const RING = 'solitaire-aurora-yellow-165'
const COURIER: OrderDraftInput = {
  delivery_method_id: 1,
  courier_type: 'standard',
  address: 'Лесная улица, 7',
  apartment: '12',
  comment_for_courier: 'Домофон не работает',
  is_gift: true,
  recipient_name: 'Ольга Белова',
  recipient_phone: '+79000000043',
  comment: 'Позвоните Ольге',
}

const gateway = new Gateway()
let shop: Shop
const buyers: Buyer[] = []
const orders: string[] = []

beforeAll(async () => {
  shop = await openShop(await gateway.open())
  await shop.behindTheScenes('UPDATE stock SET quantity = 500')
  for (const draft of [COURIER, COURIER, {}]) {
    const buyer = await new Buyer(shop.url()).arrive()
    await buyer.cart('add', { sku_id: RING })
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
    const { order, ...refused } = await buyer.order(aDraft(draft))
    if (!order) throw new Error(JSON.stringify(refused))
    buyers.push(buyer)
    orders.push(order.id)
  }
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

const everythingOf = async (number: string | undefined) =>
  JSON.stringify(
    await shop.behindTheScenes(
      `SELECT o.*, (SELECT json_agg(p.*) FROM payments p WHERE p.subject_id = o.number OR p.subject_id LIKE o.number || '-x%') AS payments FROM orders o WHERE number = '${number}'`,
    ),
  )
/** Made so long ago. */
const age = (number: string | undefined, interval: string) =>
  `UPDATE orders SET created_at = created_at - interval '${interval}' WHERE number = '${number}'`
const PEOPLE = ['Анна Петрова', PHONE, 'anna@mail.example', 'Лесная', 'Домофон', 'Ольг', '+79000000043']

test('orders lose name, phone, e-mail and address after five years and keep pieces, sums and city [orders.forgotten-people]', async () => {
  const [old, young, fromShop] = orders
  // Who paid the difference of an exchange is named in a payment of its own.
  await shop.behindTheScenes(
    `INSERT INTO exchanges (id, order_id, idempotency_key, status, position, from_sku, to_sku, from_size, to_size, quantity, handover, difference,
       created_at, kept_until)
     SELECT number || '-x1', id, 'key', 'done', 0, '${RING}', '${RING}', '16,5', '17', 1, 'courier', 1, now(), now() FROM orders`,
    `INSERT INTO payments (subject, subject_id, attempt, reference, status, payment_type, amount, currency, receipt, created_at)
     SELECT 'exchange', subject_id || '-x1', 1, subject_id || '-x1-1', 'paid', 'card', 1, currency, receipt, now() FROM payments`,
  )
  const before = (await buyers[0]?.success(old ?? ''))?.order
  const missing = async (number: string | undefined) => {
    const all = await everythingOf(number)
    return PEOPLE.filter((one) => !all.includes(one))
  }
  expect([await missing(old), await missing(young)]).toStrictEqual([[], []])

  await shop.whileClosed(age(old, '5 years 1 day'), age(young, '4 years 11 months'), age(fromShop, '5 years 1 day'))

  expect(await missing(old)).toStrictEqual(PEOPLE)
  expect(await missing(young)).toStrictEqual([])
  const after = (await buyers[0]?.success(old ?? ''))?.order
  expect(after).toMatchObject({ lines: before?.lines, dueSum: before?.dueSum, contact: { name: '', phone: '', email: '' } })
  expect(after?.delivery.address).toBe('Москва')
  // A store's address is not personal data.
  expect((await buyers[2]?.success(fromShop ?? ''))?.order).toMatchObject({
    contact: { name: '' },
    delivery: { address: expect.stringMatching(/\d/) },
  })
})

test('a certificate loses buyer, recipient and words after five years, and keeps its balance [orders.forgotten-people]', async () => {
  const INSERT = `
    INSERT INTO deposits (id, design_id, amount, balance, status, recipient_name, recipient_email, recipient_phone, sender_name, message,
      buyer_email, buyer_phone, host, locale, send_on, valid_until, created_at, agreement_version)
    SELECT id, 1, 500000, 200000, 'active', 'Ольга', 'olga@mail.example', '+79000000043', 'Анна', 'С днём рождения', 'anna@mail.example',
      '+79000000042', 'shop.ru.localhost', 'ru', '2020-01-01', '2030-01-01', now() - made::interval, '1'
    FROM (VALUES ('OLD1-OLD1', '5 years 1 day'), ('NEW1-NEW1', '4 years 11 months')) AS of_age(id, made)`
  await shop.whileClosed(INSERT)
  const rows = await shop.behindTheScenes(
    `SELECT id, balance, recipient_name, recipient_email, recipient_phone, sender_name, message, buyer_email, buyer_phone
     FROM deposits WHERE id IN ('OLD1-OLD1', 'NEW1-NEW1') ORDER BY id DESC`,
  )
  expect(JSON.parse(JSON.stringify(rows))).toMatchObject([
    {
      id: 'OLD1-OLD1',
      recipient_name: '',
      recipient_email: null,
      recipient_phone: null,
      sender_name: '',
      message: '',
      buyer_email: '',
      buyer_phone: '',
    },
    { id: 'NEW1-NEW1', recipient_name: 'Ольга', buyer_email: 'anna@mail.example' },
  ])
  expect(rows.map((row) => Number((row as { balance: unknown }).balance))).toStrictEqual([200_000, 200_000])
})
