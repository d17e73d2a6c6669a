import { pathOf, searchOf } from '@shop/contracts/core/endpoint'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { endpointOf, entriesOf } from '../support/contracts.ts'
import { Gateway } from '../support/services/gateway.ts'
import { oauthReturned } from '../support/people/provider.ts'
import { messageContaining, messagesArrived } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { type Answer, INTERNATIONAL, keeps, refusal } from '../support/people/shopper.ts'
import { aShopper, codeFor, confirm, newPhone, register } from '../support/people/sign-in.ts'

const gateway = new Gateway()
let shop: Shop
let anna: Buyer
let guest: Buyer
let order: string
let deposit: { id: string; code: string }

const SKU = 'letter-m-yellow-one'
const GIFT = {
  designId: 1,
  amount: 5000,
  recipientEmail: 'maria.table@mail.example',
  senderName: 'Анна',
  email: 'anna.buyer@mail.example',
  agreement: true,
}
const today = () => new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').toReversed().join('.')
const aGift = () => ({ ...GIFT, sendDate: today(), idempotencyKey: crypto.randomUUID() })

beforeAll(async () => {
  shop = await openShop(await gateway.open())
  ;[anna, guest] = [await new Buyer(shop.url()).arrive(), await new Buyer(shop.url()).arrive()]
  const phone = newPhone()
  await register(anna, phone)
  await anna.cart('add', { sku_id: SKU })
  order = (await anna.order(aDraft({ phone, payment_method_id: 4 }))).order?.id ?? ''
  const id = ((await anna.post('/order/deposits/create', aGift())).body as { depositId: string }).depositId
  await gateway.report(id, 'Payment', { to: shop.url() })
  const [mail] = await messagesArrived(GIFT.recipientEmail)
  deposit = { id, code: /Код активации: (\d{4})/.exec(mail?.text ?? '')?.[1] ?? '' }
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

interface Row {
  call: string
  /** The payload of the table, name by name. */
  payload?: string[]
  /** What the table reads from the answer; a dot leads into it. */
  reads?: string[]
  params?: () => Record<string, string>
  body?: () => object | Promise<object>
  query?: Record<string, string | number | string[]>
  /** Who asks: Anna, who is signed in, unless it is said otherwise. */
  by?: 'guest'
}

const list = { url: 'rings?metal=yellow', limit: 48, offset: 0, parameters: {} }
const bag = () => ({
  spend_bonuses: false,
  pickup_point_id: null,
  delivery: { items: [{ typeId: 1 }], country: 'RU', region: 'Москва', city: 'Москва', kadType: true, kadDistance: 0 },
  delivery_method_id: 1,
  payment_method_id: 1,
})
const BAG = ['spend_bonuses', 'pickup_point_id', 'delivery', 'delivery_method_id', 'payment_method_id', 'code']
const CART = ['result', 'cartData', 'error', 'message']
const LIST = ['url', 'limit', 'offset', 'parameters']
const FOUND = ['result.quantity', 'result.products']
const bounds = { south: 55.6, west: 37.4, north: 55.9, east: 37.8 }
const opened = () => ({ depositId: deposit.id })
const authCode = () => ({ authCode: deposit.code })

/** Every call that the screens need, row by row. A path of the table that a parameter of ours covers is asked as the table writes it. */
const TABLE: Row[] = [
  { call: 'GET /token', reads: ['csrfToken', 'cookie'] },
  { call: 'POST /location/set-country', payload: ['countryCode'], body: () => ({ countryCode: 'RU' }), reads: ['countryChanged'] },
  { call: 'POST /location', payload: ['country'], body: () => ({ country: 'RU' }), reads: ['reload', 'location'] },
  {
    call: 'POST /domain-by-country/{code}',
    payload: ['url'],
    params: () => ({ code: 'AE' }),
    body: () => ({ url: '/catalog' }),
    reads: ['domain', 'country_name', 'redirect_url'],
  },
  { call: 'POST /subscriber-exists', payload: ['email'], body: () => ({ email: 'anna@mail.example' }), reads: ['email'] },
  { call: 'GET /profile/info' },
  { call: 'GET /profile/orders' },
  { call: 'GET /profile/certificates' },
  { call: 'GET /profile/bonuses' },
  { call: 'GET /profile/user_address', reads: ['id', 'address', 'apartment', 'frontDoor', 'floor', 'houseCode'] },
  { call: 'POST /phone/send_code', payload: ['phone'], body: () => ({ phone: newPhone() }) },
  {
    call: 'POST /phone/confirm',
    by: 'guest',
    body: async () => {
      const phone = newPhone()
      return { phone, code: await codeFor(guest, phone) }
    },
    reads: ['result', 'user'],
  },
  { call: 'GET /logout', by: 'guest' },
  { call: 'GET /api/v1/services/{key}', params: () => ({ key: 'piercing' }), reads: ['data'] },
  { call: 'GET /main-page', reads: ['mainBanner', 'certificateStoryImage', 'banners'] },
  {
    call: 'POST /favorites/show',
    payload: ['favorites', 'page', 'sort', 'inStock'],
    body: () => ({ favorites: [11], page: 1, sort: 'desc', inStock: false }),
    reads: ['result.products', 'favoriteItemIds'],
  },
  { call: 'POST /favorites/{id}', params: () => ({ id: '11' }) },
  { call: 'DELETE /favorites/{id}', params: () => ({ id: '11' }) },
  { call: 'DELETE /favorites/', payload: ['items'], body: () => ({ items: [11] }) },
  { call: 'POST /favorites/items', payload: ['sku_ids'], body: () => ({ sku_ids: [SKU] }), reads: ['item_ids'] },
  { call: 'GET /api/pickup-points/map/', query: { ...bounds, providers: ['0'] } },
  { call: 'GET /api/pickup-points/list/', query: { city_id: 1, providers: ['0'] } },
  { call: 'GET /api/pickup-points/providers' },
  { call: 'POST /pd/frontend/common_data', body: () => ({ path: '/' }), reads: ['user', 'cartData', 'menu'] },
  { call: 'GET /image-certificates', reads: ['images'] },
  { call: 'GET /deposits_design' },
  { call: 'POST /order/deposits/create', body: aGift },
  { call: 'POST /deposit/{depositId}', payload: ['authCode'], params: opened, body: authCode },
  { call: 'POST /deposit/{depositId}/add_to_profile', payload: ['authCode'], params: opened, body: authCode },
  { call: 'POST /{section}/show', payload: LIST, params: () => ({ section: 'jewelry' }), body: () => list, reads: FOUND },
  { call: 'POST /tags/show', payload: LIST, body: () => ({ ...list, url: 'new' }), reads: FOUND },
  // The table's POST /catalog/show is the section `catalog`.
  { call: 'POST /{section}/show', params: () => ({ section: 'catalog' }), body: () => list },
  { call: 'GET /pd/frontend/bestsellers' },
  { call: 'POST /auth/identification', by: 'guest', body: () => ({ login: newPhone() }) },
  {
    call: 'POST /auth/authenticate',
    payload: ['source'],
    by: 'guest',
    body: async () => {
      const login = 'anna@mail.example'
      await guest.post('/auth/identification', { login })
      const mail = await messageContaining(login, 'Код для входа')
      return { login, code: mail.code, source: 'login_form' }
    },
  },
  {
    call: 'POST /registration',
    by: 'guest',
    body: async () => {
      const phone = newPhone()
      await confirm(guest, phone)
      return { phone, name: 'Анна', surname: 'Петрова', agreement: true }
    },
  },
  { call: 'POST /oauth', by: 'guest', body: () => oauthReturned(guest), reads: ['success', 'data.user', 'message'] },
  { call: 'GET /captcha', reads: ['image', 'token'] },
  { call: 'POST /cart/calculate', payload: BAG, body: bag, reads: CART },
  { call: 'POST /cart/add', payload: BAG, body: () => ({ ...bag(), sku_id: SKU }), reads: CART },
  { call: 'POST /cart/update', payload: BAG, body: () => ({ ...bag(), sku_id: SKU, quantity: 1 }), reads: CART },
  { call: 'POST /cart/promocode/apply', payload: BAG, body: () => ({ ...bag(), code: 'WELCOME10' }), reads: CART },
  { call: 'POST /cart/promocode/remove', payload: BAG, body: () => ({ ...bag(), code: 'WELCOME10' }), reads: CART },
  { call: 'POST /cart/certificate/apply', payload: BAG, body: () => ({ ...bag(), code: 'ZLATA-3000-K7WQ' }), reads: CART },
  { call: 'POST /cart/certificate/remove', payload: BAG, body: () => ({ ...bag(), code: 'ZLATA-3000-K7WQ' }), reads: CART },
  { call: 'POST /cart/deposit/apply', payload: BAG, body: () => ({ ...bag(), code: deposit.id, auth_code: deposit.code }), reads: CART },
  { call: 'POST /cart/deposit/remove', payload: BAG, body: () => ({ ...bag(), code: deposit.id }), reads: CART },
  { call: 'POST /cart/gift-pack', payload: BAG, body: () => ({ ...bag(), chosen: true }), reads: CART },
  { call: 'POST /cart/festive-pack', payload: BAG, body: () => ({ ...bag(), chosen: true }), reads: CART },
  { call: 'POST /cart/price-tags', payload: BAG, body: () => ({ ...bag(), chosen: true }), reads: CART },
  { call: 'POST /cart/remove', payload: BAG, body: () => ({ ...bag(), sku_id: SKU }), reads: CART },
  { call: 'POST /cart/clear', payload: BAG, body: bag, reads: CART },
  {
    call: 'POST /order/create/v2',
    body: async () => {
      const { dueSum } = await anna.calculated(aDraft())
      return { ...aDraft(), idempotencyKey: crypto.randomUUID(), personalDataAgreement: true, dueSum }
    },
    reads: ['result', 'cartChanged', 'error', 'code', 'errors'],
  },
  { call: 'GET /order/success-data/{orderId}', params: () => ({ orderId: order }) },
  { call: 'POST /_content/{path}', params: () => ({ path: 'piercing' }) },
  { call: 'GET /texts/{locale}', params: () => ({ locale: 'en' }) },
]

const hasField = (value: unknown, path: string) =>
  path.split('.').every((name) => {
    const holder = value as Record<string, unknown> | null
    const has = typeof holder === 'object' && holder !== null && name in holder
    value = has ? holder[name] : undefined
    return has
  })

async function ask({ call, params, body, query, by }: Row): Promise<Answer> {
  const shopper = by === 'guest' ? guest : anna
  const given = await body?.()
  const [method = '', path = ''] = call.split(' ')
  const answer = await shopper.ask(method, pathOf({ path }, params?.()) + (query ? searchOf(query) : ''), given && JSON.stringify(given))
  if (by === 'guest') guest = await new Buyer(shop.url()).arrive()
  return answer
}

describe('a call that the screens need [calls.known-table]', () => {
  beforeAll(() => anna.post('/profile/user_address', { address: 'Москва, Лесная улица, 7' }))

  test.each(TABLE.map((row) => [row.call, row] as const))('%s', async (call, row) => {
    const endpoint = endpointOf(call)
    if (!endpoint) throw new Error(`No contract for ${call}.`)
    const names = { ...entriesOf(endpoint.body), ...entriesOf(endpoint.query) }
    expect((row.payload ?? []).filter((name) => !(name in names))).toStrictEqual([])

    const answer = await ask(row)
    expect([answer.status, answer.status === 200 ? [] : answer.body]).toStrictEqual([200, []])
    expect(keeps(endpoint, answer)).toBe(true)
    expect((row.reads ?? []).filter((path) => !hasField(answer.body, path))).toStrictEqual([])
  })
})

test('common_data redirects a shopper of the other storefront to its domain [country.redirect-once]', async () => {
  const domainFor = async (host: string, country: string) => {
    const shopper = await aShopper({ host, url: shop.url(), cookies: { country } })
    return (await shopper.post('/pd/frontend/common_data', { path: '/' })).headers.get('domain-redirect')
  }
  expect(await domainFor('shop.ru.localhost:3000', 'AE')).toBe('shop.com.localhost:3000')
  expect(await domainFor(INTERNATIONAL, 'RU')).toBe('shop.ru.localhost')
  expect(await domainFor(INTERNATIONAL, 'DE')).toBeNull()
  expect(await domainFor('localhost', 'AE')).toBeNull()
  expect(await domainFor('shop.ru.localhost', '<x>')).toBeNull()
})

test('a subscriber lookup tells about the own e-mail only, and is rate-limited [profile.email-lookup-limited]', async () => {
  const anna = await aShopper({ url: shop.url() })
  await confirm(anna, '+79000000001')
  expect((await anna.post('/subscriber-exists', { email: 'anna@mail.example' })).body).toStrictEqual({ email: true })
  const curious = await aShopper({ url: shop.url() })
  const exists = (email: string) => curious.post('/subscriber-exists', { email })
  expect((await exists('Anna@mail.example')).body).toStrictEqual({ email: false })
  for (let time = 1; time < 10; time += 1) expect((await exists(`nobody${time}@mail.example`)).body).toStrictEqual({ email: false })
  expect(refusal(await exists('anna@mail.example'))).toStrictEqual({ status: 429, code: 'TOO_MANY_REQUESTS' })
})

test('texts of an unsupported language return 404', async () => {
  expect(refusal(await guest.get('/texts/fr')).code).toBe('NOT_FOUND')
})
