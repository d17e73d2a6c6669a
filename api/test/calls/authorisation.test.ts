import { type Endpoint, pathOf, searchOf } from '@shop/contracts/core/endpoint'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { endpointOf, endpoints, idOf } from '../support/contracts.ts'
import { Gateway } from '../support/services/gateway.ts'
import { openShop, type Shop } from '../support/shop.ts'
import type { Answer } from '../support/people/shopper.ts'
import { newPhone, register } from '../support/people/sign-in.ts'

/** Without a session · a guest with one · signed-in shoppers, two of them with a flag · whose things they are. */
const ROLES = ['nobody', 'guest', 'other', 'employee', 'admin', 'owner'] as const
type Role = (typeof ROLES)[number]
type Verdict = 'open' | 'CSRF_EXPIRED' | 'UNAUTHORIZED' | 'NOT_FOUND' | 'PREVIEW_OVER'

const signedIn = { other: 'open', employee: 'open', admin: 'open', owner: 'open' } as const
const strangers = { guest: 'NOT_FOUND', other: 'NOT_FOUND', employee: 'NOT_FOUND', admin: 'NOT_FOUND' } as const

/** Flags open nothing: what they permit is not said. */
const RULES = {
  public: { nobody: 'open', guest: 'open', ...signedIn },
  session: { nobody: 'CSRF_EXPIRED', guest: 'open', ...signedIn },
  account: { nobody: 'UNAUTHORIZED', guest: 'UNAUTHORIZED', ...signedIn },
  accountChange: { nobody: 'CSRF_EXPIRED', guest: 'UNAUTHORIZED', ...signedIn },
  /** The id is of nobody's. */
  accountUnknown: {
    nobody: 'CSRF_EXPIRED',
    guest: 'UNAUTHORIZED',
    other: 'NOT_FOUND',
    employee: 'NOT_FOUND',
    admin: 'NOT_FOUND',
    owner: 'NOT_FOUND',
  },
  owner: { nobody: 'NOT_FOUND', ...strangers, owner: 'open' },
  ownerChange: { nobody: 'CSRF_EXPIRED', ...strangers, owner: 'open' },
  /** A call about the shopper's own order, with an id that does not exist. */
  ownerUnknown: { nobody: 'CSRF_EXPIRED', ...strangers, owner: 'NOT_FOUND' },
  holder: { nobody: 'UNAUTHORIZED', ...strangers, guest: 'UNAUTHORIZED', owner: 'open' },
  holderChange: { nobody: 'CSRF_EXPIRED', ...strangers, guest: 'UNAUTHORIZED', owner: 'open' },
  /** A link that we have not signed opens nothing. */
  letter: { nobody: 'NOT_FOUND', ...strangers, owner: 'NOT_FOUND' },
  letterChange: { nobody: 'CSRF_EXPIRED', ...strangers, owner: 'NOT_FOUND' },
  preview: {
    nobody: 'PREVIEW_OVER',
    guest: 'PREVIEW_OVER',
    other: 'PREVIEW_OVER',
    employee: 'PREVIEW_OVER',
    admin: 'PREVIEW_OVER',
    owner: 'PREVIEW_OVER',
  },
  /** The example names a code that nobody has. */
  sessionUnknown: { nobody: 'CSRF_EXPIRED', ...strangers, owner: 'NOT_FOUND' },
  /** The row before (GET /logout) has ended the session. */
  ended: {
    nobody: 'CSRF_EXPIRED',
    guest: 'CSRF_EXPIRED',
    other: 'CSRF_EXPIRED',
    employee: 'CSRF_EXPIRED',
    admin: 'CSRF_EXPIRED',
    owner: 'CSRF_EXPIRED',
  },
  /** Signed by the gateway or the back office; no shopper is one. */
  gateway: {
    nobody: 'UNAUTHORIZED',
    guest: 'UNAUTHORIZED',
    other: 'UNAUTHORIZED',
    employee: 'UNAUTHORIZED',
    admin: 'UNAUTHORIZED',
    owner: 'UNAUTHORIZED',
  },
} satisfies Record<string, Record<Role, Verdict>>

/** Every call, in the order in which it is asked: what ends something stands last. */
const TABLE: [call: string, rule: keyof typeof RULES][] = [
  ['GET /token', 'public'],
  ['GET /captcha', 'public'],
  ['GET /captcha/proof', 'public'],
  ['GET /auth/ways', 'public'],
  ['GET /texts/{locale}', 'public'],
  ['POST /pd/frontend/common_data', 'public'],
  ['GET /pd/frontend/bestsellers', 'public'],
  ['GET /main-page', 'public'],
  ['GET /gifts', 'public'],
  ['GET /promises', 'public'],
  ['GET /contracts', 'public'],
  ['GET /winter-sale', 'public'],
  // The signed link of a preview is the permission.
  ['GET /content-preview/{token}', 'preview'],
  ['POST /{section}/show', 'public'],
  ['GET /products/{itemId}/reviews', 'public'],
  ['POST /tags/show', 'public'],
  ['GET /catalog/{category}/{id}/info', 'public'],
  ['GET /catalog/look/pieces', 'public'],
  ['GET /catalog/look/goes-with', 'public'],
  ['GET /catalog/look/editors', 'public'],
  ['GET /search/suggest', 'public'],
  ['GET /search/popular', 'public'],
  ['GET /pd/frontend/new-products', 'public'],
  ['POST /_content/{path}', 'public'],
  ['GET /api/v1/services/{key}', 'public'],
  ['GET /designers', 'public'],
  ['GET /designers/{id}/info', 'public'],
  ['POST /favorites/show', 'public'],
  ['POST /favorites/items', 'public'],
  ['GET /location/countries', 'public'],
  ['GET /location/cities', 'public'],
  ['GET /location/addresses', 'public'],
  ['POST /location/address', 'public'],
  ['POST /location/detect', 'public'],
  ['POST /domain-by-country/{code}', 'public'],
  ['GET /delivery/offers', 'public'],
  ['GET /delivery/promise', 'public'],
  ['GET /api/pickup-points/map/', 'public'],
  ['GET /api/pickup-points/list/', 'public'],
  ['GET /api/pickup-points/providers', 'public'],
  ['GET /shops/list', 'public'],
  ['GET /shops/stock/{sku}', 'public'],
  ['GET /image-certificates', 'public'],
  ['GET /deposits_design', 'public'],
  ['GET /order/last', 'public'],
  ['GET /career', 'public'],
  ['GET /bookings/services', 'public'],
  ['GET /bookings/slots', 'public'],
  ['GET /marketing/consent', 'public'],
  // The signed link of a letter is the permission; another one is not found by anybody.
  ['POST /subscriptions/confirm', 'letter'],
  ['POST /subscriptions/unsubscribe', 'letter'],
  ['POST /payment/webhook', 'gateway'],
  // Who knows the four digits has it; a wrong guess is told like a wrong number.
  ['GET /deposit/{depositId}/pdf', 'public'],
  ['POST /back-office/feed/products', 'gateway'],
  ['POST /back-office/feed/prices', 'gateway'],
  ['POST /back-office/feed/stock', 'gateway'],
  ['POST /back-office/feed/categories', 'gateway'],
  ['POST /back-office/feed/designers', 'gateway'],
  ['POST /back-office/feed/cities', 'gateway'],
  ['POST /back-office/feed/shops', 'gateway'],
  ['POST /back-office/feed/points', 'gateway'],
  ['POST /back-office/feed/promo-codes', 'gateway'],
  ['POST /back-office/feed/certificate-designs', 'gateway'],
  ['POST /back-office/feed/booking-services', 'gateway'],
  ['POST /back-office/orders/{orderId}/status', 'gateway'],
  ['POST /back-office/orders/{orderId}/courier', 'gateway'],
  ['POST /back-office/orders/{orderId}/refund', 'gateway'],
  ['POST /back-office/refunds/{refundId}', 'gateway'],
  ['GET /back-office/exchanges', 'gateway'],
  ['POST /back-office/exchanges/{exchangeId}', 'gateway'],
  ['GET /back-office/outbox/dead', 'gateway'],
  ['POST /back-office/outbox/replay', 'gateway'],
  ['POST /back-office/pictures/{key}', 'gateway'],
  ['DELETE /back-office/pictures/{key}', 'gateway'],
  ['POST /back-office/content/publish', 'gateway'],
  ['GET /back-office/content/versions', 'gateway'],
  ['POST /back-office/content/cancel', 'gateway'],
  ['POST /back-office/content/preview', 'gateway'],
  ['POST /back-office/requests/{requestId}/status', 'gateway'],
  ['GET /back-office/reviews', 'gateway'],
  ['POST /back-office/reviews/{reviewId}', 'gateway'],
  ['GET /back-office/review-pictures/{pictureId}', 'gateway'],
  ['GET /back-office/shared-bags', 'gateway'],
  ['POST /back-office/shared-bags/{bagId}/proposals', 'gateway'],
  ['GET /order/by-link/{token}', 'letter'],
  ['POST /order/by-link/{token}/cancel', 'letterChange'],
  // Whoever has the code of a public page sees it; another one is not found by anybody.
  ['GET /passport/{code}', 'letter'],
  ['GET /reviews/by-link/{token}', 'letter'],
  ['POST /reviews/by-link/{token}', 'letterChange'],
  ['POST /reviews/pictures', 'letterChange'],
  // A guest shares the list of the session.
  ['GET /profile/wishlist-share', 'public'],
  ['GET /wishlist/{code}', 'letter'],
  ['POST /wishlist/{code}', 'letterChange'],
  ['GET /shared-bag/by-link/{code}', 'letter'],
  ['GET /shared-bag/by-link/{code}/events', 'letter'],
  ['POST /shared-bag/by-link/{code}/proposals', 'letterChange'],
  ['DELETE /shared-bag/by-link/{code}/proposals/{proposalId}', 'letterChange'],
  // Nobody has shown a bag yet.
  ['GET /shared-bag/events', 'letter'],
  ['POST /shared-bag/proposals/{proposalId}', 'sessionUnknown'],
  ['GET /shared-bag', 'public'],
  ['GET /order/by-link/{token}/documents/{kind}', 'letter'],
  ['GET /order/by-link/{token}/events', 'letter'],
  ['GET /bookings/by-link/{token}', 'letter'],
  ['GET /bookings/by-link/{token}/calendar', 'letter'],
  ['POST /bookings/by-link/{token}/cancel', 'letterChange'],

  ['POST /location', 'session'],
  ['POST /shared-bag', 'session'],
  ['DELETE /shared-bag', 'session'],
  ['POST /location/set-country', 'session'],
  ['POST /subscriber-exists', 'session'],
  ['POST /auth/identification', 'session'],
  ['POST /auth/authenticate', 'session'],
  ['POST /phone/send_code', 'session'],
  ['POST /phone/confirm', 'session'],
  ['POST /registration', 'session'],
  ['POST /account/delete/send_code', 'session'],
  ['POST /account/delete', 'session'],
  ['POST /phone/mobid', 'session'],
  ['POST /phone/mobid/state', 'session'],
  ['POST /auth/passkey/options', 'session'],
  ['POST /auth/passkey/verify', 'session'],
  ['POST /oauth/start', 'session'],
  ['POST /oauth', 'session'],
  ['POST /profile/wishlist-share', 'session'],
  ['DELETE /profile/wishlist-share', 'session'],
  ['POST /cart/calculate', 'session'],
  ['POST /cart/add', 'session'],
  ['POST /cart/update', 'session'],
  ['POST /cart/remove', 'session'],
  ['POST /cart/promocode/apply', 'session'],
  ['POST /cart/promocode/remove', 'session'],
  ['POST /cart/certificate/apply', 'session'],
  ['POST /cart/certificate/remove', 'session'],
  ['POST /cart/deposit/apply', 'session'],
  ['POST /cart/deposit/remove', 'session'],
  ['POST /cart/gift-pack', 'session'],
  ['POST /cart/best/apply', 'session'],
  ['POST /cart/festive-pack', 'session'],
  ['POST /cart/price-tags', 'session'],
  ['POST /cart/clear', 'session'],
  ['POST /cart/saved/remove', 'session'],
  ['POST /cart/saved/restore', 'session'],
  ['POST /order/create/v2', 'session'],
  ['POST /order/deposits/create', 'session'],
  // Who knows the four digits opens it, keeping it needs an account.
  ['POST /deposit/{depositId}', 'session'],
  ['POST /deposit/{depositId}/pdf-link', 'session'],
  ['POST /deposit/{depositId}/add_to_profile', 'accountChange'],
  ['POST /marketing/consent', 'session'],
  ['POST /marketing/view', 'session'],
  ['POST /subscriptions', 'session'],
  ['POST /alerts/price', 'session'],
  ['POST /alerts/stock', 'session'],
  ['POST /alerts/search', 'session'],
  ['POST /referral/visit', 'sessionUnknown'],
  ['POST /career', 'session'],
  ['POST /feedback', 'session'],
  ['POST /bookings', 'session'],
  ['POST /consults', 'session'],

  ['GET /profile/info', 'account'],
  ['GET /profile/orders', 'account'],
  ['GET /profile/certificates', 'account'],
  ['GET /profile/bonuses', 'account'],
  ['GET /profile/user_address', 'account'],
  ['GET /profile/addresses', 'account'],
  ['GET /profile/sizes', 'account'],
  ['GET /profile/ring-sizes', 'account'],
  ['GET /profile/security', 'account'],
  ['GET /profile/passkeys', 'account'],
  ['GET /profile/cards', 'account'],
  ['GET /profile/subscriptions', 'account'],
  ['GET /profile/alerts', 'account'],
  ['GET /profile/searches', 'account'],
  ['GET /profile/referral', 'account'],
  ['GET /profile/passports', 'account'],
  ['POST /profile/passports/receive', 'accountChange'],
  ['POST /profile/export', 'accountChange'],
  ['GET /profile/export/json', 'account'],
  ['GET /profile/export/pdf', 'account'],
  ['POST /profile/subscriptions', 'accountChange'],
  ['DELETE /profile/alerts/{id}', 'accountUnknown'],
  ['POST /profile/searches', 'accountChange'],
  ['POST /profile/searches/{id}', 'accountUnknown'],
  ['DELETE /profile/searches/{id}', 'accountUnknown'],
  ['POST /profile/update', 'accountChange'],
  ['POST /profile/password', 'accountChange'],
  ['POST /profile/email/send_code', 'accountChange'],
  ['POST /profile/email/confirm', 'accountChange'],
  ['POST /profile/passkeys/options', 'accountChange'],
  ['POST /profile/passkeys', 'accountChange'],
  ['DELETE /profile/passkeys/{id}', 'accountChange'],
  ['DELETE /profile/cards/{id}', 'accountChange'],
  ['DELETE /profile/identities/{provider}', 'accountChange'],
  ['DELETE /profile/sessions/{id}', 'accountChange'],
  ['DELETE /profile/sessions/', 'accountChange'],
  ['POST /profile/user_address', 'accountChange'],
  ['POST /profile/addresses', 'accountChange'],
  ['POST /profile/addresses/{id}', 'accountUnknown'],
  ['POST /profile/addresses/{id}/main', 'accountUnknown'],
  ['DELETE /profile/addresses/{id}', 'accountUnknown'],
  ['POST /profile/sizes', 'accountChange'],
  ['POST /profile/ring-sizes', 'accountChange'],
  ['POST /profile/sizes/{id}', 'accountUnknown'],
  ['DELETE /profile/sizes/{id}', 'accountUnknown'],
  ['POST /favorites/{id}', 'accountChange'],
  ['POST /favorites/', 'accountChange'],
  ['DELETE /favorites/{id}', 'accountChange'],
  ['DELETE /favorites/', 'accountChange'],

  ['GET /profile/passports/{passportId}', 'holder'],
  ['POST /profile/passports/{passportId}/requests', 'holderChange'],
  ['POST /profile/passports/{passportId}/transfer', 'holderChange'],
  ['DELETE /profile/passports/{passportId}/transfer', 'holderChange'],
  ['POST /profile/passports/{passportId}/public', 'holderChange'],
  ['DELETE /profile/passports/{passportId}/public', 'holderChange'],
  ['GET /order/success-data/{orderId}', 'owner'],
  ['GET /order/{orderId}/payment', 'owner'],
  ['POST /order/{orderId}/payment', 'ownerChange'],
  ['POST /order/{orderId}/wallet', 'ownerChange'],
  ['POST /order/{orderId}/wallet/session', 'ownerChange'],
  ['GET /order/{orderId}/refund', 'owner'],
  ['GET /returns/orders', 'account'],
  ['POST /order/{orderId}/refund', 'ownerChange'],
  ['GET /order/{orderId}/exchange', 'owner'],
  ['POST /order/{orderId}/exchange', 'ownerChange'],
  ['POST /order/{orderId}/exchange/{exchangeId}/cancel', 'ownerUnknown'],
  ['POST /order/{orderId}/exchange/{exchangeId}/pay', 'ownerUnknown'],
  ['GET /order/{orderId}/link', 'owner'],
  ['GET /order/{orderId}/documents/{kind}', 'owner'],
  ['GET /order/{orderId}/events', 'owner'],
  ['POST /order/{orderId}/pickup-point', 'ownerChange'],
  ['POST /order/{orderId}/repeat', 'ownerChange'],
  ['POST /order/{orderId}/account', 'ownerChange'],
  ['GET /order/deposits/{depositId}', 'owner'],
  ['POST /order/deposits/{depositId}/payment', 'ownerChange'],
  ['POST /order/{orderId}/pay-link', 'ownerChange'],
  ['DELETE /order/{orderId}/pay-link', 'ownerChange'],
  ['GET /pay-link/{token}', 'letter'],
  ['POST /pay-link/{token}', 'letterChange'],
  ['POST /order/{orderId}/cancel', 'ownerChange'],
  ['GET /logout', 'session'],
  ['POST /logout', 'ended'],
]

const gateway = new Gateway()
const phones = { other: newPhone(), employee: newPhone(), admin: newPhone(), owner: newPhone() }
const OWNERS = { email: 'owner.alone@mail.example', address: 'Москва, Переулок Владелицы, 3' }
let shop: Shop
let people: Record<Role, Buyer>
let order: string
let deposit: string

beforeAll(async () => {
  shop = await openShop(await gateway.open())
  const aBuyer = () => new Buyer(shop.url())
  people = {
    nobody: aBuyer(),
    guest: await aBuyer().arrive(),
    other: await aBuyer().arrive(),
    employee: await aBuyer().arrive(),
    admin: await aBuyer().arrive(),
    owner: await aBuyer().arrive(),
  }
  for (const role of ['other', 'employee', 'admin', 'owner'] as const) await register(people[role], phones[role])
  await shop.behindTheScenes(
    `UPDATE users SET is_employee = true WHERE phone = '${phones.employee}'`,
    `UPDATE users SET is_admin = true, is_employee = true WHERE phone = '${phones.admin}'`,
  )
  const { owner } = people
  await owner.post('/profile/update', { email: OWNERS.email })
  await owner.post('/profile/user_address', { address: OWNERS.address })
  await owner.cart('add', { sku_id: 'letter-m-yellow-one' })
  order = (await owner.order(aDraft({ email: OWNERS.email, phone: phones.owner }))).order?.id ?? ''
  deposit = ((await owner.post('/order/deposits/create', endpointBody('POST /order/deposits/create'))).body as { depositId: string })
    .depositId
  await shop.behindTheScenes(
    `INSERT INTO passports (id, order_id, position, unit, sku_id, texts, photo, bought_at, received_at)
      SELECT '${PLACES['passportId']}', l.order_id, l.position, 1, l.sku_id, jsonb_build_object('ru', text, 'en', text), l.photo, now(), now()
      FROM orders o JOIN order_lines l ON l.order_id = o.id,
        jsonb_build_object('name', l.name, 'designer', l.designer, 'size', '17', 'alt', '', 'facts', '[]'::jsonb) AS text
      WHERE o.number = '${order}'`,
  )
  await owner.cart('add', { sku_id: 'letter-m-yellow-one' })
  await owner.cart('remove', { sku_id: 'letter-m-yellow-one', later: 1 })
  await owner.cart('add', { sku_id: 'letter-a-yellow-one' })
})
afterAll(async () => {
  await shop.remove()
  await gateway.close()
})

/** The example of the contract, with what depends on the day. */
function endpointBody(call: string): object | undefined {
  const example = endpointOf(call)?.example.body
  const sendDate = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10).split('-').toReversed().join('.')
  return example === undefined ? undefined : { ...(example as object), ...(call.endsWith('deposits/create') && { sendDate }) }
}

const PLACES: Record<string, string> = {
  section: 'catalog',
  code: 'AE',
  locale: 'ru',
  sku: 'letter-m-yellow-one',
  token: 'guessed',
  refundId: '1-r1',
  exchangeId: '1-x1',
  provider: 'yaid',
  requestId: '1',
  reviewId: '1',
  proposalId: '1',
  bagId: '1',
  pictureId: '1',
  itemId: '11',
  passportId: 'A1B2C3D4E5F6',
  path: 'piercing',
  key: 'piercing',
  kind: 'invoice',
}
/** A row that nobody has. */
const NOBODYS_ID = '999999'
const QUERIES: Record<string, Record<string, string | number>> = {
  'GET /promises': { place: 'home' },
  'GET /api/pickup-points/map/': { south: 55.6, west: 37.4, north: 55.9, east: 37.8 },
  'GET /location/addresses': { city_id: 1, text: 'лес' },
}

async function pathFor({ path, params }: Endpoint, call: string): Promise<string> {
  const [piece] = call.startsWith('GET /catalog') ? (await people.nobody.show('catalog', '')).products : []
  const [, , category = '', id = ''] = (piece?.url ?? '').split('/')
  const known: Record<string, string> = { ...PLACES, orderId: order, depositId: deposit, category }
  known['id'] = path.startsWith('/profile/')
    ? NOBODYS_ID
    : path.startsWith('/designers')
      ? await aDesigner()
      : path.startsWith('/catalog')
        ? id
        : '11'
  return pathOf({ path }, Object.fromEntries(params.map((name) => [name, known[name] ?? '']))) + searchOf(QUERIES[call] ?? {})
}

const aDesigner = async () => {
  const { body } = await people.nobody.get('/designers')
  return (body as { result: { designers: { url: string }[] } }).result.designers[0]?.url.split('/')[2] ?? ''
}

async function ask(call: string, role: Role): Promise<Answer> {
  const endpoint = endpointOf(call)
  if (!endpoint) throw new Error(`No contract for ${call}.`)
  const body = endpointBody(call)
  return people[role].ask(endpoint.method, await pathFor(endpoint, call), body && JSON.stringify(body))
}

function verdictOf({ status, body }: Answer): Verdict {
  expect(status).toBeLessThan(500)
  const { code } = (body ?? {}) as { code?: unknown }
  return code === 'CSRF_EXPIRED' || code === 'UNAUTHORIZED' || code === 'NOT_FOUND' || code === 'PREVIEW_OVER' ? code : 'open'
}

test('every call has a row in the table, and every row a call [calls.never-trust-client]', () => {
  expect(TABLE.map(([call]) => call).toSorted()).toStrictEqual(endpoints.map(idOf).toSorted())
})

test.each(endpoints.filter(({ csrf }) => csrf).map((endpoint) => [idOf(endpoint)]))(
  '%s rejects the token of another session',
  async (call) => {
    const { guest, other } = people
    const endpoint = endpointOf(call) as Endpoint
    const answer = await guest.ask(endpoint.method, await pathFor(endpoint, call), endpoint.method === 'GET' ? undefined : '{}', {
      'x-csrf-token': other.csrfToken ?? '',
    })
    expect(verdictOf(answer)).toBe('CSRF_EXPIRED')
  },
)

/** Delivery promises change with the time of day and hold no personal data: they are not compared. */
const PROMISED = ['delivery', 'deliveryEstimations']
async function bagOf({ owner }: Pick<typeof people, 'owner'>) {
  const { cartData } = await owner.cart('calculate')
  return Object.fromEntries(Object.entries(cartData).filter(([field]) => !PROMISED.includes(field)))
}
const stateOf = async ({ owner }: typeof people) => ({
  info: (await owner.get('/profile/info')).body,
  addresses: (await owner.get('/profile/addresses')).body,
  orders: (await owner.get('/profile/orders')).body,
  certificates: (await owner.get('/profile/certificates')).body,
  pieces: (await owner.get('/profile/passports')).body,
  bag: await bagOf({ owner }),
  payment: await owner.payment(order),
})

describe('the matrix [auth.admin-flags-open-nothing]', () => {
  let before: Awaited<ReturnType<typeof stateOf>>
  beforeAll(async () => {
    before = await stateOf(people)
  })

  describe.each(ROLES)('%s', (role) => {
    test.each(TABLE)('%s is %s', async (call, rule) => {
      const answer = await ask(call, role)
      expect(verdictOf(answer)).toBe(RULES[rule][role])
      if (role === 'owner') return
      const said = JSON.stringify(answer.body)
      const secrets = [phones.owner, OWNERS.email, OWNERS.address, order, deposit]
      expect(secrets.filter((secret) => said.includes(secret))).toStrictEqual([])
    })

    if (role === 'admin') {
      test('no other role has changed any data of the owner', async () => {
        expect(await stateOf(people)).toStrictEqual(before)
      })
    }
  })
})
