import type { Product } from '@shop/contracts/catalog/product'
import { money } from '@shop/i18n/money'
import { WELCOME_BONUS } from '@shop/contracts/core/limits'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Alert } from '@shop/contracts/account/alerts'
import type { Bonuses } from '@shop/contracts/account/profile'
import { type Referral, REFERRAL_BONUS } from '@shop/contracts/account/referral'
import type { SavedSearch } from '@shop/contracts/account/saved-searches'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { type Message, messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { refusal, RUSSIAN } from '../support/people/shopper.ts'
import { confirm, confirmEmail, newEmail, newPhone, register } from '../support/people/sign-in.ts'
import { outboxRound } from '../support/until.ts'
import { eventually } from '@shop/testing/eventually'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** A marketing platform that does what a test tells it. */
const platform = { heard: [] as { operation: string | null; authorization: string | undefined; body: unknown }[], answer: 'Success' }
let server: Server
let shop: Shop
let piece: { itemId: number; url: string }
/** Of no size, several of each in stock. */
let pieces: string[]
const SOLD_OUT = 'brooch-star-silver-one'

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += String(chunk)))
    request.on('end', () => {
      const { searchParams } = new URL(request.url ?? '', 'http://platform')
      platform.heard.push({
        operation: searchParams.get('operation'),
        authorization: request.headers.authorization,
        body: JSON.parse(body),
      })
      response.writeHead(platform.answer === 'down' ? 503 : 200).end(JSON.stringify({ status: platform.answer }))
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  shop = await openShop({ MINDBOX_URL: url, MINDBOX_SECRET_KEY: 'secret-of-this-test' })
  const [card] = (await aGuest().show('catalog', 'rings')).products
  piece = { itemId: card?.itemId ?? 0, url: card?.url ?? '' }
  const products = await aGuest().everyPiece()
  pieces = products.flatMap(({ sku, availability }) => (sku && availability === 'inStock' ? [sku] : []))
})
afterAll(async () => {
  await shop.remove()
  server.close()
})

/** Texts of letters that a test has read. */
const used = new Set<string>()
const follow = (guest: Buyer, email: string, url = '/catalog/rings') => guest.post('/alerts/search', { url, email })
const aGuest = (cookies: Record<string, string> = {}) => new Buyer(shop.url(), RUSSIAN, cookies)
const tokenIn = ({ text }: Message) => /\/backend\/letters\/(\S+)/.exec(text)?.[1] ?? ''

async function aShopper(email = newEmail(), cookies: Record<string, string> = {}) {
  const [shopper, phone] = [await aGuest(cookies).arrive(), newPhone()]
  await register(shopper, phone, { email })
  return { shopper, phone, email }
}

// One closing of the shop serves all tests: what they wait for changes at once.
let waiting: Awaited<ReturnType<typeof aShopper>>
let guestMail: string
let silentMail: string
let endedMail: string
let strangerMail: string
let unconfirmed: Awaited<ReturnType<typeof aShopper>>
/** Guests following a search: confirmed, unconfirmed, and confirmed then unsubscribed. */
let [followMail, idleMail, leftMail]: [string, string, string] = ['', '', '']

const alertsOf = async () => ((await waiting.shopper.get('/profile/alerts')).body as { result: Alert[] }).result
const searchesOf = async () => ((await waiting.shopper.get('/profile/searches')).body as { result: SavedSearch[] }).result

beforeAll(async () => {
  waiting = await aShopper()
  await confirmEmail(waiting.shopper, waiting.email)
  unconfirmed = await aShopper()
  ;[guestMail, silentMail, endedMail, strangerMail] = [newEmail(), newEmail(), newEmail(), newEmail()]
  ;[followMail, idleMail, leftMail] = [newEmail(), newEmail(), newEmail()]
})

let inviter: Awaited<ReturnType<typeof aShopper>>
let friend: Awaited<ReturnType<typeof aShopper>>
let bought: string[]

const referralOf = async ({ shopper }: { shopper: Buyer }) => ((await shopper.get('/profile/referral')).body as { result: Referral }).result
/** Without the gift for registering. */
const balanceOf = async ({ shopper }: { shopper: Buyer }) =>
  ((await shopper.get('/profile/bonuses')).body as { result: Bonuses }).result.balance - WELCOME_BONUS

async function buys({ shopper, phone, email }: Awaited<ReturnType<typeof aShopper>>) {
  await shopper.cart('add', { sku_id: pieces.pop() })
  return (await shopper.order(aDraft({ phone, email, payment_method_id: 4 }))).order?.id ?? ''
}

const until = (isTrue: () => boolean | Promise<boolean>) => eventually('it comes true', isTrue)

describe('alerts', () => {
  test('an account with an unconfirmed address confirms it by e-mail, and its searches are not mailed', async () => {
    await unconfirmed.shopper.post('/profile/searches', { url: '/catalog/rings', name: 'Кольца' })
    const { body } = await unconfirmed.shopper.post('/alerts/price', { id: piece.itemId })
    expect(body).toMatchObject({ status: 'pending' })
  })

  test('a price alert to the confirmed address of the account is active at once', async () => {
    const { status, body } = await waiting.shopper.post('/alerts/price', { id: piece.itemId })
    expect([status, body]).toStrictEqual([200, { result: true, status: 'active', message: 'Напишем, когда цена снизится' }])
    expect(await alertsOf()).toMatchObject([{ kind: 'price', url: piece.url, email: waiting.email, price: { currency: 'RUB' } }])
  })

  test('a guest confirms the address first; an unconfirmed alert stays inactive', async () => {
    const guest = await aGuest().arrive()
    for (const email of [guestMail, silentMail, endedMail]) {
      const { body } = await guest.post('/alerts/stock', { sku_id: SOLD_OUT, email })
      expect(body).toStrictEqual({ result: true, status: 'pending', message: 'Подтвердите адрес: мы отправили вам письмо' })
    }
    for (const email of [guestMail, endedMail]) {
      const [letter] = await messagesArrived(email)
      expect((await guest.post('/subscriptions/confirm', { token: tokenIn(letter as Message) })).status).toBe(200)
    }
  })

  test('an account cannot subscribe another person’s address without confirmation', async () => {
    const { body } = await waiting.shopper.post('/alerts/price', { id: piece.itemId, email: strangerMail })
    expect(body).toMatchObject({ status: 'pending' })
    expect((await alertsOf()).map(({ email }) => email)).not.toContain(strangerMail)
  })

  test('a back-in-stock alert for an available size is not created', async () => {
    expect((await waiting.shopper.post('/alerts/stock', { sku_id: pieces[0] })).body).toMatchObject({ status: 'inStock' })
  })

  test.each([
    ['/alerts/price', { id: 999_999 }, 'UNKNOWN_SKU'],
    ['/alerts/stock', { sku_id: 'no-such-piece' }, 'UNKNOWN_SKU'],
  ])('%s of %j is rejected', async (path, body, code) => {
    expect(refusal(await waiting.shopper.post(path, body)).code).toBe(code)
  })

  test('an alert without an address is rejected', async () => {
    const guest = await aGuest().arrive()
    expect(refusal(await guest.post('/alerts/price', { id: piece.itemId }))).toMatchObject({ errors: { email: 'EMPTY_EMAIL' } })
  })

  test('a search is saved once under its name, and a page that is no listing is rejected [search.saved-by-shopper]', async () => {
    const save = (url: string, name = 'Кольца') => waiting.shopper.post('/profile/searches', { url, name })
    await save('/catalog/rings?sort=price-asc', 'Колечки')
    await save('/catalog/rings?sort=price-asc')
    expect(await searchesOf()).toMatchObject([{ name: 'Кольца', url: '/catalog/rings?sort=price-asc' }])
    expect(refusal(await save('/catalog/cars')).code).toBe('NOT_FOUND')
    expect(refusal(await save('/about')).code).toBe('NOT_FOUND')
    expect(refusal(await save('//evil.example/x')).code).toBe('WRONG_FORM_DATA')
  })

  test('a guest follows a search once its address is confirmed, and a known address is not told [search.followed-by-guest]', async () => {
    const guest = await aGuest().arrive()
    const answer = { result: true, message: 'Подтвердите адрес: мы отправили вам письмо' }
    for (const email of [followMail, idleMail, leftMail]) expect((await follow(guest, email.toUpperCase())).body).toStrictEqual(answer)
    for (const email of [followMail, leftMail]) {
      const [letter] = await messagesArrived(email)
      expect(letter?.text).toContain('«Кольца»')
      expect((await guest.post('/subscriptions/confirm', { token: tokenIn(letter as Message) })).status).toBe(200)
    }
    expect((await follow(guest, followMail)).body).toStrictEqual(answer)
    expect(refusal(await follow(guest, followMail, '/about')).code).toBe('NOT_FOUND')
    expect(refusal(await guest.post('/alerts/search', { url: '/catalog/rings' })).code).toBe('WRONG_FORM_DATA')
  })

  test('an address that follows it already gets a letter that says so and ends it, once a day [product.alert-known]', async () => {
    const [guest, email] = [await aGuest().arrive(), newEmail()]
    const asks = [() => follow(guest, email), () => guest.post('/alerts/stock', { sku_id: SOLD_OUT, email })]
    for (const [index, ask] of asks.entries()) {
      const { body } = await ask()
      const asked = (await messagesArrived(email, index * 2 + 1)).find(({ text }) => text.includes('Сообщить вам?') && !used.has(text))
      used.add(asked?.text ?? '')
      expect((await guest.post('/subscriptions/confirm', { token: tokenIn(asked as Message) })).status).toBe(200)
      // The answer is the same as for an unknown address.
      for (let times = 0; times < 3; times += 1) expect((await ask()).body).toStrictEqual(body)
      const letters = await messagesArrived(email, index * 2 + 2)
      const told = letters.find(({ text }) => text.includes('Мы уже пишем вам') && !used.has(text))
      used.add(told?.text ?? '')
      expect(letters).toHaveLength(index * 2 + 2)
      expect((await guest.post('/subscriptions/unsubscribe', { token: tokenIn(told as Message) })).status).toBe(200)
    }
  })

  test('a letter to an unconfirmed address has no word of a stranger [search.named-by-shop]', async () => {
    const guest = await aGuest().arrive()
    const evil = 'Вы выиграли 100 000 ₽! Заберите: http://evil.example/win'
    const urls = [
      `/search?text=${evil}`,
      '/search?text=заберите на evil.example кольцо',
      '/catalog/rings?metal=yellow',
      '/search?text=кольцо с изумрудом',
      '/catalog/rings?price_from=20000&price_to=50000&metal=yellow&size=16.5',
    ]
    const named = [
      '«Поиск',
      '«Поиск',
      '«Кольца, Жёлтое золото»',
      '«Поиск, Кольца, Изумруд»',
      '«Кольца, от 20\u00a0000\u00a0₽ до 50\u00a0000\u00a0₽, Жёлтое золото, размер 16,5»',
    ]
    for (const [index, url] of urls.entries()) {
      const email = newEmail()
      expect((await guest.post('/alerts/search', { url, name: evil, email })).status).toBe(200)
      const [letter] = await messagesArrived(email)
      const { text = '', subject = '' } = { ...letter }
      expect(`${subject} ${text}`).not.toMatch(/выиграли|заберите|evil/i)
      expect(text).toContain(named[index])
    }
  })

  test('the page after confirming says what is followed and ends it at once, as the letter does [search.confirmed-page]', async () => {
    const [guest, email] = [await aGuest().arrive(), newEmail()]
    const press = (token: string) => guest.ask('POST', `/letters/${token}`, '', { 'content-type': 'application/x-www-form-urlencoded' })
    await follow(guest, email, '/search?text=кольцо с изумрудом')
    const [letter] = await messagesArrived(email)
    const page = String((await press(tokenIn(letter as Message))).body)
    expect(page).toContain('Адрес подтверждён')
    expect(page).toContain('«кольцо с изумрудом»')
    const off = /<form method="post" action="([^"]+)">/.exec(page)?.[1] ?? ''
    expect(String((await press(off)).body)).toContain('Подписка изменена')
    // The link of the letter that asked is over.
    expect((await press(tokenIn(letter as Message))).status).toBe(404)

    const idle = newEmail()
    await follow(guest, idle)
    const [asked] = await messagesArrived(idle)
    const [confirms = '', ends = ''] = [...(asked?.text ?? '').matchAll(/\/backend\/letters\/(\S+)/g)].map(([, token]) => token)
    expect((await press(ends)).status).toBe(200)
    expect((await press(confirms)).status).toBe(404)
  })
})

describe('a referred friend', () => {
  test('comes by the link: the inviter sees the referral but no identity', async () => {
    inviter = await aShopper()
    const { code, link, friends } = await referralOf(inviter)
    expect([link, friends]).toStrictEqual([`http://${RUSSIAN}/?ref=${code}`, []])
    friend = await aShopper(newEmail(), { ref: code })
    expect((await referralOf(inviter)).friends).toMatchObject([{ status: 'came', bonus: 0 }])
    bought = [await buys(friend), await buys(friend)]
  })

  test('is another person and a new customer [referral.somebody-new]', async () => {
    const [one, other] = [await aShopper(), await aShopper()]
    const visit = async (shopper: Buyer, code: string) => (await shopper.post('/referral/visit', { code })).body
    const [{ code }, { code: otherCode }] = [await referralOf(one), await referralOf(other)]
    expect(await visit(one.shopper, code)).toMatchObject({ result: false })
    expect(await visit(other.shopper, code)).toMatchObject({ result: true, bonus: REFERRAL_BONUS })
    // The first inviter counts.
    const third = await aShopper()
    expect(await visit(third.shopper, code)).toMatchObject({ result: true })
    expect(await visit(third.shopper, otherCode)).toMatchObject({ result: false })
    const buyer = await aShopper()
    await buys(buyer)
    expect(await visit(buyer.shopper, code)).toMatchObject({ result: false })
    expect(refusal(await buyer.shopper.post('/referral/visit', { code: '22222222' })).code).toBe('NOT_FOUND')
  })
})

describe('the marketing platform', () => {
  const agree = (shopper: Buyer, given = true) => shopper.post('/marketing/consent', { given, box: 'banner', textVersion: '1' })
  beforeEach(() => {
    platform.heard = []
    platform.answer = 'Success'
  })

  test('receives a retry after an outage, with the configured secret [marketing.through-server]', async () => {
    const guest = await aGuest().arrive()
    await agree(guest)
    platform.answer = 'down'
    await guest.post('/marketing/view', { kind: 'category', id: 'rings' })
    await until(() => platform.heard.length === 1)
    platform.answer = 'Success'
    await shop.later(2000)
    await until(() => platform.heard.length === 2)
    expect(platform.heard[1]).toStrictEqual({
      operation: 'Website.ViewCategory',
      authorization: 'SecretKey secret-of-this-test',
      body: { viewProductCategory: { productCategory: { ids: { website: 'rings' } } } },
    })
  })

  test('never receives operations queued before the consent was withdrawn', async () => {
    const guest = await aGuest().arrive()
    await agree(guest)
    platform.answer = 'down'
    await guest.post('/marketing/view', { kind: 'category', id: 'rings' })
    await until(() => platform.heard.length === 1)
    await agree(guest, false)
    platform.answer = 'Success'
    await shop.later(2 * MINUTE)
    await agree(guest)
    await guest.post('/marketing/view', { kind: 'category', id: 'earrings' })
    await until(() => platform.heard.length >= 2)
    // A busy machine may send the last one twice: the outbox delivers at least once.
    expect(new Set(platform.heard.slice(1).map(({ body }) => JSON.stringify(body)))).toStrictEqual(
      new Set([expect.stringContaining('earrings') as string]),
    )
  })

  test('gets no retry of a permanently rejected operation, and sign-in does not wait for it', async () => {
    platform.answer = 'ValidationError'
    const [guest, phone] = [await aGuest().arrive(), newPhone()]
    await agree(guest)
    await register(guest, phone)
    await until(() => platform.heard.length === 1)
    await shop.later(2 * MINUTE)
    platform.answer = 'Success'
    await guest.post('/marketing/view', { kind: 'category', id: 'rings' })
    await until(() => platform.heard.length >= 2)
    expect(platform.heard.map(({ operation }) => operation)).toStrictEqual(['Website.AuthorizeCustomer', 'Website.ViewCategory'])
  })
})

let advertised: string

test('the newsletter box of checkout creates a subscription, confirmed by e-mail where the law requires it', async () => {
  const order = async (newsletterSubscription: boolean | undefined) => {
    const [buyer, phone, email] = [await aGuest({ utm_source: 'gdeslon' }).arrive(), newPhone(), newEmail()]
    await confirm(buyer, phone)
    await buyer.cart('add', { sku_id: pieces.pop() })
    const made = await buyer.order(aDraft({ phone, email, payment_method_id: 4, newsletterSubscription }))
    expect(made).toMatchObject({ result: true })
    return { email, number: made.order?.id ?? '' }
  }
  const { email, number } = await order(true)
  const letters = await messagesArrived(email, 2)
  expect(letters.filter(({ text }) => text.startsWith('Подтвердите подписку'))).toHaveLength(1)
  for (const said of [false, undefined]) {
    const other = await order(said)
    expect((await messagesArrived(other.email)).filter(({ text }) => text.startsWith('Подтвердите'))).toStrictEqual([])
  }
  advertised = number
})

test('the price of a size is followed apart from its piece, and the letters name it [product.notify-me]', async () => {
  const sizedMail = `sized-${Date.now()}@mail.example`
  const guest = await aGuest().arrive()
  const { body } = await guest.get('/catalog/rings/solitaire-aurora-white/info')
  const { product } = (body as { result: { product: Product } }).result
  const sku = product.skuListWithGems.findLast(({ balances }) => balances > 0)
  const ask = (id: number, sku_id = sku?.id) => guest.post('/alerts/price', { id, sku_id, email: sizedMail })
  expect(refusal(await ask(piece.itemId)).code).toBe('UNKNOWN_SKU')
  expect(refusal(await ask(product.itemId, 'no-such-size')).code).toBe('UNKNOWN_SKU')
  expect((await ask(product.itemId)).body).toMatchObject({ status: 'pending' })
  const [letter] = await messagesArrived(sizedMail)
  const textOf = (message?: Message) => message?.text.replaceAll('\u00a0', ' ')
  expect(textOf(letter)).toContain(`, размер ${sku?.size}`)
  expect((await guest.post('/subscriptions/confirm', { token: tokenIn(letter as Message) })).status).toBe(200)

  await shop.behindTheScenes(
    `UPDATE product_offers SET final = final - 10000 WHERE product_id = ${product.itemId}`,
    `UPDATE prices SET final = final - 10000 WHERE currency = 'RUB' AND sku_id IN (SELECT id FROM skus WHERE product_id = ${product.itemId}) AND sku_id <> '${sku?.id}'`,
    'SELECT 1 AS one',
  )
  await shop.later(2 * MINUTE)
  await shop.behindTheScenes(`UPDATE prices SET final = final - 20000 WHERE currency = 'RUB' AND sku_id = '${sku?.id}'`, 'SELECT 1 AS one')
  await shop.later(2 * MINUTE)
  const [cheaper, , ...others] = await messagesArrived(sizedMail, 2)
  expect(others).toStrictEqual([])
  expect(textOf(cheaper)).toContain(`размер ${sku?.size}`)
  expect(cheaper?.text).toContain(`http://${RUSSIAN}${product.url}?size=${sku?.size?.replace(',', '.')}&weight=`)
  expect(textOf(cheaper)).toContain(money((sku?.price.final ?? 0) - 20000, 'RUB', 'ru').replaceAll('\u00a0', ' '))
})

describe('after catalog changes', () => {
  let behind: unknown
  beforeAll(async () => {
    const [row] = await shop.behindTheScenes(
      `UPDATE product_offers SET final = final - 10000 WHERE product_id = ${piece.itemId}`,
      `UPDATE stock SET quantity = 3 WHERE sku_id = '${SOLD_OUT}'`,
      `UPDATE products SET published_at = now() + interval '2 hours' WHERE id = ${piece.itemId}`,
      `UPDATE orders SET status = 'completed' WHERE number IN ('${bought.join("','")}')`,
      `SELECT (SELECT utm_source FROM orders WHERE number = '${advertised}') AS attribution,
        (SELECT json_agg(json_build_object('attempts', attempts, 'reason', last_error)) FROM outbox
          WHERE dead_at IS NOT NULL AND kind = 'marketing.operation') AS dead`,
    )
    behind = row
  })

  test('the order keeps its attribution, and a rejected operation is a dead letter', () => {
    expect(behind).toStrictEqual({
      attribution: 'gdeslon',
      dead: [{ attempts: 1, reason: 'The marketing platform answered 200 ValidationError' }],
    })
  })

  test('price, stock and search alerts are sent once and only to their subscribers [product.alert-once]', async () => {
    await shop.later(2 * MINUTE)
    const [cheaper] = await messagesArrived(waiting.email, 2)
    expect(cheaper?.text).toContain('стоит меньше')
    expect(cheaper?.text).toContain(`http://${RUSSIAN}${piece.url}`)
    const [back] = await messagesArrived(guestMail, 2)
    expect(back?.text).toContain('снова есть')
    expect(await alertsOf()).toStrictEqual([])

    // A letter that is on its way when the clock jumps is sent again.
    await outboxRound(shop, 'message.letter')
    await shop.later(DAY + 11 * MINUTE)
    const [news] = await messagesArrived(waiting.email, 3)
    expect(news?.text).toContain('Новое в\u00a0списке «Кольца»')
    expect(news?.text).toContain(`http://${RUSSIAN}/catalog/rings`)
    // One of them has asked again.
    expect((await messagesArrived(followMail, 3))[0]?.text).toContain('В\u00a0списке «Кольца»')
    expect((await messagesArrived(leftMail, 2))[0]?.text).toContain('В\u00a0списке «Кольца»')
    expect(await messagesTo(idleMail)).toHaveLength(1)

    await outboxRound(shop, 'message.letter')
    await shop.later(2 * DAY)
    await messagesArrived(endedMail, 2)
    const counts = await Promise.all(
      [waiting.email, guestMail, silentMail, strangerMail, unconfirmed.email].map(async (email) => (await messagesTo(email)).length),
    )
    expect(counts).toStrictEqual([3, 2, 1, 1, 1])
  })

  test('a referral bonus goes to both friends once, after the first paid order [referral.both-rewarded]', async () => {
    await until(async () => (await balanceOf(friend)) > 0)
    await shop.later(2 * MINUTE)
    await messagesArrived(inviter.email)
    expect([await balanceOf(inviter), await balanceOf(friend)]).toStrictEqual([REFERRAL_BONUS.inviter, REFERRAL_BONUS.friend])
    expect(await referralOf(inviter)).toMatchObject({
      friends: [{ status: 'bought', bonus: REFERRAL_BONUS.inviter }],
      came: 1,
      bought: 1,
      earned: REFERRAL_BONUS.inviter,
    })
    const namesOf = async ({ shopper }: typeof friend) =>
      ((await shopper.get('/profile/bonuses')).body as { result: Bonuses }).result.entries.map(({ name }) => name)
    expect((await namesOf(inviter))[0]).toBe('За приглашение друга')
    expect((await namesOf(friend)).join()).toMatch(/За первый заказ по приглашению, заказ \d/)
    const told = JSON.stringify([await referralOf(inviter), (await inviter.shopper.get('/profile/bonuses')).body])
    expect([friend.phone, friend.email, ...bought].filter((secret) => told.includes(secret))).toStrictEqual([])
  })

  test('the unsubscribe link stops the alert, and with «all» every e-mail to the address', async () => {
    const news = (await messagesTo(waiting.email)).find(({ text }) => text.includes('Новое'))
    await waiting.shopper.post('/profile/subscriptions', { mail: true, sms: true })
    await waiting.shopper.post('/alerts/price', { id: piece.itemId })
    const token = tokenIn(news as Message)
    const guest = await aGuest().arrive()
    expect((await guest.post('/subscriptions/unsubscribe', { token, all: true })).body).toStrictEqual({
      result: true,
      message: 'Вы отписаны от всех рассылок',
    })
    expect(await alertsOf()).toStrictEqual([])
    expect((await waiting.shopper.get('/profile/subscriptions')).body).toMatchObject({ result: { mail: false, sms: false } })
    // The search stays in the list of its shopper, silently.
    const [search] = await searchesOf()
    expect((await waiting.shopper.ask('DELETE', `/profile/searches/${search?.id}`)).body).toStrictEqual({ result: [] })
  })

  test('the letter of a guest’s search ends it, and asking again asks for a confirmation [search.followed-by-guest]', async () => {
    const guest = await aGuest().arrive()
    const token = tokenIn((await messagesTo(leftMail)).find(({ text }) => text.includes('Новое')) as Message)
    expect((await guest.post('/subscriptions/unsubscribe', { token, all: false })).status).toBe(200)
    await guest.post('/alerts/search', { url: '/catalog/rings', email: leftMail })
    expect((await messagesArrived(leftMail, 3))[0]?.text).toContain('Сообщить вам?')
  })

  test('a refund revokes the referral bonus of both friends once', async () => {
    await shop.behindTheScenes(`UPDATE orders SET status = 'refunded' WHERE number = '${bought[0]}'`)
    await shop.later(2 * MINUTE)
    await until(async () => (await balanceOf(friend)) === 0)
    await shop.later(2 * MINUTE)
    expect([await balanceOf(inviter), await balanceOf(friend)]).toStrictEqual([0, 0])
    expect(await referralOf(inviter)).toMatchObject({ friends: [{ status: 'returned', bonus: 0 }], came: 1, bought: 0, earned: 0 })
  })
})
