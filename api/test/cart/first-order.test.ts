import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { openShop, type Shop } from '../support/shop.ts'

const CODE = 'FIRST15'
/** Not reduced: the code works on it. */
const LETTER = 'letter-a-silver-one'
const ON_RECEIPT = aDraft({ payment_method_id: 4 })

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

/** Somebody with a confirmed phone, a piece and the code for a first order in the bag. */
async function withCode(phone = PHONE): Promise<Buyer> {
  const buyer = await new Buyer(shop.url()).arrive()
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${phone}' WHERE id = (SELECT max(id) FROM sessions)`)
  await fill(buyer)
  return buyer
}
async function fill(buyer: Buyer) {
  await buyer.cart('add', { sku_id: LETTER })
  await buyer.whole('promocode/apply', { code: CODE })
}
const isOffered = async (buyer: Buyer) => (await buyer.whole('calculate')).cartData.promocodes.some(({ applied }) => applied)

test('a canceled order does not count as the first: its code works again until an order stands', async () => {
  const buyer = await withCode()
  const { order } = await buyer.order(ON_RECEIPT)
  await fill(buyer)
  expect(await isOffered(buyer)).toBe(false)
  expect((await buyer.post(`/order/${order?.id}/cancel`, {})).body).toMatchObject({ result: true })
  await buyer.whole('promocode/apply', { code: CODE })
  expect(await isOffered(buyer)).toBe(true)
  expect(await isOffered(await withCode())).toBe(true)
})

test('a member whose phone has ordered before gets no first-order discount; a contact number says nothing of them [orders.contact-phone]', async () => {
  const phone = '+79000000052'
  expect((await (await withCode(phone)).order(aDraft({ payment_method_id: 4, phone }))).result).toBe(true)

  const memberWith = async (own: string) => {
    const member = await new Buyer(shop.url()).arrive()
    await shop.behindTheScenes(
      `INSERT INTO users (phone, name, surname, locale, created_at) VALUES ('${own}', 'Анна', 'Петрова', 'ru', now())`,
      `UPDATE sessions SET user_id = (SELECT max(id) FROM users) WHERE id = (SELECT max(id) FROM sessions)`,
    )
    await fill(member)
    return member
  }
  expect(await isOffered(await memberWith(phone))).toBe(false)
  const other = await memberWith('+79000000053')
  expect(await isOffered(other)).toBe(true)
  expect(await other.order(aDraft({ payment_method_id: 4, phone }))).toMatchObject({ result: true })
})
