import type { MarketingConsent } from '@shop/contracts/marketing/marketing'
import { receivedOperations } from '../support/services/marketing.ts'
import { INTERNATIONAL, refusal, Shopper } from '../support/people/shopper.ts'
import { aShopper, confirm, confirmEmail, newPhone, register, signInAgain } from '../support/people/sign-in.ts'

const agree = (shopper: Shopper, given = true) => shopper.post('/marketing/consent', { given, box: 'banner', textVersion: '1' })
const view = (shopper: Shopper, kind: string, id: string) => shopper.post('/marketing/view', { kind, id })
const consentOf = async (shopper: Shopper) => (await shopper.get('/marketing/consent')).body as MarketingConsent
const mailOf = (phone: string) => `marketing${phone.slice(1)}@mail.example`

/** Pieces of the shop: three to put hearts on, and others to look at and to wait for. */
let pieces: number[]
beforeAll(async () => {
  pieces = (await new Shopper().show('catalog', '')).products.map(({ itemId }) => itemId)
})
const piece = (index: number) => pieces[index] ?? 0

/** Everything that the platform may hear of, done once. */
async function doEverything(shopper: Shopper, email: string) {
  for (const index of [0, 1, 2]) await shopper.post(`/favorites/${piece(index)}`, {})
  await shopper.ask('DELETE', `/favorites/${piece(0)}`)
  await shopper.ask('DELETE', '/favorites/', JSON.stringify({ items: [piece(1), piece(2)] }))
  await view(shopper, 'category', 'rings')
  await view(shopper, 'product', String(piece(3)))
  await shopper.post('/alerts/price', { id: piece(4), email })
}

const product = (itemId: number) => ({ product: { ids: { website: String(itemId) } } })

test('the platform receives each of its operations once, when it happens [marketing.seven-operations]', async () => {
  const [shopper, phone] = [await aShopper(), newPhone()]
  await agree(shopper)
  await register(shopper, phone, { email: mailOf(phone), newsletterSubscription: true })
  await confirmEmail(shopper, mailOf(phone))
  await doEverything(shopper, mailOf(phone))
  const heard = await receivedOperations(phone, 10)
  expect(heard.map(({ operation, isSync, body }) => ({ operation, isSync, body }))).toStrictEqual([
    { operation: 'Website.AddToWishlist', isSync: false, body: { addProductToList: expect.anything() as object } },
    { operation: 'Website.AddToWishlist', isSync: false, body: { addProductToList: expect.anything() as object } },
    { operation: 'Website.AddToWishlist', isSync: false, body: { addProductToList: expect.anything() as object } },
    { operation: 'Website.AuthorizeCustomer', isSync: true, body: { customer: { mobilePhone: phone } } },
    { operation: 'Website.ClearWishlist', isSync: false, body: {} },
    { operation: 'Website.RemoveFromWishlist', isSync: false, body: { removeProductFromList: product(piece(0)) } },
    {
      operation: 'Website.SubscribeCustomer',
      isSync: false,
      body: {
        customer: { email: mailOf(phone), subscriptions: [{ brand: 'zlata', pointOfContact: 'Email', isSubscribed: true }] },
      },
    },
    {
      operation: 'Website.SubscribeToPriceReduction',
      isSync: false,
      body: { customer: { email: mailOf(phone) }, addProductToList: product(piece(4)) },
    },
    { operation: 'Website.ViewCategory', isSync: false, body: { viewProductCategory: { productCategory: { ids: { website: 'rings' } } } } },
    { operation: 'Website.ViewProduct', isSync: false, body: { viewProduct: product(piece(3)) } },
  ])
  const added = heard.filter(({ operation }) => operation === 'Website.AddToWishlist').map(({ body }) => JSON.stringify(body))
  expect(added.sort()).toStrictEqual([0, 1, 2].map((index) => JSON.stringify({ addProductToList: product(piece(index)) })).sort())
})

test('every sign-in of a consenting shopper is reported, on every device [marketing.authorize-customer]', async () => {
  const [shopper, phone] = [await aShopper(), newPhone()]
  await register(shopper, phone)
  await agree(shopper)
  const { shopper: again } = await signInAgain(phone)
  expect((await consentOf(again)).given).toBe(true)
  expect(await receivedOperations(phone, 1)).toMatchObject([{ operation: 'Website.AuthorizeCustomer', isSync: true }])
})

test('nothing is reported without consent or after it is withdrawn [marketing.consent-first]', async () => {
  const [shopper, phone] = [await aShopper(), newPhone()]
  await register(shopper, phone, { email: mailOf(phone), newsletterSubscription: true })
  await confirmEmail(shopper, mailOf(phone))
  await doEverything(shopper, mailOf(phone))
  await agree(shopper)
  await agree(shopper, false)
  await view(shopper, 'product', String(piece(5)))
  await agree(shopper)
  await shopper.post('/alerts/price', { id: piece(6) })
  expect(await receivedOperations(mailOf(phone), 1)).toMatchObject([
    { operation: 'Website.SubscribeToPriceReduction', body: { addProductToList: product(piece(6)) } },
  ])
})

test('a marketing consent is stored and the last one applies; countries define whether it is asked first', async () => {
  const [shopper, abroad] = [await aShopper(), await aShopper({ host: INTERNATIONAL, cookies: { country: 'US' } })]
  expect([await consentOf(shopper), await consentOf(abroad)]).toStrictEqual([
    { given: null, asksFirst: true, textVersion: null, at: null },
    { given: null, asksFirst: false, textVersion: null, at: null },
  ])
  const kept = { asksFirst: true, textVersion: '1', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string }
  expect((await agree(shopper)).body).toStrictEqual({ given: true, ...kept })
  expect((await agree(shopper, false)).body).toStrictEqual({ given: false, ...kept })
  expect((await consentOf(shopper)).given).toBe(false)
})

test('a guest’s consent applies on the other devices of the account they sign in to', async () => {
  const [guest, phone] = [await aShopper(), newPhone()]
  await agree(guest, false)
  await register(guest, phone)
  const { shopper: again } = await signInAgain(phone)
  expect(await consentOf(again)).toMatchObject({ given: false, textVersion: '1' })
})

test('adding an existing favorite or removing a missing one is not reported', async () => {
  const [shopper, phone] = [await aShopper(), newPhone()]
  await agree(shopper)
  await register(shopper, phone)
  for (const _ of [1, 2]) await shopper.post(`/favorites/${piece(0)}`, {})
  await shopper.ask('DELETE', `/favorites/${piece(1)}`)
  await view(shopper, 'product', String(piece(0)))
  expect((await receivedOperations(phone, 3)).map(({ operation }) => operation)).toStrictEqual([
    'Website.AddToWishlist',
    'Website.AuthorizeCustomer',
    'Website.ViewProduct',
  ])
})

test('confirming a phone is not a sign-in, and an unconfirmed subscription is not reported', async () => {
  const [shopper, phone] = [await aShopper(), newPhone()]
  await agree(shopper)
  await confirm(shopper, phone)
  await shopper.post('/subscriptions', { email: mailOf(phone), agreement: true })
  const rare = pieces.at(-1) ?? 0
  await view(shopper, 'product', String(rare))
  expect((await receivedOperations(String(rare), 1)).map(({ operation }) => operation)).toStrictEqual(['Website.ViewProduct'])
})

test.each([
  ['a piece', 'product', '999999'],
  ['no piece at all', 'product', 'rings'],
  ['a category', 'category', 'cars'],
])('a view of an unknown %s returns 404', async (_, kind, id) => {
  expect(refusal(await view(await aShopper(), kind, id))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test('reported views are limited to sixty a minute per session', async () => {
  const shopper = await aShopper()
  await agree(shopper)
  const answers = []
  for (let time = 0; time < 61; time += 1) answers.push(await view(shopper, 'category', 'rings'))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
  expect(refusal(answers[60] as (typeof answers)[number]).code).toBe('TOO_FAST')
})
