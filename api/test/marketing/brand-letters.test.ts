import path from 'node:path'
import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { messagesArrived } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, RUSSIAN } from '../support/people/shopper.ts'
import { aShopper, confirm, newEmail, newPhone, register } from '../support/people/sign-in.ts'

const FILE = path.resolve(__dirname, '../../../brands/morion.json')
const OTHER_BRAND = /zlata|злат(?:а|ы|е|у|ой)(?![а-яё])|\{\{brand/i

const gateway = new Gateway()
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ ...(await gateway.open()), BRAND_FILE: FILE })
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

test.each([
  [RUSSIAN, {}],
  [
    INTERNATIONAL,
    { delivery_method_id: 1, courier_type: 'ems' as const, city: 'Dubai', address: 'Dubai, Al Wasl Road, 12', fio: 'Leila Hassan' },
  ],
])('every e-mail and message of an order on %s uses the configured brand', async (host, changes) => {
  const buyer = await new Buyer(shop.url(), host).arrive()
  const phone = newPhone()
  await confirm(buyer, phone)
  await buyer.cart('add', { sku_id: 'letter-m-yellow-one' })
  const email = newEmail()
  const { order }: CreateOrderAnswer = await buyer.order(aDraft({ phone, email, ...changes }))
  await messagesArrived(email)
  await gateway.report(order?.id ?? '', 'Payment', { to: shop.url(), transaction: `PSL${order?.id}` })
  const sent = JSON.stringify([await messagesArrived(email, 2), await messagesArrived(phone, 2)])
  expect(sent).toContain('Morion')
  expect(sent).not.toMatch(OTHER_BRAND)
})

test('the e-mail and the PDF of a certificate use the configured brand', async () => {
  const giver = await aShopper({ url: shop.url() })
  await register(giver, newPhone())
  const recipientEmail = newEmail()
  const { body } = await giver.post('/order/deposits/create', {
    designId: 5,
    amount: 15_000,
    recipientName: 'Мария',
    recipientEmail,
    senderName: 'Анна',
    email: newEmail(),
    message: 'С днём рождения',
    sendDate: new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').toReversed().join('.'),
    agreement: true,
    idempotencyKey: crypto.randomUUID(),
  })
  const { depositId } = body as { depositId: string }
  await gateway.report(depositId, 'Payment', { to: shop.url() })
  const letters = await messagesArrived(recipientEmail)
  expect(JSON.stringify(letters)).toContain('Morion')
  expect(JSON.stringify(letters)).not.toMatch(OTHER_BRAND)
  const link = await giver.post(`/deposit/${depositId}/pdf-link`, { authCode: /Код активации: (\d{4})/.exec(letters[0]?.text ?? '')?.[1] })
  const pdf = Buffer.from(await (await fetch(shop.url() + (link.body as { url: string }).url)).arrayBuffer())
  const words = pdf.toString('latin1').replaceAll('\0', '')
  expect(words).toContain('Morion')
  expect(words).not.toMatch(OTHER_BRAND)
})
