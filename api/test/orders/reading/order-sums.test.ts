import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { money } from '@shop/i18n/money'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { newEmail, newPhone, register } from '../../support/people/sign-in.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { messagesArrived } from '../../support/services/sandbox.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const LETTER = 'letter-a-silver-one'
const BOX = 'Праздничная упаковка'
const gateway = new Gateway()
let shop: Shop

beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), HOLIDAYS: '' })
  await shop.behindTheScenes('UPDATE stock SET quantity = 50')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

/** Paid with bonuses as far as they go, in the festive box. */
async function anOrder() {
  const [phone, email] = [newPhone(), newEmail()]
  const buyer = await new Buyer(shop.url()).arrive()
  await register(buyer, phone)
  await shop.behindTheScenes('UPDATE users SET bonus_balance = 10000000')
  await buyer.cart('add', { sku_id: LETTER, quantity: 2 })
  await buyer.whole('festive-pack', { chosen: true })
  const draft = aDraft({ phone, email, spendBonuses: true })
  const { order, errors } = await buyer.order(draft)
  if (!order) throw new Error(JSON.stringify(errors))
  const success = await buyer.success(order.id)
  const [profile] = ((await buyer.get('/profile/orders')).body as { result: ProfileOrder[] }).result
  if (!profile) throw new Error('The order is not in the profile.')
  const [letter] = await messagesArrived(email)
  return { id: order.id, placed: success.order, analytics: success.analytics, profile, letter: letter?.text ?? '' }
}

test('page, profile, letter and receipt name the chosen box, and take bonuses off once [orders.box-named] [orders.bonuses-once]', async () => {
  const { id, placed, analytics, profile, letter } = await anOrder()
  const receipt = gateway.pagesOf(id)[0]?.body.ReceiptData.receipt.items ?? []
  expect(placed.bonusesSpent).toBeGreaterThan(0)
  expect([placed.packagingName, profile.sums.packagingName]).toStrictEqual([BOX, BOX])
  expect(letter).toContain(BOX)
  expect(receipt.map(({ name }) => name)).toContain(BOX)

  const [line] = placed.lines
  expect([line?.finalSum, profile.lines[0]?.sum]).toStrictEqual([line?.initialSum, line?.initialSum])
  const { goodsSum, discount, promocodeDiscount, bonusesSpent, packagingSum, deliverySum, dueSum } = placed
  expect(goodsSum - discount - promocodeDiscount - bonusesSpent + packagingSum + deliverySum).toBe(dueSum)
  const words = letter.replaceAll('\u00a0', ' ')
  for (const sum of [goodsSum, -bonusesSpent, dueSum]) expect(words).toContain(money(sum, 'RUB', 'ru').replaceAll('\u00a0', ' '))
  // What a piece was paid in money is what the receipt and the analytics tell.
  expect(receipt.find(({ name }) => name !== BOX)?.sum).toBe(((goodsSum - bonusesSpent) / 100).toFixed(2))
  expect(analytics.items[0]?.price).toBe((goodsSum - bonusesSpent) / 200)
})
