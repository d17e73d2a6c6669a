import type { CartData } from '@shop/contracts/cart/cart'
import type { FullCartAnswer } from '@shop/contracts/cart/full-cart'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { aShopper, confirm, newPhone, register } from '../support/people/sign-in.ts'
import { Gateway } from '../support/services/gateway.ts'
import { openShop, type Shop } from '../support/shop.ts'

/** Reduced: only the item discount lowers it. */
const RING = 'solitaire-aurora-yellow-165'
/** At full price: promo codes and bonuses lower it. */
const LETTER = 'letter-a-silver-one'
const DEPOSIT = 'QQQQ-2345'
const COURIER = { delivery_method_id: 1, courier_type: 'standard' } as const
/** Outside the ring road, so that the address has its price. */
const OUTSIDE = { city: 'Химки', region: 'Московская область', address: 'Лесная улица, 5' }

const gateway = new Gateway()
let shop: Shop
let member: Buyer

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), HOLIDAYS: '' })
  member = await new Buyer(shop.url()).arrive()
  await shop.behindTheScenes(
    `INSERT INTO users (phone, name, surname, bonus_balance, locale, created_at) VALUES ('${PHONE}', 'Анна', 'Петрова', 100000000, 'ru', now())`,
    `UPDATE sessions SET user_id = (SELECT max(id) FROM users), confirmed_phone = '${PHONE}' WHERE id = (SELECT max(id) FROM sessions)`,
    `INSERT INTO deposits (id, design_id, amount, balance, status, recipient_name, sender_name, message, buyer_email, buyer_phone, owner_id,
       host, locale, send_on, valid_until, created_at, agreement_version)
     SELECT '${DEPOSIT}', 1, 200000, 200000, 'active', '', 'Мария', '', 'm@mail.example', '+79000000002', max(id), 'shop.ru.localhost', 'ru',
       current_date, current_date + 300, now(), '1' FROM users`,
    `UPDATE stock SET quantity = 60 WHERE sku_id IN ('${RING}', '${LETTER}')`,
  )
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})
beforeEach(() => member.cart('clear'))

const common = async (who: Buyer) => ((await who.post('/pd/frontend/common_data', { path: '/' })).body as { cartData: CartData }).cartData
const rowsOf = ({ sums }: CartData) => Object.fromEntries((sums?.rows ?? []).map(({ kind, sum }) => [kind, sum]))

/** A bag that takes every step of the calculation. */
async function filled(who = member) {
  await who.cart('add', { sku_id: RING })
  await who.cart('add', { sku_id: LETTER, quantity: 3 })
  await who.whole('promocode/apply', { code: 'WELCOME10' })
  await who.whole('certificate/apply', { code: 'ZLATA-3000-K7WQ' })
  await who.whole('festive-pack', { chosen: true })
}

test('every answer shows the sums of checkout to the last kopeck, before and after a reload [bag.same-sums]', async () => {
  await filled()
  const checkout = (await member.whole('calculate', { spend_bonuses: true, delivery: OUTSIDE, ...COURIER, payment_method_id: 1 })).cartData
  expect(rowsOf(checkout)).toStrictEqual({
    goods: checkout.totalSum,
    itemDiscount: -checkout.itemDiscount,
    promocode: -checkout.promocodeDiscount,
    bonuses: -checkout.bonuses.spent,
    packaging: checkout.packagingSum,
    delivery: checkout.deliverySum,
    certificate: -checkout.certificatesSum,
  })
  expect([checkout.promocodeDiscount, checkout.bonuses.spent, checkout.packagingSum, checkout.certificatesSum]).not.toContain(0)
  expect(checkout.deliverySum).toBeGreaterThan(0)
  expect(Object.values(rowsOf(checkout)).reduce((sum: number, part) => sum + (part ?? 0), 0)).toBe(checkout.dueSum)
  expect(checkout.sums?.dueSum).toBe(checkout.dueSum)

  const surfaces = [
    await common(member),
    (await member.whole('calculate')).cartData,
    (await member.whole('update', { sku_id: RING, quantity: 1 })).cartData,
    await common(member),
  ]
  for (const { version, totalSum, finalSum, discount, sums, choices } of surfaces) {
    expect({ version, totalSum, finalSum, discount, sums, choices }).toStrictEqual({
      version: checkout.version,
      totalSum: checkout.totalSum,
      finalSum: checkout.finalSum,
      discount: checkout.discount,
      sums: checkout.sums,
      choices: checkout.choices,
    })
  }

  const draft = aDraft({ ...OUTSIDE, ...COURIER, spendBonuses: true, payment_method_id: 1, apartment: '1' })
  const { order } = await member.order(draft)
  expect((await member.payment(order?.id ?? '')).amount).toBe(checkout.dueSum)
})

test('another piece changes the sums by the kept choices', async () => {
  await filled()
  await member.whole('calculate', { spend_bonuses: true, delivery: OUTSIDE, ...COURIER })
  const { cartData } = await member.whole('add', { sku_id: LETTER })
  expect(cartData.choices).toMatchObject({ spend_bonuses: true, ...COURIER, kadType: false })
  expect((await common(member)).sums).toStrictEqual(cartData.sums)
})

test('a choice that is sent replaces the kept one, null clears it, and the others stay [bag.kept-choices]', async () => {
  await filled()
  const { version } = (await member.whole('calculate', { spend_bonuses: true, ...COURIER, payment_method_id: 1 })).cartData
  const { cartData } = await member.whole('calculate', { spend_bonuses: false, payment_method_id: null })
  expect(cartData.choices).toMatchObject({ spend_bonuses: false, ...COURIER, payment_method_id: null })
  expect(cartData.version).toBe(version + 1)
  expect(cartData.bonuses.spent).toBe(0)
  expect((await member.whole('calculate', { spend_bonuses: false })).cartData.version).toBe(version + 1)
})

test('the place follows the city in the header, and a kept address of another city counts no more', async () => {
  const guest = await new Buyer(shop.url()).arrive()
  await guest.cart('add', { sku_id: LETTER })
  const there = (await guest.whole('calculate', { delivery: OUTSIDE, ...COURIER })).cartData
  await guest.post('/location', { country: 'RU', city_id: 2 })
  const here = await common(guest)
  expect(here.choices).toMatchObject({ city_id: 2, kadDistance: null })
  expect(here.sums?.dueSum).not.toBe(there.dueSum)
  expect((await guest.whole('calculate')).cartData.sums).toStrictEqual(here.sums)
})

test('a placed order clears the choices', async () => {
  await filled()
  const { order } = await member.order(aDraft({ spendBonuses: true }))
  expect(order).not.toBeNull()
  await member.cart('add', { sku_id: LETTER })
  const { choices, sums } = await common(member)
  expect(choices).toMatchObject({ spend_bonuses: false, delivery_method_id: null, payment_method_id: null })
  expect(sums?.bonuses.spent).toBe(0)
})

test('signing in brings delivery and packaging of the guest along, and keeps the bonuses of the account', async () => {
  const phone = newPhone()
  const home = await aShopper()
  await register(home, phone)
  await home.cart('add', { sku_id: RING })
  await home.cart('calculate', { spend_bonuses: true, payment_method_id: 1 })
  const guest = await aShopper()
  await guest.cart('add', { sku_id: LETTER })
  await guest.cart('calculate', { spend_bonuses: false, delivery: { city: 'Москва' }, ...COURIER })
  await guest.cart('festive-pack', { chosen: true })
  await confirm(guest, phone)
  const { cartData } = (await guest.cart('calculate')) as FullCartAnswer
  expect(cartData.choices).toMatchObject({ spend_bonuses: true, payment_method_id: 1, ...COURIER })
  expect(cartData.festivePack.chosen).toBe(true)
  expect((await home.cart('calculate')).cartData.sums).toStrictEqual(cartData.sums)
})

test('a certificate of the account is offered, and its number alone applies it', async () => {
  await member.cart('add', { sku_id: RING })
  const offered = await common(member)
  expect(offered.ownDeposits).toStrictEqual([{ code: DEPOSIT, name: `Подарочный сертификат ${DEPOSIT}`, balance: 200_000 }])
  const { cartData } = await member.whole('calculate', { code: DEPOSIT })
  expect(cartData).toMatchObject({ ownDeposits: [], depositsSum: 200_000 })
  const stranger = await new Buyer(shop.url()).arrive()
  await stranger.cart('add', { sku_id: RING })
  expect((await common(stranger)).ownDeposits).toStrictEqual([])
})

test.each([
  ['add', { sku_id: LETTER }],
  ['update', { sku_id: LETTER, quantity: 2 }],
  ['remove', { sku_id: RING }],
  ['gift-pack', { chosen: true }],
  ['festive-pack', { chosen: true }],
  ['price-tags', { chosen: true }],
  ['calculate', {}],
])('a code given to %s is applied before the answer is made', async (action, body) => {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: LETTER })
  const { result, cartData } = await buyer.whole(action, { ...body, code: 'WELCOME10' })
  expect(result).toBe(true)
  expect(cartData.promocodes).toMatchObject([{ code: 'WELCOME10', applied: true }])
  expect((await buyer.whole(action, { ...body, code: 'NO-SUCH' })).cartData.certificateError).toMatchObject({
    code: 'PROMOCODE_NOT_FOUND',
  })
})
