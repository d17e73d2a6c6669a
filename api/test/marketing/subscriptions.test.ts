import { changeSubscriptions, CHANNELS, type Subscriptions } from '@shop/contracts/marketing/subscriptions'
import { type Message, messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { INTERNATIONAL, keeps, refusal, type Shopper } from '../support/people/shopper.ts'
import { aShopper as shopperAt, confirmEmail, newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { isSubscriber } from '../support/people/subscribers.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

const subscribe = (shopper: Shopper, email: string) => shopper.post('/subscriptions', { email, agreement: true })
const aShopper = (options: Parameters<typeof shopperAt>[0] = {}) => shopperAt({ url: shop.url(), ...options })
const isKnown = (email: string) => isSubscriber(shop, email)
const tokenIn = ({ text }: Message) => /\/backend\/letters\/(\S+)/.exec(text)?.[1] ?? ''
const isSubscribed = async (shopper: Shopper) =>
  ((await shopper.post('/pd/frontend/common_data', { path: '/' })).body as { user: { isSubscribed: boolean } }).user.isSubscribed
const abroad = () => aShopper({ host: INTERNATIONAL, cookies: { country: 'US' } })

/** A form of a letter's page, as a browser sends it, or a mail program by one click. */
const press = (shopper: Shopper, token: string, form = '') =>
  shopper.ask('POST', `/letters/${token}`, form, { 'content-type': 'application/x-www-form-urlencoded' })

test('where the law requires consent, a subscription starts after the e-mail is confirmed', async () => {
  const [shopper, email] = [await aShopper(), newEmail()]
  const { status, body } = await subscribe(shopper, email)
  expect([status, body]).toStrictEqual([200, { result: true, status: 'pending', message: 'Подтвердите подписку: мы отправили вам письмо' }])
  const [letter] = await messagesArrived(email)
  expect(letter?.text).toContain('Подтвердите подписку')
  expect(await isKnown(email)).toBe(false)

  const token = tokenIn(letter as Message)
  expect((await shopper.post('/subscriptions/confirm', { token })).body).toStrictEqual({ result: true, message: 'Подписка изменена' })
  expect(await isKnown(email)).toBe(true)
})

test('elsewhere the subscription starts at once without an e-mail', async () => {
  const email = newEmail()
  expect((await subscribe(await abroad(), email)).body).toStrictEqual({ result: true, status: 'active', message: 'Subscription changed' })
  expect(await isKnown(email)).toBe(true)
  expect(await messagesTo(email)).toStrictEqual([])
})

test('another account’s address is confirmed by e-mail in every country', async () => {
  const [owner, email] = [await aShopper(), newEmail()]
  await register(owner, newPhone(), { email })
  await confirmEmail(owner, email)
  expect((await subscribe(await abroad(), email)).body).toMatchObject({ status: 'active' })
  expect(await isSubscribed(owner)).toBe(false)
  // The first letter has confirmed the e-mail.
  const [letter] = await messagesArrived(email, 2)
  await owner.post('/subscriptions/confirm', { token: tokenIn(letter as Message) })
  expect(await isSubscribed(owner)).toBe(true)
})

test('the confirmation page works without scripts, and a prefetch changes nothing', async () => {
  const [shopper, email] = [await aShopper(), newEmail()]
  await subscribe(shopper, email)
  const token = tokenIn((await messagesArrived(email))[0] as Message)
  const page = await shopper.get(`/letters/${token}`)
  expect(page.status).toBe(200)
  expect(page.body).toContain('<form method="post">')
  expect(page.body).toContain('Подтвердите подписку')
  expect(await isKnown(email)).toBe(false)
  // Without a cookie and a token: whoever holds the letter is whom it was sent to.
  const reader = await aShopper()
  reader.csrfToken = null
  expect((await press(reader, token)).body).toContain('Подписка изменена')
  expect(await isKnown(email)).toBe(true)
})

test.each(['nc1.t5x.AAAAAAAAAAAAAAAAAAAAAA', 'nx1.0.AAAAAAAAAAAAAAAAAAAAAA', 'x', '..%2f..'])(
  'a link with an invalid signature is rejected: %s',
  async (token) => {
    const shopper = await aShopper()
    expect((await shopper.get(`/letters/${token}`)).status).toBe(404)
    expect((await press(shopper, token)).status).toBe(404)
    const refused = refusal(await shopper.post('/subscriptions/unsubscribe', { token: decodeURIComponent(token) }))
    expect(['NOT_FOUND', 'WRONG_FORM_DATA']).toContain(refused.code)
  },
)

test('the response does not reveal whether an address is subscribed', async () => {
  const [shopper, email] = [await aShopper(), newEmail()]
  const first = (await subscribe(shopper, email)).body
  await shopper.post('/subscriptions/confirm', { token: tokenIn((await messagesArrived(email))[0] as Message) })
  expect((await subscribe(shopper, email)).body).toStrictEqual(first)
})

test('confirmation e-mails to one address are limited to three an hour, whoever requests them', async () => {
  const email = newEmail()
  for (let time = 0; time < 3; time += 1) expect((await subscribe(await aShopper(), email)).status).toBe(200)
  expect(refusal(await subscribe(await aShopper(), email)).code).toBe('TOO_MANY_REQUESTS')
})

test.each([
  ['without an address', { agreement: true }, { email: 'EMPTY_EMAIL' }],
  ['with half an address', { email: 'anna@', agreement: true }, { email: 'CORRECT_EMAIL' }],
  ['without the consent', { email: 'anna@mail.example' }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
  ['with the box left empty', { email: 'anna@mail.example', agreement: false }, { agreement: 'PERSONAL_DATA_AGREEMENT' }],
])('a subscription %s returns a field error', async (_, body, errors) => {
  expect(refusal(await (await aShopper()).post('/subscriptions', body))).toMatchObject({ status: 400, errors })
})

describe('a signed-in shopper', () => {
  const read = async (shopper: Shopper) => ((await shopper.get('/profile/subscriptions')).body as { result: Subscriptions }).result
  const change = (shopper: Shopper, body: object) => shopper.post('/profile/subscriptions', body)

  test('chooses channels, and every page shows them [marketing.subscription-channels]', async () => {
    const [shopper, phone, email] = [await aShopper(), newPhone(), newEmail()]
    await register(shopper, phone, { email })
    await confirmEmail(shopper, email)
    expect(await read(shopper)).toMatchObject({ mail: false, sms: false, email, phone, isEmailConfirmed: true })
    expect((await change(shopper, { mail: true, sms: true })).body).toMatchObject({
      result: { mail: true, sms: true, email, phone },
      message: 'Подписка изменена',
    })
    expect([await isSubscribed(shopper), await isKnown(email)]).toStrictEqual([true, true])
    await change(shopper, { mail: false })
    expect([await isSubscribed(shopper), await isKnown(email)]).toStrictEqual([false, false])
    expect(await read(shopper)).toMatchObject({ mail: false, sms: true })
    expect(refusal(await change(shopper, { mail: false })).code).toBe('NOT_CHANGED')
  })

  test('moves the subscription to a new address once it is confirmed', async () => {
    const [shopper, email, next] = [await aShopper(), newEmail(), newEmail()]
    await register(shopper, newPhone(), { email, newsletterSubscription: true })
    await confirmEmail(shopper, email)
    expect(await isKnown(email)).toBe(true)
    await shopper.post('/profile/update', { email: next })
    expect([await isKnown(email), await isKnown(next)]).toStrictEqual([false, false])
    await confirmEmail(shopper, next)
    expect([await isKnown(email), await isKnown(next)]).toStrictEqual([false, true])
  })

  test('needs an address for e-mails', async () => {
    const shopper = await aShopper()
    await register(shopper)
    expect(refusal(await change(shopper, { mail: true }))).toMatchObject({ status: 400, errors: { mail: 'EMPTY_EMAIL' } })
  })

  const on = ({ topics }: Subscriptions) =>
    topics.flatMap(({ topic, ...channels }) =>
      CHANNELS.filter((channel) => channels[channel].given).map((channel) => `${topic} ${channel}`),
    )

  test('chooses topics by channel, and each consent is stored with its time', async () => {
    const [shopper, email] = [await aShopper(), newEmail()]
    await register(shopper, newPhone(), { email })
    await confirmEmail(shopper, email)
    const before = Date.now()
    const answer = await change(shopper, {
      changes: [
        { topic: 'news', channel: 'mail', given: true },
        { topic: 'offers', channel: 'sms', given: true },
        { topic: 'events', channel: 'push', given: true },
      ],
    })
    expect(keeps(changeSubscriptions, answer)).toBe(true)
    const known = await read(shopper)
    expect(on(known)).toStrictEqual(['news mail', 'offers sms', 'events push'])
    const [news, offers] = known.topics
    for (const consent of [news?.mail, offers?.sms]) {
      expect(Date.parse(consent?.at ?? '')).toBeGreaterThanOrEqual(before - 1000)
      expect(Date.parse(consent?.at ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
    }
    expect(offers?.mail).toStrictEqual({ given: false, at: null })
    // News by email is the same as the account's subscription everywhere else.
    expect([known.mail, known.sms, await isSubscribed(shopper), await isKnown(email)]).toStrictEqual([true, false, true, true])

    await change(shopper, { changes: [{ topic: 'offers', channel: 'sms', given: false }] })
    const [, ended] = (await read(shopper)).topics
    expect(ended?.sms).toStrictEqual({ given: false, at: expect.any(String) as string })
  })

  test('sets a topic to the last of two values, and an unchanged value is not stored again', async () => {
    const shopper = await aShopper()
    await register(shopper)
    const push = (given: boolean) => ({ topic: 'news', channel: 'push', given })
    expect(refusal(await change(shopper, { changes: [push(true), push(false)] })).code).toBe('NOT_CHANGED')
    expect(refusal(await change(shopper, { changes: [] })).code).toBe('NOT_CHANGED')
    await change(shopper, { changes: [push(false), push(true)] })
    expect(on(await read(shopper))).toStrictEqual(['news push'])
  })

  test.each([
    [{ topic: 'gossip', channel: 'mail', given: true }],
    [{ topic: 'news', channel: 'pigeon', given: true }],
    [{ topic: 'news', channel: 'mail', given: 'yes' }],
  ])('%j is rejected as a subscription', async (one) => {
    const shopper = await aShopper()
    await register(shopper)
    expect((await change(shopper, { changes: [one] })).status).toBe(400)
    expect(on(await read(shopper))).toStrictEqual([])
  })

  test.each(['news', 'offers', 'events'])('subscribes to %s by e-mail only with a confirmed address', async (topic) => {
    const [shopper, email] = [await aShopper(), newEmail()]
    await register(shopper, newPhone(), { email })
    const mail = (given: boolean) => change(shopper, { changes: [{ topic, channel: 'mail', given }] })
    expect(refusal(await mail(true))).toMatchObject({ status: 400, errors: { mail: 'EMAIL_NOT_CONFIRMED' } })
    expect(on(await read(shopper))).toStrictEqual([])
    await confirmEmail(shopper, email)
    expect((await mail(true)).status).toBe(200)
    // An end needs no address.
    await shopper.post('/profile/update', { email: newEmail() })
    expect((await mail(false)).status).toBe(200)
    expect(on(await read(shopper))).toStrictEqual([])
  })

  test('ends every topic with the unsubscribe link for «all»', async () => {
    const [shopper, email] = [await aShopper(), newEmail()]
    await register(shopper, newPhone(), { email, newsletterSubscription: true })
    await confirmEmail(shopper, email)
    await change(shopper, {
      changes: [
        { topic: 'offers', channel: 'mail', given: true },
        { topic: 'events', channel: 'sms', given: true },
      ],
    })
    // A form that promises a promo code writes to an address that is subscribed already: its letter can end everything.
    await (await aShopper()).post('/subscriptions', { email, agreement: true, place: 'online', newsletterSubscription: true })
    const gift = (await messagesArrived(email, 2)).find(({ text }) => /backend\/letters/.test(text))
    const answer = await (await aShopper()).post('/subscriptions/unsubscribe', { token: tokenIn(gift as Message), all: true })
    expect(answer.status).toBe(200)
    expect(on(await read(shopper))).toStrictEqual([])
  })

  test('cannot be subscribed or unsubscribed by another account', async () => {
    const [shopper, stranger] = [await aShopper(), await aShopper()]
    await register(shopper)
    await change(shopper, { changes: [{ topic: 'offers', channel: 'sms', given: true }] })
    await register(stranger)
    await change(stranger, { changes: [{ topic: 'offers', channel: 'push', given: true }] })
    expect(on(await read(shopper))).toStrictEqual(['offers sms'])
    expect(refusal(await change(await aShopper(), { changes: [{ topic: 'offers', channel: 'sms', given: false }] })).status).toBe(401)
  })

  test('cannot be unsubscribed with a confirmation link', async () => {
    const [shopper, email] = [await aShopper(), newEmail()]
    await register(shopper, newPhone(), { email, newsletterSubscription: true })
    const guest = await aShopper()
    await guest.post('/alerts/price', { id: 11, email })
    const token = tokenIn((await messagesArrived(email))[0] as Message)
    expect(refusal(await guest.post('/subscriptions/unsubscribe', { token, all: true })).code).toBe('NOT_FOUND')
    expect(await isSubscribed(shopper)).toBe(true)
  })
})
