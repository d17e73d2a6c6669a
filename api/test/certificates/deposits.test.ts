import type { CartData } from '@shop/contracts/cart/cart'
import {
  createDeposit,
  depositOrder,
  depositsDesign,
  type DepositOrder,
  type GiftDeposit,
  imageCertificates,
  openDeposit,
} from '@shop/contracts/certificates/deposits'
import { HOUR_MS, DAY_MS } from '@shop/contracts/core/time/durations'
import { solved } from '../support/people/captcha.ts'
import { Gateway } from '../support/services/gateway.ts'
import { messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper, newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { outboxRound } from '../support/until.ts'

const gateway = new Gateway()
let shop: Shop
let buyer: Shopper

beforeAll(async () => {
  shop = await openShop(await gateway.open())
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})
beforeEach(async () => {
  buyer = await aShopper({ url: shop.url() })
})

/** How far the clock of this shop was put forward. */
let forward = 0
async function later(milliseconds: number) {
  forward += milliseconds
  await shop.later(milliseconds)
}

const inDots = (date: Date) => new Date(date.getTime() + 3 * HOUR_MS).toISOString().slice(0, 10).split('-').toReversed().join('.')

const aBody = (changes: object = {}) => ({
  designId: 1,
  amount: 5000,
  recipientName: 'Мария',
  recipientEmail: newEmail(),
  senderName: 'Анна',
  email: 'anna.buyer@mail.example',
  message: 'С днём рождения!',
  sendDate: inDots(new Date(Date.now() + forward)),
  agreement: true,
  idempotencyKey: crypto.randomUUID(),
  ...changes,
})

/** Bought and paid: its number, and the code that its recipient has got. */
async function aGift(changes: object = {}) {
  const body = aBody(changes)
  const { body: answer } = await buyer.post('/order/deposits/create', body)
  const { depositId, sum } = answer as { depositId: string; sum: number }
  expect(await gateway.report(depositId, 'Payment', { to: shop.url() })).toBe(200)
  const [message] = await messagesArrived(body.recipientEmail)
  return { depositId, sum, code: codeIn(message?.text ?? ''), message }
}

const codeIn = (text: string) => /Код активации: (\d{4})/.exec(text)?.[1] ?? ''
const wrongCode = (code: string) => (code === '0000' ? '1111' : '0000')

test('designs, amounts and the only payment method are returned [payment.deposit-method-13]', async () => {
  const answer = await buyer.get('/deposits_design')
  expect(keeps(depositsDesign, answer)).toBe(true)
  expect(answer.body).toMatchObject({ min: 1000, max: 200_000, today: inDots(new Date()), paymentMethod: { id: 13, code: 'payselection' } })
  const images = await buyer.get('/image-certificates')
  expect(keeps(imageCertificates, images)).toBe(true)
  expect((images.body as { images: { alt: string }[] }).images).toHaveLength(6)
})

describe('buying', () => {
  test('requires a confirmed phone', async () => {
    expect(refusal(await buyer.post('/order/deposits/create', aBody())).code).toBe('NEED_PHONE_CONFIRMATION')
  })

  test('is unavailable abroad: deposits are in roubles [certificates.rubles-only]', async () => {
    const abroad = await aShopper({ host: INTERNATIONAL, url: shop.url() })
    expect(refusal(await abroad.post('/order/deposits/create', aBody())).code).toBe('NOT_FOUND')
  })

  describe('by a signed-in shopper', () => {
    const own = newEmail()

    beforeEach(async () => {
      await register(buyer, newPhone(), { email: `b-${own}` })
    })

    test.each([
      ['999 ₽', { amount: 999 }, { amount: 'CERTIFICATE_RANGE' }],
      ['200 001 ₽', { amount: 200_001 }, { amount: 'CERTIFICATE_RANGE' }],
      ['a part of a rouble', { amount: 1500.5 }, { amount: 'WHOLE_AMOUNT' }],
      ['no amount', { amount: undefined }, { amount: 'CHOOSE_DENOMINATION' }],
      ['no recipient', { recipientEmail: null }, { recipientEmail: 'EMPTY_RECIPIENT_DATA' }],
      [
        "the buyer's own email, however it is written",
        { recipientEmail: ' Anna.Buyer@MAIL.example ' },
        { recipientEmail: 'SELF_MAIL_CERTIFICATE_SEND' },
      ],
      ['a wrong email', { recipientEmail: 'maria@' }, { recipientEmail: 'CORRECT_EMAIL' }],
      ['a wrong phone', { recipientEmail: null, recipientPhone: '+7900' }, { recipientPhone: 'WRONG_PHONE' }],
      ['yesterday', { sendDate: inDots(new Date(Date.now() - DAY_MS)) }, { sendDate: 'PAST_DATE' }],
      ['a day that does not exist', { sendDate: '31.02.2027' }, { sendDate: 'WRONG_DATE' }],
      ['more than 365 days ahead', { sendDate: inDots(new Date(Date.now() + 366 * DAY_MS)) }, { sendDate: 'DATE_TOO_FAR' }],
      ['an unknown design', { designId: 77 }, { designId: 'WRONG_FIELD' }],
      ['no consent', { agreement: false }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
    ])('with %s returns a field error', async (_, changes, errors) => {
      expect(refusal(await buyer.post('/order/deposits/create', aBody(changes))).errors).toStrictEqual(errors)
    })

    test("rejects the account's own email as the recipient [certificates.not-to-oneself]", async () => {
      const { body } = await buyer.get('/profile/info')
      const { email } = (body as { result: { email: string } }).result
      expect(refusal(await buyer.post('/order/deposits/create', aBody({ recipientEmail: email }))).code).toBe('SELF_MAIL_CERTIFICATE_SEND')
    })

    test('redirects to the payment page, with an advance on the receipt', async () => {
      const answer = await buyer.post('/order/deposits/create', aBody())
      expect(keeps(createDeposit, answer)).toBe(true)
      const { depositId } = answer.body as { depositId: string }
      const [page] = gateway.pagesOf(depositId)
      expect(page?.body.PaymentRequest).toMatchObject({ Amount: '5000.00', Currency: 'RUB', PaymentMethod: 'payselection' })
      expect(page?.body.PaymentRequest.ExtraData.ReturnUrl).toContain(`/certificate?deposit=${depositId}`)
      const stands = await buyer.get(`/order/deposits/${depositId}`)
      expect(keeps(depositOrder, stands)).toBe(true)
      expect((stands.body as { deposit: DepositOrder }).deposit).toMatchObject({
        status: 'created',
        sum: 500_000,
        design: { id: 1 },
        recipientName: 'Мария',
        words: 'С днём рождения!',
      })
      expect(refusal(await (await aShopper({ url: shop.url() })).get(`/order/deposits/${depositId}`)).code).toBe('NOT_FOUND')
    })

    test('twice by a double click buys one', async () => {
      const body = aBody()
      const first = await buyer.post('/order/deposits/create', body)
      const second = await buyer.post('/order/deposits/create', body)
      expect(second.body).toStrictEqual(first.body)
    })

    test('can retry a declined payment', async () => {
      const { depositId } = (await buyer.post('/order/deposits/create', aBody())).body as { depositId: string }
      await gateway.report(depositId, 'Fail', { to: shop.url() })
      const { deposit } = (await buyer.get(`/order/deposits/${depositId}`)).body as { deposit: DepositOrder }
      expect(deposit.message).toContain('Деньги не списаны')
      expect((await buyer.post(`/order/deposits/${depositId}/payment`, {})).status).toBe(200)
      expect(gateway.pagesOf(depositId)).toHaveLength(2)
    })

    test('for today sends it right after the payment, to the recipient only [certificates.send-hour]', async () => {
      const email = newEmail()
      const { depositId, code, message } = await aGift({ email })
      expect(message?.text).toContain(`Номер: ${depositId}`)
      expect(message?.text).toContain('С днём рождения!')
      expect(code).toMatch(/^\d{4}$/)
      const [toBuyer] = await messagesArrived(email)
      expect(toBuyer?.text).toContain('оплачен')
      expect(toBuyer?.text).not.toContain(code)
    })

    test('for a phone recipient sends a message', async () => {
      const recipientPhone = newPhone()
      const { body } = await buyer.post('/order/deposits/create', aBody({ recipientEmail: null, recipientPhone }))
      const { depositId } = body as { depositId: string }
      await gateway.report(depositId, 'Payment', { to: shop.url() })
      const [message] = await messagesArrived(recipientPhone)
      expect(message?.text).toContain(`Номер ${depositId}, код`)
    })

    test('handles a repeated payment report once and sends one e-mail', async () => {
      const email = newEmail()
      const { depositId } = await aGift({ email })
      await messagesArrived(email)
      await gateway.report(depositId, 'Payment', { to: shop.url() })
      expect(await messagesTo(email)).toHaveLength(1)
    })
  })
})

describe('a certificate', () => {
  let gift: Awaited<ReturnType<typeof aGift>>

  beforeEach(async () => {
    await register(buyer, newPhone())
    gift = await aGift()
  })

  const open = (shopper: Shopper, authCode: string) => shopper.post(`/deposit/${gift.depositId}`, { authCode })

  test('opens by its code and exposes no data of the giver', async () => {
    const answer = await open(await aShopper({ url: shop.url() }), gift.code)
    expect(keeps(openDeposit, answer)).toBe(true)
    const { deposit } = answer.body as { deposit: GiftDeposit }
    expect(deposit).toMatchObject({
      id: gift.depositId,
      balance: 500_000,
      status: 'active',
      senderName: 'Анна',
      recipient: null,
      isMine: false,
    })
  })

  test('opens by its number in the other alphabet: letters that look alike, or the other layout of the keyboard [bag.code-alphabet]', async () => {
    const typedAs = (latin: string, cyrillic: string) => [...gift.depositId].map((sign) => cyrillic[latin.indexOf(sign)] ?? sign).join('')
    const looks = typedAs('ABEKMHPCTYX', 'АВЕКМНРСТУХ')
    const keys = typedAs('QWERTYUPASDFGHJKLZXCVBNM', 'ЙЦУКЕНГЗФЫВАПРОЛДЯЧСМИТЬ')
    // Where every letter looks Latin, the look counts, not the keyboard layout.
    const isAmbiguous = /^[\d-АВЕКМНРСТУХ]+$/.test(keys)
    for (const typed of isAmbiguous ? [looks] : [looks, keys]) {
      const answer = await (await aShopper({ url: shop.url() })).post(`/deposit/${encodeURIComponent(typed)}`, { authCode: gift.code })
      expect(answer.body).toMatchObject({ deposit: { id: gift.depositId } })
    }
  })

  test.each(['A1B2-C3D4', 'nonsense', '7K2M'])('%s gets the same answer as a wrong code', async (id) => {
    const shopper = await aShopper({ url: shop.url() })
    expect(refusal(await shopper.post(`/deposit/${id}`, { authCode: '0000' }))).toMatchObject({ code: 'GET_DEPOSIT' })
  })

  test('allows five tries an hour, needs a captcha after three, and a right code does not count [certificates.code-tries]', async () => {
    const shopper = await aShopper({ url: shop.url() })
    const wrong = wrongCode(gift.code)
    for (let count = 0; count < 4; count += 1) expect((await open(shopper, gift.code)).status).toBe(200)
    const codes = []
    for (let count = 0; count < 4; count += 1) codes.push(refusal(await open(shopper, wrong)).code)
    expect(codes).toStrictEqual(['GET_DEPOSIT', 'GET_DEPOSIT', 'GET_DEPOSIT', 'CAPTCHA_REQUIRED'])
    // A wrong answer to the picture looks at no code, and so is no try.
    const { token } = (await shopper.get('/captcha')).body as { token: string }
    const unread = { authCode: gift.code, captcha: { token, text: 'I' } }
    expect(refusal(await shopper.post(`/deposit/${gift.depositId}`, unread)).code).toBe('WRONG_CAPTCHA')
    expect(refusal(await open(await aShopper({ url: shop.url() }), gift.code)).code).toBe('CAPTCHA_REQUIRED')
  })

  test('counts concurrent guesses too', async () => {
    const wrong = wrongCode(gift.code)
    const thieves = await Promise.all(Array.from({ length: 8 }, () => aShopper({ url: shop.url() })))
    const answers = await Promise.all(thieves.map((thief) => open(thief, wrong)))
    expect(answers.filter((answer) => refusal(answer).code === 'GET_DEPOSIT').length).toBeLessThanOrEqual(3)
  })

  test('is locked for an hour by five wrong codes, and tries while locked do not extend that', async () => {
    const wrong = wrongCode(gift.code)
    const tried = async (authCode: string) => {
      const thief = await aShopper({ url: shop.url() })
      const captcha = await solved(thief)
      return refusal(await thief.post(`/deposit/${gift.depositId}`, { authCode, captcha })).code
    }
    const codes = []
    for (let count = 0; count < 5; count += 1) codes.push(await tried(wrong))
    await later(HOUR_MS / 2)
    for (let count = 0; count < 5; count += 1) codes.push(await tried(wrong))
    expect(codes).toStrictEqual([...Array<string>(5).fill('GET_DEPOSIT'), ...Array<string>(5).fill('TOO_MANY_REQUESTS')])
    await later(HOUR_MS / 2 + 1000)
    expect((await open(await aShopper({ url: shop.url() }), gift.code)).status).toBe(200)
  })

  test('counts wrong codes in the bag per certificate, session and address, with a captcha after three', async () => {
    const thief = await aShopper({ url: shop.url() })
    await thief.cart('add', { sku_id: 'letter-m-yellow-one' })
    const apply = async (action: string, rest: object = {}) =>
      (await thief.cart(`${action}/apply`, { code: gift.depositId, auth_code: wrongCode(gift.code), ...rest })).error
    const errors = [await apply('promocode'), await apply('deposit'), await apply('promocode'), await apply('deposit')]
    for (let count = 0; count < 3; count += 1) errors.push(await apply('deposit', { captcha: await solved(thief) }))
    const three = Array<string>(3).fill('WRONG_AUTH_CODE')
    expect(errors).toStrictEqual([...three, 'CAPTCHA_REQUIRED', 'WRONG_AUTH_CODE', 'WRONG_AUTH_CODE', 'TOO_MANY_REQUESTS'])
    expect(refusal(await open(await aShopper({ url: shop.url() }), wrongCode(gift.code))).code).toBe('TOO_MANY_REQUESTS')
  })

  test('does not lock out others when its number is invalid', async () => {
    for (let count = 0; count < 6; count += 1) await (await aShopper({ url: shop.url() })).post('/deposit/nonsense', { authCode: '0000' })
    const honest = await aShopper({ url: shop.url() })
    expect(refusal(await honest.post('/deposit/7K2M', { authCode: '0000' })).code).toBe('GET_DEPOSIT')
  })

  test('is kept in one account only [certificates.activate-or-keep]', async () => {
    const add = (shopper: Shopper, authCode = gift.code) => shopper.post(`/deposit/${gift.depositId}/add_to_profile`, { authCode })
    const [guest, maria, thief] = await Promise.all([1, 2, 3].map(() => aShopper({ url: shop.url() })))
    expect(refusal(await add(guest!))).toStrictEqual({ status: 401, code: 'UNAUTHORIZED' })
    await register(maria!, newPhone())
    await register(thief!, newPhone())
    expect(refusal(await add(maria!, wrongCode(gift.code))).code).toBe('ADD_DEPOSIT')
    expect((await add(maria!)).body).toMatchObject({ deposit: { isMine: true } })
    expect((await add(maria!)).status).toBe(200)
    expect(refusal(await add(thief!)).code).toBe('ADD_DEPOSIT')
    const { body } = await maria!.get('/profile/certificates')
    expect((body as { result: { received: { id: string }[] } }).result.received.map(({ id }) => id)).toStrictEqual([gift.depositId])
  })

  test('pays in the bag with its code, or without one for its owner', async () => {
    const shopper = await aShopper({ url: shop.url() })
    await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
    const apply = (code: string) => shopper.cart('deposit/apply', { code })
    expect(await apply(gift.depositId)).toMatchObject({ result: false, error: 'EMPTY_AUTH_CODE' })
    expect(await apply(`${gift.depositId}-${wrongCode(gift.code)}`)).toMatchObject({ result: false, error: 'WRONG_AUTH_CODE' })
    const { cartData } = await apply(`${gift.depositId.toLowerCase()} ${gift.code}`)
    expect(cartData).toMatchObject({ depositsSum: 500_000, deposits: [{ code: gift.depositId, applied: true, balance: 500_000 }] })

    const owner = await aShopper({ url: shop.url() })
    await register(owner, newPhone())
    await owner.post(`/deposit/${gift.depositId}/add_to_profile`, { authCode: gift.code })
    await owner.cart('add', { sku_id: 'letter-m-yellow-one' })
    expect((await owner.cart('deposit/apply', { code: gift.depositId })).cartData).toMatchObject({ depositsSum: 500_000 })
    const { body: common } = await owner.post('/pd/frontend/common_data', { path: '/cart' })
    expect((common as { cartData: CartData }).cartData.deposits).toStrictEqual([
      { code: gift.depositId, name: `Подарочный сертификат ${gift.depositId}`, balance: 500_000 },
    ])

    const stranger = await aShopper({ url: shop.url() })
    await register(stranger, newPhone())
    await stranger.cart('add', { sku_id: 'letter-m-yellow-one' })
    expect(await stranger.cart('deposit/apply', { code: gift.depositId })).toMatchObject({ result: false, error: 'EMPTY_AUTH_CODE' })
  })

  test('allows five code tries an hour in the bag from all clients, then even the right code is rejected', async () => {
    const apply = async (code: string) => {
      const shopper = await aShopper({ url: shop.url() })
      await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
      // Sent along each time: asked for from the fourth wrong try on.
      return shopper.cart('deposit/apply', { code: `${gift.depositId}-${code}`, captcha: await solved(shopper) })
    }
    const wrong = wrongCode(gift.code)
    for (let count = 0; count < 4; count += 1) expect(await apply(wrong)).toMatchObject({ error: 'WRONG_AUTH_CODE' })
    // A right code is no wrong try: the fifth is still free.
    expect(await apply(gift.code)).toMatchObject({ result: true })
    expect(await apply(wrong)).toMatchObject({ error: 'WRONG_AUTH_CODE' })
    expect(await apply(gift.code)).toMatchObject({ result: false, error: 'TOO_MANY_REQUESTS' })
  })
})

// Last: it puts the clock of this shop forward.
test('with a later date is sent at 10:00 Moscow time that day and cannot be opened earlier [certificates.send-hour]', async () => {
  await register(buyer, newPhone())
  const [to, email] = [newEmail(), newEmail()]
  const sendDate = inDots(new Date(Date.now() + 3 * DAY_MS))
  const { body } = await buyer.post('/order/deposits/create', aBody({ recipientEmail: to, email, sendDate }))
  const { depositId } = body as { depositId: string }
  await gateway.report(depositId, 'Payment', { to: shop.url() })
  const [toBuyer] = await messagesArrived(email)
  expect(toBuyer?.text).toContain(`Отправим ${sendDate} в\u00a010:00`)
  expect(refusal(await buyer.post(`/deposit/${depositId}`, { authCode: '0000' })).code).toBe('GET_DEPOSIT')
  const [day, month, year] = sendDate.split('.')
  const due = Date.parse(`${year}-${month}-${day}T10:00:00+03:00`)
  await shop.later(due - Date.now() - forward - 60_000)
  await outboxRound(shop, 'message.letter')
  expect(await messagesTo(to)).toStrictEqual([])
  await shop.later(120_000)
  const [message] = await messagesArrived(to)
  expect((await buyer.post(`/deposit/${depositId}`, { authCode: codeIn(message?.text ?? '') })).status).toBe(200)
})
