import { type productReviews, type Review } from '@shop/contracts/catalog/reviews/review'
import { REVIEW_LINK_DAYS } from '@shop/contracts/catalog/reviews/limits'
import { writeReview } from '@shop/contracts/catalog/reviews/write-review'
import type { OfficeReview } from '@shop/contracts/services/back-office/requests/reviews'
import { DAY_MS } from '@shop/contracts/core/time/durations'
import type { Rating } from '@shop/contracts/catalog/reviews/rating'
import type * as v from 'valibot'
import { Buyer } from '../support/people/buyer.ts'
import { ASKS, type Bought, piecesOf, Reviewers, RING, text, write, written } from '../support/people/reviewers.ts'
import { confirm, newPhone } from '../support/people/sign-in.ts'
import { keeps, refusal } from '../support/people/shopper.ts'
import { messagesTo } from '../support/services/sandbox.ts'
import { Office } from '../support/services/office.ts'
import { openShop, type Shop } from '../support/shop.ts'

const LETTER = 'letter-m-yellow-one'
const RING_PAGE = '/catalog/rings/solitaire-aurora-yellow/info'
const WHITE_RING_PAGE = '/catalog/rings/solitaire-aurora-white/info'

const office = new Office()
let shop: Shop
let buyers: Reviewers
const bought = (how?: Bought) => buyers.bought(how)
const asked = (how?: Bought) => buyers.asked(how)
const later = (milliseconds: number) => buyers.later(milliseconds)

beforeAll(async () => {
  shop = await openShop(await office.open())
  buyers = new Reviewers(shop, office)
  await shop.behindTheScenes('UPDATE stock SET quantity = 90', 'DELETE FROM reviews')
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})

const decide = (id: number, decision: object) => office.ask(shop.url(), 'POST', `/back-office/reviews/${id}`, decision)
const inOffice = async (status = 'waiting') =>
  (await office.ask(shop.url(), 'GET', `/back-office/reviews?status=${status}`)).body as { total: number; reviews: OfficeReview[] }

async function listed(itemId: number, query = '', host?: string) {
  const reader = await new Buyer(shop.url(), host).arrive()
  return ((await reader.get(`/products/${itemId}/reviews${query}`)).body as v.InferOutput<typeof productReviews.answer>).result
}
const ratingOf = async (page = RING_PAGE) => {
  const { body } = await new Buyer(shop.url()).get(page)
  return (body as { result: { product: { rating: Rating | null } } }).result.product.rating
}

test('two weeks after the delivery one letter asks for a review; its link needs no sign-in [reviews.asked-once]', async () => {
  const { email, path, letter } = await asked()
  expect(letter.text).toContain('Кольцо')
  const stranger = await new Buyer(shop.url()).arrive()
  expect(await piecesOf(stranger, path)).toMatchObject([{ size: '16,5', review: null }])
  await later(DAY_MS)
  expect((await messagesTo(email)).filter((one) => one.text.includes(ASKS))).toHaveLength(1)
})

test('nothing is asked of a cancelled or a returned order, nor of who has switched such letters off [reviews.not-asked]', async () => {
  const cancelled = await bought({ status: 'cancelled' })
  const returned = await bought()
  const { body } = await office.ask(shop.url(), 'POST', `/back-office/orders/${returned.id}/refund`, { key: `r-${returned.id}`, items: [] })
  expect(body).toMatchObject({ result: true })
  const silent = await bought()
  await shop.behindTheScenes(`INSERT INTO review_letters_off (email, at) VALUES ('${silent.email}', now())`)
  const other = await asked()
  for (const { email } of [cancelled, returned, silent]) {
    expect((await messagesTo(email)).filter((one) => one.text.includes(ASKS))).toStrictEqual([])
  }
  // The link of a letter ends them.
  const off = new URL(other.letter.unsubscribe ?? '').pathname.replace('/backend', '')
  expect((await fetch(shop.url() + off, { method: 'POST', body: new URLSearchParams() })).status).toBe(200)
  expect(await shop.behindTheScenes(`SELECT email FROM review_letters_off WHERE email = '${other.email}'`)).toHaveLength(1)
})

test('a review waits for the shop, and then stands at every metal of the design [reviews.moderated-first] [reviews.of-the-design]', async () => {
  const { buyer, path } = await asked()
  const answer = await write(buyer, path)
  expect(keeps(writeReview, answer)).toBe(true)
  const [piece] = await piecesOf(buyer, path)
  expect(piece?.review).toMatchObject({ stars: 5, fit: 'true', name: 'Марина', status: 'waiting' })
  expect(await ratingOf()).toBeNull()
  expect((await listed(piece?.itemId ?? 0)).reviews).toStrictEqual([])

  const last = (await inOffice()).reviews.at(-1)
  expect(last).toMatchObject({ text, name: 'Марина', status: 'waiting', size: '16,5' })
  const id = last?.id ?? 0
  // What was changed since the office has read it is not published unread.
  expect((await decide(id, { decision: 'publish', writtenAt: '2020-01-01T00:00:00.000Z' })).body).toMatchObject({ result: false })
  await decide(id, { decision: 'publish', writtenAt: last?.writtenAt })
  await decide(id, { decision: 'answer', text: 'Марина, спасибо!' })
  const { summary, reviews } = await listed(piece?.itemId ?? 0)
  expect(summary).toStrictEqual({ count: 1, average: 5, stars: [1, 0, 0, 0, 0], fit: { small: 0, true: 1, large: 0 }, pictured: 0 })
  expect(reviews).toMatchObject([{ name: 'Марина', text, size: '16,5', isDemo: false, answer: { text: 'Марина, спасибо!' } }])
  for (const page of [RING_PAGE, WHITE_RING_PAGE]) {
    expect(await ratingOf(page)).toStrictEqual({ count: 1, average: 5, real: { count: 1, average: 5 } })
  }

  // Changed: it is read anew, and the answer was about other words.
  await write(buyer, path, { stars: 3, text: 'Потускнело через месяц.' })
  expect(await ratingOf()).toBeNull()
  await decide(id, { decision: 'refuse', reason: 'Без брани, пожалуйста' })
  expect((await piecesOf(buyer, path))[0]?.review).toMatchObject({ stars: 3, status: 'refused', reason: 'Без брани, пожалуйста' })
  expect((await inOffice('refused')).reviews.map((one) => one.id)).toContain(id)
})

test('only a piece that was bought and kept, once for each design of an account [reviews.by-buyers-only]', async () => {
  const phone = newPhone()
  const first = await asked({ phone, skus: [RING, LETTER] })
  const ring = (await piecesOf(first.buyer, first.path)).find(({ size }) => size !== null)
  expect(refusal(await first.buyer.post(first.path, { itemId: 31, ...written }))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  await first.buyer.post(first.path, { itemId: ring?.itemId, ...written })
  const second = await bought({ phone, signIn: confirm })
  const { body } = await second.buyer.get('/profile/orders')
  const orders = (body as { result: { id: string; reviewKey?: string }[] }).result
  const key = orders.find(({ id }) => id === second.id)?.reviewKey
  const path = `/reviews/by-link/${key}`
  expect((await piecesOf(second.buyer, path))[0]?.review).toMatchObject({ stars: 5 })
  const before = (await inOffice()).total
  await write(second.buyer, path, { stars: 4 })
  expect((await inOffice()).total).toBe(before)
  // One piece was returned.
  const items = [{ id: RING, quantity: 1 }]
  await office.ask(shop.url(), 'POST', `/back-office/orders/${first.id}/refund`, { key: `r-${first.id}`, items })
  expect((await piecesOf(first.buyer, first.path)).map(({ itemId }) => itemId)).not.toContain(ring?.itemId)
})

test('a link that is wrong, of an order, or too old opens nothing', async () => {
  const { buyer, path } = await asked()
  const forged = path.replace(/.$/, (sign) => (sign === 'A' ? 'B' : 'A'))
  expect(refusal(await buyer.get(forged.slice(0, -2) + 'zz'))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  expect(refusal(await buyer.get(path.replace('/reviews/', '/order/')))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  await later((REVIEW_LINK_DAYS + 1) * DAY_MS)
  await buyer.arrive()
  expect(refusal(await buyer.get(path))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test.each([
  ['no text', { text: '  ' }, { text: 'EMPTY_FIELD' }],
  ['a word', { text: 'Мило' }, { text: 'TOO_SHORT' }],
  ['a text that is too long', { text: 'я'.repeat(2001) }, { text: 'TOO_LONG' }],
  ['no stars', { stars: 0 }, { stars: 'REQUIRED_FIELD' }],
  ['six stars', { stars: 6 }, { stars: 'WRONG_FIELD' }],
  ['no name', { name: ' ' }, { name: 'EMPTY_NAME' }],
])('%s is refused by the server', async (_, changes, errors) => {
  const buyer = await new Buyer(shop.url()).arrive()
  expect((await buyer.post('/reviews/by-link/4820719.t5x.Zm9v', { itemId: 11, ...written, ...changes })).body).toMatchObject({ errors })
})

test('the list is sorted and filtered; own language first; a page at a time', async () => {
  const [piece] = (await shop.behindTheScenes(
    "SELECT p.design_id AS design, p.id AS item, c.slug AS category FROM products p JOIN categories c ON c.id = p.category_id WHERE p.slug = 'letter-m-yellow'",
  )) as { design: number; item: number; category: string }[]
  const { design = 0, item = 0, category = '' } = piece ?? {}
  const add = (stars: number, day: number, locale: string, isDemo = false) =>
    `INSERT INTO reviews (design_id, item_id, stars, text, name, shows_size, locale, status, is_demo, agreement_version, written_at, published_at)
     VALUES (${design}, ${item}, ${stars}, '${stars} ${day}', 'Анна', false, '${locale}', 'published', ${isDemo}, '1', now(), '2026-10-${day}')`
  await shop.behindTheScenes(...[3, 5, 1, 4, 5, 2].map((stars, day) => add(stars, 10 + day, 'ru')), add(5, 20, 'en', true))
  const wordsOf = (reviews: Review[]) => reviews.map((one) => one.text)
  const first = await listed(item)
  expect(wordsOf(first.reviews)).toStrictEqual(['2 15', '5 14', '4 13', '1 12', '5 11'])
  expect(first.total).toBe(7)
  expect(wordsOf((await listed(item, '?page=2')).reviews)).toStrictEqual(['3 10', '5 20'])
  expect(wordsOf((await listed(item, '?sort=highest')).reviews)).toStrictEqual(['5 14', '5 11', '4 13', '3 10', '2 15'])
  expect(wordsOf((await listed(item, '?sort=lowest')).reviews)).toStrictEqual(['1 12', '2 15', '3 10', '4 13', '5 14'])
  const five = await listed(item, '?stars=5')
  expect([five.total, five.summary.count]).toStrictEqual([3, 7])
  expect((await listed(item, '', 'shop.com.localhost')).reviews[0]).toMatchObject({ text: '5 20', isDemo: true })
  // Those of the demo count on the page, and never for search engines.
  expect(await ratingOf(`/catalog/${category}/letter-m-yellow/info`)).toStrictEqual({
    count: 7,
    average: 3.6,
    real: { count: 6, average: 3.3 },
  })
  const reader = await new Buyer(shop.url()).arrive()
  expect(refusal(await reader.get('/products/999999/reviews'))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})
