import type { SavedCard } from '@shop/contracts/orders/payment/saved-cards'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { eventually } from '@shop/testing/eventually'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { LETTER } from '../../support/people/buyers.ts'
import { newPhone, register } from '../../support/people/sign-in.ts'
import { Gateway } from '../../support/services/gateway.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const gateway = new Gateway()
let shop: Shop

beforeAll(async () => {
  shop = await openShop(await gateway.open())
  await shop.behindTheScenes('UPDATE stock SET quantity = 60')
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})
beforeEach(() => {
  gateway.charges = {}
  gateway.losesAnswers = false
})

let tokens = 0
const reported = (changes: object = {}) => ({
  RebillId: `token-${(tokens += 1)}`,
  Brand: 'Visa',
  CardMasked: '424242******4242',
  ExpirationDate: '04/28',
  ...changes,
})

async function aGuest() {
  const buyer = await new Buyer(shop.url()).arrive()
  await buyer.cart('add', { sku_id: LETTER })
  return buyer
}
async function anna() {
  const buyer = await aGuest()
  const phone = newPhone()
  await register(buyer, phone)
  return { buyer, phone, draft: (changes: object = {}) => aDraft({ phone, ...changes }) }
}
type Anna = Awaited<ReturnType<typeof anna>>

const cardsOf = async (buyer: Buyer) => ((await buyer.get('/profile/cards')).body as { result: SavedCard[] }).result

async function placed({ buyer, draft }: Pick<Anna, 'buyer' | 'draft'>, changes: object = {}) {
  await buyer.cart('add', { sku_id: LETTER })
  const { order, ...rest } = await buyer.order(draft(), changes)
  if (!order) throw new Error(JSON.stringify(rest))
  return order
}
const pays = (id: string, card: object) => gateway.report(id, 'Payment', { to: shop.url(), card })

/** A shopper with a saved card: it was saved with a first order. */
async function withCard(card = reported()) {
  const her = await anna()
  const { id } = await placed(her, { save_card: true })
  await pays(id, card)
  const [saved] = await cardsOf(her.buyer)
  if (!saved) throw new Error('The card was not saved.')
  return { ...her, card: saved, token: card.RebillId }
}
interface Retried {
  result: boolean
  paymentUrl: string | null
  code: string | null
  error: string | null
  payment: PaymentState
}
const retry = async (buyer: Buyer, id: string, body: object) => (await buyer.post(`/order/${id}/payment`, body)).body as Retried

describe('saving', () => {
  test('a card is saved where the shopper asked for it, and its token is told to nobody [payment.card-saved-on-wish] [payment.card-token-secret]', async () => {
    const { buyer, card, token } = await withCard()
    expect(card).toStrictEqual({
      id: expect.any(Number) as number,
      brand: 'Visa',
      last4: '4242',
      expires: '2028-04',
      isExpired: false,
      currency: 'RUB',
    })
    expect(JSON.stringify((await buyer.get('/profile/cards')).body)).not.toContain(token)
    const rows = JSON.stringify(await shop.behindTheScenes('SELECT * FROM saved_cards', 'SELECT * FROM payments', 'SELECT * FROM outbox'))
    expect(rows).not.toContain(token)
  })

  test('a card that nobody asked to save is not, whatever the gateway sends [payment.card-saved-on-wish]', async () => {
    const her = await anna()
    const { id } = await placed(her)
    expect(gateway.pagesOf(id)[0]?.body.PaymentRequest.RebillFlag).toBe(false)
    const saved = () => shop.behindTheScenes('SELECT id FROM saved_cards ORDER BY id')
    const before = await saved()
    expect(await pays(id, reported())).toBe(200)
    expect(await saved()).toStrictEqual(before)
    expect(await cardsOf(her.buyer)).toStrictEqual([])
  })

  test('a declined payment keeps the wish for the next attempt [payment.card-wish-kept]', async () => {
    const her = await anna()
    const { id } = await placed(her, { save_card: true })
    await gateway.report(id, 'Fail', { to: shop.url() })
    expect(await her.buyer.payment(id)).toMatchObject({ status: 'declined', savesCard: true })
    await retry(her.buyer, id, { payment_method_id: 1 })
    expect((await her.buyer.payment(id)).savesCard).toBeUndefined()
  })

  test('a guest saves none [payment.card-saved-on-wish]', async () => {
    const buyer = await aGuest()
    await shop.behindTheScenes("UPDATE sessions SET confirmed_phone = '+79000000042' WHERE user_id IS NULL")
    const { id } = await placed({ buyer, draft: aDraft }, { save_card: true })
    expect(gateway.pagesOf(id)[0]?.body.PaymentRequest.RebillFlag).toBe(false)
    expect((await buyer.get('/profile/cards')).status).toBe(401)
  })

  test('the same card again stands once, and its first token is forgotten', async () => {
    const { token, ...her } = await withCard()
    const { id } = await placed(her, { save_card: true })
    await pays(id, reported())
    expect(await cardsOf(her.buyer)).toHaveLength(1)
    await eventually('the token is forgotten', () => gateway.forgotten.includes(token))
  })

  test('a payment counts though its card is told in another shape', async () => {
    const her = await anna()
    const { id } = await placed(her, { save_card: true })
    await pays(id, reported({ ExpirationDate: '2028' }))
    expect((await her.buyer.payment(id)).status).toBe('paid')
    expect(await cardsOf(her.buyer)).toStrictEqual([])
  })
})

describe('paying', () => {
  test('an order is paid at once by a saved card, and no page is opened [payment.card-charged-once]', async () => {
    const { card, ...her } = await withCard()
    const order = await placed(her, { card_id: card.id })
    expect(order.paymentUrl).toBeNull()
    expect((await her.buyer.payment(order.id)).status).toBe('paid')
    expect([gateway.pagesOf(order.id), gateway.chargesOf(order.id)]).toStrictEqual([[], [`${order.id}-1`]])
  })

  test('a declined card leads to the page of payment, where another way is open [payment.card-declined]', async () => {
    const { card, token, ...her } = await withCard()
    gateway.charges[token] = { TransactionState: 'declined', ErrorMessage: 'insufficient_funds' }
    const order = await placed(her, { card_id: card.id })
    expect(order.paymentUrl).toContain(`/payment?order=${order.id}`)
    expect(await her.buyer.payment(order.id)).toMatchObject({
      status: 'declined',
      message: 'На карте не хватает денег. Деньги не списаны.',
    })
    expect(await retry(her.buyer, order.id, { payment_method_id: 1, card_id: card.id })).toMatchObject({
      result: false,
      paymentUrl: null,
      code: 'PAYMENT_DECLINED',
      error: 'На карте не хватает денег. Деньги не списаны.',
    })
    expect((await retry(her.buyer, order.id, { payment_method_id: 1 })).paymentUrl).toBe(`https://pay.example/${order.id}-3`)
    gateway.charges = {}
    expect(await retry(her.buyer, order.id, { payment_method_id: 1, card_id: card.id })).toMatchObject({
      result: true,
      code: null,
      payment: { status: 'paid' },
    })
  })

  test('the bank’s page of confirmation is opened where it asks for it [payment.card-confirmed]', async () => {
    const { card, token, ...her } = await withCard()
    gateway.charges[token] = { RedirectUrl: 'https://pay.example/3ds' }
    const order = await placed(her, { card_id: card.id })
    expect(order.paymentUrl).toBe('https://pay.example/3ds')
    expect((await retry(her.buyer, order.id, { payment_method_id: 1, card_id: card.id })).paymentUrl).toBe('https://pay.example/3ds')
    expect(gateway.chargesOf(order.id)).toHaveLength(1)
  })

  test('clicks together charge once [payment.card-charged-once]', async () => {
    const { card, ...her } = await withCard()
    const { id } = await placed(her, { payment_method_id: 2 })
    const asks = [1, 2, 3, 4].map(() => retry(her.buyer, id, { payment_method_id: 1, card_id: card.id }))
    await Promise.all(asks)
    expect(new Set(gateway.chargesOf(id))).toStrictEqual(new Set([`${id}-2`]))
    expect((await her.buyer.payment(id)).status).toBe('paid')
    expect(gateway.refunds.filter(({ id: transaction }) => transaction?.includes(id))).toStrictEqual([])
  })

  test('an answer that got lost: the shopper waits, no other payment begins, and the money counts once [payment.card-charged-once]', async () => {
    const { card, ...her } = await withCard()
    const { id } = await placed(her, { payment_method_id: 2 })
    gateway.losesAnswers = true
    gateway.states[`${id}-2`] = { TransactionState: 'pending', TransactionId: '' }
    expect((await retry(her.buyer, id, { payment_method_id: 1, card_id: card.id })).paymentUrl).toContain(`/payment?order=${id}`)
    expect((await retry(her.buyer, id, { payment_method_id: 2 })).paymentUrl).toContain(`/payment?order=${id}`)
    gateway.states[`${id}-2`] = { TransactionState: 'success', TransactionId: `PS-${id}-2` }
    expect(await retry(her.buyer, id, { payment_method_id: 2 })).toMatchObject({ paymentUrl: null, payment: { status: 'paid' } })
    expect(gateway.pagesOf(id)).toHaveLength(1)
  })

  test('a charge that never arrived is given up, and another way is open', async () => {
    const { card, ...her } = await withCard()
    const { id } = await placed(her, { payment_method_id: 2 })
    gateway.isDown = true
    await retry(her.buyer, id, { payment_method_id: 1, card_id: card.id })
    gateway.isDown = false
    gateway.unheard.add(`${id}-2`)
    expect((await retry(her.buyer, id, { payment_method_id: 2 })).paymentUrl).toContain(`/payment?order=${id}`)
    await shop.later(31_000)
    expect((await retry(her.buyer, id, { payment_method_id: 2 })).paymentUrl).toBe(`https://pay.example/${id}-3`)
  })

  test('somebody who pays by the link of an order gets a page of their own, never the owner’s card', async () => {
    const { card, token, ...her } = await withCard()
    gateway.charges[token] = { TransactionState: 'declined', ErrorMessage: 'other' }
    const { id } = await placed(her, { card_id: card.id })
    const { link } = (await her.buyer.post(`/order/${id}/pay-link`, {})).body as { link: { key: string } }
    const friend = await aGuest()
    const { body } = await friend.post(`/pay-link/${link.key}`, { payment_method_id: 1 })
    expect(body).toMatchObject({ paymentUrl: `https://pay.example/${id}-2` })
    expect(gateway.chargesOf(id)).toHaveLength(1)
  })
})

describe('a card that cannot pay', () => {
  test.each(['somebody else’s', 'a guest’s wish for somebody’s', 'one that never was'])(
    '%s is refused like one that does not exist [payment.card-own]',
    async (whose) => {
      const { card } = await withCard()
      const her = whose.startsWith('a guest') ? { buyer: await aGuest(), draft: aDraft } : await anna()
      if (whose.startsWith('a guest'))
        await shop.behindTheScenes("UPDATE sessions SET confirmed_phone = '+79000000042' WHERE user_id IS NULL")
      const id = whose.startsWith('one') ? 2_000_000_000 : card.id
      expect(await her.buyer.order(her.draft(), { card_id: id })).toMatchObject({
        result: false,
        errors: { card_id: 'CARD_NOT_AVAILABLE' },
      })
      const order = await placed(her)
      const answer = await retry(her.buyer, order.id, { payment_method_id: 1, card_id: id })
      // A guest's wish is no wish: the bank's page opens.
      if (whose.startsWith('a guest')) expect(answer.paymentUrl).toBe(`https://pay.example/${order.id}-1`)
      else expect(answer).toMatchObject({ result: false, code: 'CARD_NOT_AVAILABLE', paymentUrl: null })
      expect(gateway.chargesOf(order.id)).toStrictEqual([])
    },
  )

  test('an expired one, and one of another currency, are refused [payment.card-own]', async () => {
    const { card, ...her } = await withCard()
    await shop.behindTheScenes(`UPDATE saved_cards SET expires = '2020-01-01' WHERE id = ${card.id}`)
    expect((await cardsOf(her.buyer))[0]).toMatchObject({ expires: '2020-01', isExpired: true })
    await her.buyer.cart('add', { sku_id: LETTER })
    expect(await her.buyer.order(her.draft(), { card_id: card.id })).toMatchObject({ errors: { card_id: 'CARD_EXPIRED' } })
    await shop.behindTheScenes(`UPDATE saved_cards SET expires = '2030-01-01', currency = 'USD' WHERE id = ${card.id}`)
    expect(await her.buyer.order(her.draft(), { card_id: card.id })).toMatchObject({ errors: { card_id: 'CARD_NOT_AVAILABLE' } })
  })

  test('charges of an account are limited in an hour', async () => {
    const { card, token, ...her } = await withCard()
    gateway.charges[token] = { TransactionState: 'declined', ErrorMessage: 'other' }
    const { id } = await placed(her, { payment_method_id: 2 })
    await shop.behindTheScenes('DELETE FROM attempt_windows')
    let status = 200
    for (let tries = 0; tries < 21; tries += 1) {
      ;({ status } = await her.buyer.post(`/order/${id}/payment`, { payment_method_id: 1, card_id: card.id }))
    }
    expect(status).toBe(429)
  })
})

describe('removing', () => {
  test('a card is gone here and at the bank, and for nobody else [payment.card-removed]', async () => {
    const { card, token, buyer } = await withCard()
    const { buyer: other } = await anna()
    expect((await other.ask('DELETE', `/profile/cards/${card.id}`)).body).toStrictEqual({ result: [] })
    expect(await cardsOf(buyer)).toHaveLength(1)
    expect((await buyer.ask('DELETE', `/profile/cards/${card.id}`)).body).toStrictEqual({ result: [] })
    await eventually('the token is forgotten', () => gateway.forgotten.includes(token))
    expect((await buyer.ask('DELETE', '/profile/cards/x')).status).toBe(200)
  })

  test('a deleted account takes its cards away, and one saved meanwhile is forgotten too [payment.card-removed]', async () => {
    const { token, phone, ...her } = await withCard()
    const { id } = await placed(her, { save_card: true })
    const [user] = (await shop.behindTheScenes(`SELECT id FROM users WHERE phone = '${phone}'`)) as { id: number }[]
    await shop.behindTheScenes(
      `UPDATE orders SET status = 'completed' WHERE user_id = ${user?.id}`,
      `UPDATE users SET deletion_due_at = now() WHERE id = ${user?.id}`,
    )
    await shop.later(11 * 60 * 1000)
    await eventually('the token is forgotten', () => gateway.forgotten.includes(token))
    const late = reported()
    await pays(id, late)
    await eventually('the late token is forgotten', () => gateway.forgotten.includes(late.RebillId))
    expect(await shop.behindTheScenes(`SELECT id FROM saved_cards WHERE user_id = ${user?.id}`)).toStrictEqual([])
  })
})
