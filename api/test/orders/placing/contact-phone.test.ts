import { aDraft, Buyer, PHONE } from '../../support/people/buyer.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { refusal } from '../../support/people/shopper.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const LETTER = 'letter-a-silver-one'
const OTHER = '+79265550102'

const gateway = new Gateway()
let shop: Shop
let member: Buyer

const arrived = async () => {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: LETTER, quantity: 2 })
  return buyer
}
const lastSession = '(SELECT max(id) FROM sessions)'

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), HOLIDAYS: '' })
  member = await arrived()
  await shop.behindTheScenes(
    `INSERT INTO users (phone, name, surname, bonus_balance, locale, created_at) VALUES ('${PHONE}', 'Анна', 'Петрова', 0, 'ru', now())`,
    `UPDATE sessions SET user_id = (SELECT max(id) FROM users) WHERE id = ${lastSession}`,
    'UPDATE stock SET quantity = 500',
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

describe('a number that a signed-in shopper leaves for an order [orders.contact-phone]', () => {
  let id = ''
  let key = ''

  test('needs no code: the account has a phone [checkout.phone-confirmed]', async () => {
    const { order } = await member.order(aDraft({ phone: OTHER }))
    id = order?.id ?? ''
    expect((await member.success(id)).order.contact.phone).toBe(OTHER)
    key = ((await member.get(`/order/${id}/link`)).body as { key: string }).key
  })

  test('gives whoever confirms it no right over the order', async () => {
    const owner = await arrived()
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${OTHER}' WHERE id = ${lastSession}`)
    expect(refusal(await owner.get(`/order/success-data/${id}`)).status).toBe(404)
    expect(refusal(await owner.get(`/order/${id}/link`)).status).toBe(404)
    expect((await owner.get(`/order/by-link/${key}`)).body).toMatchObject({ order: { id: null } })
  })

  test('is nobody’s earlier order: its own owner still orders for the first time', async () => {
    const owner = await arrived()
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${OTHER}' WHERE id = ${lastSession}`)
    const { cartData } = await owner.whole('promocode/apply', { code: 'FIRST15' })
    expect(cartData.promocodes).toMatchObject([{ code: 'FIRST15', applied: true }])
  })

  test('is not the account’s: the account is no first-time shopper under any number', async () => {
    await member.cart('add', { sku_id: LETTER, quantity: 2 })
    const { cartData } = await member.whole('promocode/apply', { code: 'FIRST15' })
    expect(cartData.promocodes.filter(({ applied }) => applied)).toStrictEqual([])
  })
})

test('a guest orders with the confirmed number only', async () => {
  const guest = await arrived()
  await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}' WHERE id = ${lastSession}`)
  expect(await guest.order(aDraft({ phone: OTHER }))).toMatchObject({ result: false, code: 'PHONE_NOT_CONFIRMED' })
})
