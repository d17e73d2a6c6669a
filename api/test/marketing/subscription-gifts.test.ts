import type { FullCartAnswer } from '@shop/contracts/cart/full-cart'
import { SUBSCRIPTION_GIFT } from '@shop/contracts/marketing/subscriptions'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { type Message, messageContaining, messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { isSubscriber } from '../support/people/subscribers.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, refusal, RUSSIAN, Shopper } from '../support/people/shopper.ts'
import { confirm, confirmEmail, newEmail, newPhone, register } from '../support/people/sign-in.ts'

/** A pendant at its full price, of which there are several. */
const PIECE = 'pendant-coin-yellow-one'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.behindTheScenes(`UPDATE stock SET quantity = 50 WHERE sku_id = '${PIECE}'`)
})
afterAll(() => shop.remove())

const aGuest = (host = RUSSIAN, cookies: Record<string, string> = {}) => new Buyer(shop.url(), host, cookies).arrive()
const WHOLE = { agreement: true, newsletterSubscription: true, place: 'online' }
const subscribe = (shopper: Shopper, email: string, more: object = {}) => shopper.post('/subscriptions', { email, ...WHOLE, ...more })
const tokenIn = ({ text }: Message) => /\/backend\/letters\/(\S+)/.exec(text)?.[1] ?? ''
const codeIn = ({ text }: Message) => /\bZL[2-9A-Z]{8}\b/.exec(text)?.[0] ?? ''
const confirmBy = async (email: string) =>
  (await aGuest()).post('/subscriptions/confirm', { token: tokenIn(await messageContaining(email, 'Подтвердите подписку')) })
const gifts = async (email: string) => (await messagesTo(email)).filter((letter) => codeIn(letter) !== '')

/** An address that has confirmed; the letter with its code. */
async function subscribed(email = newEmail()) {
  await subscribe(await aGuest(), email)
  await confirmBy(email)
  return { email, letter: await messageContaining(email, 'Ваш промокод') }
}

const isSubscribed = (email: string) => isSubscriber(shop, email)
/** What a mail provider sends: no cookie, no token, from nobody's session. */
const oneClick = (address: string, body = 'List-Unsubscribe=One-Click', type = 'application/x-www-form-urlencoded') =>
  new Shopper({ url: shop.url() }).ask('POST', new URL(address).pathname.replace('/backend', ''), body, { 'content-type': type })

test('the promo code is sent in a second e-mail, after the address is confirmed', async () => {
  const email = newEmail()
  const { status, body } = await subscribe(await aGuest(), email)
  expect([status, body]).toMatchObject([200, { result: true, status: 'pending' }])
  const [asking] = await messagesArrived(email)
  expect(asking?.text).toContain('Промокод пришлём следующим письмом')
  expect(codeIn(asking as Message)).toBe('')

  const page = await (await aGuest()).ask('POST', `/letters/${tokenIn(asking as Message)}`, '', {
    'content-type': 'application/x-www-form-urlencoded',
  })
  expect(page.body).toContain('Промокод уже в\u00a0пути')
  const letter = await messageContaining(email, `Ваш промокод ZLATA: скидка ${SUBSCRIPTION_GIFT.percent}\u00a0%`)
  expect(codeIn(letter)).not.toBe('')
})

test('the promo code applies in the bag and is valid for one order', async () => {
  const code = codeIn((await subscribed()).letter)
  const buys = async () => {
    const [buyer, phone] = [await aGuest(), newPhone()]
    await confirm(buyer, phone)
    await buyer.cart('add', { sku_id: PIECE })
    return { buyer, phone, bag: (await buyer.whole('promocode/apply', { code })).cartData }
  }
  const { buyer, phone, bag } = await buys()
  expect(bag.promocodes).toMatchObject([{ code, applied: true, reason: 'applied' }])
  expect(bag.promocodeDiscount).toBe(Math.round((bag.totalSum * SUBSCRIPTION_GIFT.percent) / 100 / 100) * 100)
  expect((await buyer.order(aDraft({ phone, payment_method_id: 4 }))).result).toBe(true)
  const { promocodes, certificateError } = (await buys()).bag
  expect({ promocodes, message: certificateError?.message }).toStrictEqual({
    promocodes: [],
    message: 'Промокодом уже воспользовались все, кому он был отведён',
  })
})

test('each address has its own code, however often its link is opened', async () => {
  const [one, other] = [await subscribed(), await subscribed()]
  expect(codeIn(one.letter)).not.toBe(codeIn(other.letter))
  expect((await confirmBy(one.email)).status).toBe(200)
  await subscribed()
  expect(await gifts(one.email)).toHaveLength(1)
})

test('subscribing again gives the same answer on screen and the same code by e-mail', async () => {
  const { email, letter } = await subscribed()
  const fresh = (await subscribe(await aGuest(), newEmail())).body
  expect((await subscribe(await aGuest(), email)).body).toStrictEqual(fresh)
  const letters = await messagesArrived(email, 3)
  expect(letters.map(codeIn)).toStrictEqual([codeIn(letter), codeIn(letter), ''])
})

test('a used or expired code is not promised again', async () => {
  const { email, letter } = await subscribed()
  await shop.behindTheScenes(`UPDATE promocodes SET used = 1 WHERE code = '${codeIn(letter)}'`)
  await subscribe(await aGuest(), email)
  expect((await messageContaining(email, 'Вы уже подписаны')).text).not.toContain(codeIn(letter))
})

test('a subscribed account gets its code without another confirmation', async () => {
  const [shopper, email] = [await aGuest(), newEmail()]
  await register(shopper, newPhone(), { email, newsletterSubscription: true })
  await confirmEmail(shopper, email)
  await subscribe(shopper, email)
  expect(codeIn(await messageContaining(email, 'Ваш промокод'))).not.toBe('')
  expect((await messagesTo(email)).filter(({ text }) => text.includes('Подтвердите подписку'))).toStrictEqual([])
})

test('abroad a promo code also requires confirmation, and the e-mail is in English', async () => {
  const email = newEmail()
  expect((await subscribe(await aGuest(INTERNATIONAL, { country: 'US' }), email, { place: 'tablet' })).body).toMatchObject({
    status: 'pending',
  })
  expect(await isSubscribed(email)).toBe(false)
  const asking = await messageContaining(email, 'Confirm your subscription')
  await (await aGuest(INTERNATIONAL)).post('/subscriptions/confirm', { token: tokenIn(asking) })
  expect((await messageContaining(email, 'Your ZLATA promo code: 10% off')).text).not.toMatch(/[а-я]/i)
})

test.each([
  ['the box about letters left empty', { newsletterSubscription: false }, { newsletterSubscription: 'REQUIRED_FIELD' }],
  ['the box about personal data left empty', { agreement: false }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
])('a subscription with %s is rejected', async (_, more, errors) => {
  const email = newEmail()
  expect(refusal(await subscribe(await aGuest(), email, more))).toMatchObject({ status: 400, errors })
  expect(await messagesTo(email)).toStrictEqual([])
})

test('consents are stored with the version of their texts', async () => {
  const { email } = await subscribed()
  const rows = await shop.behindTheScenes(
    `SELECT place, agreement_version, promocode IS NOT NULL AS gift FROM subscribers WHERE email = '${email}'`,
  )
  expect(rows).toStrictEqual([{ place: 'online', agreement_version: '1', gift: true }])
})

test('an in-store kiosk has a higher limit than a browser', async () => {
  const kiosk = await aGuest(INTERNATIONAL)
  for (let visitor = 0; visitor < 12; visitor += 1) expect((await subscribe(kiosk, newEmail(), { place: 'tablet' })).status).toBe(200)
})

describe('one-click unsubscribe', () => {
  test('works by one POST without cookie and token, in both forms of RFC 8058', async () => {
    for (const [body, type] of [
      ['List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
      ['--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n', 'multipart/form-data; boundary=b'],
    ] as const) {
      const { email, letter } = await subscribed()
      expect(letter.unsubscribe).toMatch(/^http:\/\/shop\.ru\.localhost\/backend\/letters\/nx/)
      expect(await isSubscribed(email)).toBe(true)
      expect((await oneClick(letter.unsubscribe ?? '', body, type)).status).toBe(200)
      expect(await isSubscribed(email)).toBe(false)
    }
  })

  test('changes nothing on GET', async () => {
    const { email, letter } = await subscribed()
    const page = await new Shopper({ url: shop.url() }).get(new URL(letter.unsubscribe ?? '').pathname.replace('/backend', ''))
    expect([page.status, String(page.body).includes('<form method="post">')]).toStrictEqual([200, true])
    expect(await isSubscribed(email)).toBe(true)
  })

  test('is in every marketing e-mail and in no confirmation request', async () => {
    const { email } = await subscribed()
    const [gift, asking] = await messagesArrived(email, 2)
    expect([gift?.unsubscribe !== undefined, asking?.unsubscribe]).toStrictEqual([true, undefined])
  })

  test('requires a new confirmation to subscribe again', async () => {
    const { email, letter } = await subscribed()
    await oneClick(letter.unsubscribe ?? '')
    await subscribe(await aGuest(), email)
    await messagesArrived(email, 3)
    expect(await isSubscribed(email)).toBe(false)
  })
})

// Last: it puts the clock of this shop forward.
test('the code is valid through the date in the e-mail', async () => {
  const { email, letter } = await subscribed()
  const bag = async () => {
    const buyer = await aGuest()
    await buyer.cart('add', { sku_id: PIECE })
    return ((await buyer.cart('promocode/apply', { code: codeIn(letter) })) as FullCartAnswer).cartData
  }
  await shop.later(SUBSCRIPTION_GIFT.days * DAY_MS - 60_000)
  expect(await bag()).toMatchObject({ promocodes: [{ applied: true }] })
  await shop.later(DAY_MS + 60_000)
  const { promocodes, certificateError } = await bag()
  expect([promocodes, certificateError?.message]).toStrictEqual([[], expect.stringMatching(/^Промокод закончился /)])
  await subscribe(await aGuest(), email)
  await messageContaining(email, 'Вы уже подписаны')
})
