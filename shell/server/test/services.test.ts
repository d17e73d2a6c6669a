import type http from 'node:http'
import fs from 'node:fs'
import { emptyCart } from '@shop/contracts/cart/cart'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { KEY, openFrontDoor } from './support/door.ts'
import { ask, bodyOf, serve, type Question } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'
import { eventually } from '@shop/testing/eventually'

jest.setTimeout(30_000)

interface Heard {
  method: string
  url: string
  headers: http.IncomingHttpHeaders
  body: string
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }

const shop = makeSmallShop()
const heard: Heard[] = []
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

const bag = {
  ...emptyCart,
  version: 3,
  totalProducts: 2,
  products: [
    {
      id: 'halo-165',
      itemId: 1,
      name: 'Кольцо <Гало>',
      url: '/catalog/rings/halo',
      photo: { base: 'rings/halo-1', widths: [320], fallback: 320, width: 320, height: 400, color: '#fff', alt: '', image_type: 'main' },
      designer: { name: 'Северин', url: null, lang: null },
      category: 'Кольца',
      quantity: 2,
      maxQuantity: 3,
      size: '16,5',
      variant: 'размер 16,5',
      characteristics: [],
      price: { initial: 500_000, final: 450_000, currency: 'RUB' },
      sum: 900_000,
    },
  ],
  sums: {
    rows: [
      { kind: 'goods', name: '2 украшения', sum: 1_000_000, why: null },
      { kind: 'itemDiscount', name: 'Скидка на украшения', sum: -100_000, why: null },
      { kind: 'delivery', name: 'Доставка', sum: null, why: null },
    ],
    goodsSum: 900_000,
    bonuses: { balance: 0, available: 0, spent: 0 },
    dueSum: 900_000,
    enough: true,
  },
}

/** Plays the API: a session and a token for everybody, and the answer of each call by its path. */
async function playApi(request: http.IncomingMessage, response: http.ServerResponse) {
  const { method = '', url = '', headers } = request
  heard.push({ method, url, headers, body: await bodyOf(request) })
  const json = (status: number, value: unknown, more: http.OutgoingHttpHeaders = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...more }).end(JSON.stringify(value))
  if (url === '/token') return json(200, { csrfToken: 'token', cookie: 'sid' }, { 'set-cookie': ['sid=new; Path=/; HttpOnly'] })
  if (url === '/hangs-up') return response.destroy()
  if (url === '/cart/calculate') return json(200, { result: true, cartData: bag, error: null, message: null })
  if (url === '/pd/frontend/common_data') return json(200, { favoriteItemIds: headers.cookie?.includes('who=anna') ? [5] : null })
  if (url === '/sitemap/addresses')
    return response.writeHead(200, { 'x-quantity': '3' }).end('/designers/severin\n/catalog/rings\n/catalog/rings/halo\n')
  if (heard.at(-1)?.body.includes('unknown')) return json(404, { result: false, code: 'UNKNOWN_SKU' })
  if (heard.at(-1)?.body.includes('"quantity":50')) return json(200, { result: true, error: 'ONLY_LEFT' })
  return json(201, { echo: url }, { 'x-request-id': 'r1' })
}

beforeAll(async () => {
  api = await serve((request, response) => void playApi(request, response))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})
beforeEach(() => void heard.splice(0))

const form = (target: string, body: string, headers: Record<string, string> = {}) =>
  ask(door.port, target, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
  })
const calls = () => heard.map(({ method, url, body }) => [method, url, body])

describe('the API proxy', () => {
  test('forwards query, body and cookies, and returns the status and headers [catalog.api-behind-backend]', async () => {
    const headers = { cookie: 'sid=1', 'x-csrf-token': 't', 'content-type': 'application/json' }
    const {
      status,
      headers: answered,
      text,
    } = await ask(door.port, '/backend/cart/add?x=%20y', { method: 'POST', body: '{"sku_id":"a"}', headers })
    expect([status, answered['x-request-id'], text]).toStrictEqual([201, 'r1', '{"echo":"/cart/add?x=%20y"}'])
    expect(heard).toMatchObject([
      { method: 'POST', body: '{"sku_id":"a"}', headers: { ...headers, 'x-front-door': KEY, 'x-forwarded-host': 'shop.ru.localhost' } },
    ])
  })

  test('a client cannot forge front door headers', async () => {
    const forged = {
      'x-front-door': 'guess',
      'x-forwarded-host': 'shop.com.localhost',
      'x-forwarded-user': 'admin',
      forwarded: 'for=6.6.6.6',
    }
    await ask(door.port, '/backend/x', { headers: forged })
    expect(heard[0]?.headers).toMatchObject({
      'x-front-door': KEY,
      'x-forwarded-host': 'shop.ru.localhost',
      'x-forwarded-for': '127.0.0.1',
    })
    expect(heard[0]?.headers).not.toHaveProperty('forwarded')
    expect(heard[0]?.headers).not.toHaveProperty('x-forwarded-user')
  })

  test('an API that hangs up becomes an error in the shopper’s language', async () => {
    const { status, text } = await ask(door.port, '/backend/hangs-up', { headers: { host: 'shop.com.localhost' } })
    expect(status).toBe(502)
    expect(JSON.parse(text)).toMatchObject({ result: false, code: 'SERVER_BUSY', error: expect.stringMatching(/^The store/) as string })
  })
})

const told = (code: string) => `notice=${code}; Path=/; SameSite=Lax; Max-Age=60`
const over = 'notice=; Path=/; SameSite=Lax; Max-Age=0'

describe('a form without JavaScript', () => {
  const referer = 'http://shop.ru.localhost/catalog/rings?page=2'

  test('adds a piece with its own session and token, and redirects back with the news [bag.without-scripts]', async () => {
    const { status, headers } = await form('/do/cart/add', 'sku_id=halo-165&quantity=2', { referer, cookie: 'theme=dark' })
    expect([status, headers.location, headers['set-cookie']]).toStrictEqual([
      303,
      '/catalog/rings?page=2',
      ['sid=new; Path=/; HttpOnly', told('added')],
    ])
    expect(calls()).toStrictEqual([
      ['GET', '/token', ''],
      ['POST', '/cart/add', '{"sku_id":"halo-165","quantity":2}'],
    ])
    expect(heard[1]?.headers).toMatchObject({ cookie: 'theme=dark; sid=new', 'x-csrf-token': 'token', 'x-front-door': KEY })
  })

  test('an add is confirmed on the page it leads back to, once, and nobody else sees it [bag.without-scripts]', async () => {
    const read = (cookie: string, target = '/catalog/rings') => ask(door.port, target, { headers: { cookie } })
    const { text, headers } = await read('notice=added')
    expect(text).toContain('Добавлено в корзину.')
    expect([headers['cache-control'], headers['set-cookie']]).toStrictEqual(['private, no-store', [over]])
    expect((await read('notice=EMPTY_SIZE')).text).toContain('Выберите размер')
    expect((await read('')).text).not.toContain('role="status"')
  })

  test.each(['/catalog/rings', '/do/cart'])('an address makes %s say nothing', async (target) => {
    for (const [cookie, search] of [
      ['', '?notice=added'],
      ['', '?notice=SOLD_OUT'],
      ['notice=You+have+won', ''],
    ] as const)
      expect((await ask(door.port, target + search, { headers: { cookie } })).text).not.toContain('role="status"')
  })

  test('the page that leads to the plain bag leaves the notice to it', async () => {
    expect((await ask(door.port, '/cart', { headers: { cookie: 'notice=added' } })).headers['set-cookie']).toBeUndefined()
  })

  test('reports an error as a notice', async () => {
    const unknown = await form('/do/cart/add', 'sku_id=unknown', { referer })
    expect([unknown.headers.location, unknown.headers['set-cookie']?.at(-1)]).toStrictEqual(['/catalog/rings?page=2', told('UNKNOWN_SKU')])
    const few = await form('/do/cart/update', 'sku_id=a&quantity=50')
    expect([few.headers.location, few.headers['set-cookie']?.at(-1)]).toStrictEqual(['/cart', told('ONLY_LEFT')])
  })

  test('asks for a size when none was chosen', async () => {
    const { headers } = await form('/do/cart/add', 'quantity=1', { referer })
    expect([headers.location, headers['set-cookie']]).toStrictEqual(['/catalog/rings?page=2', [told('EMPTY_SIZE')]])
    expect(heard).toStrictEqual([])
  })

  test('applies a code of the plain bag', async () => {
    const own = 'http://shop.ru.localhost/do/cart'
    expect((await form('/do/cart/code', 'code=WELCOME10', { referer: own })).headers.location).toBe('/do/cart')
    expect(heard.at(-1)).toMatchObject({ url: '/cart/promocode/apply', body: '{"code":"WELCOME10"}' })
  })

  test.each(['promocode', 'certificate', 'deposit'])('takes a %s off again', async (kind) => {
    const own = 'http://shop.ru.localhost/do/cart'
    expect((await form('/do/cart/code/remove', `kind=${kind}&code=A1`, { referer: own })).headers.location).toBe('/do/cart')
    expect(heard.at(-1)).toMatchObject({ url: `/cart/${kind}/remove`, body: '{"code":"A1"}' })
  })

  test('toggles favorites in a cookie', async () => {
    expect((await form('/do/favorites', 'item_id=7', { cookie: 'favorites=5' })).headers['set-cookie']?.[0]).toMatch(
      /^favorites=7\.5; Path=\/; SameSite=Lax; Max-Age=\d+$/,
    )
    expect((await form('/do/favorites', 'item_id=7', { cookie: 'favorites=7.5' })).headers['set-cookie']?.[0]).toMatch(/^favorites=5;/)
    expect(heard).toStrictEqual([])
  })

  test('toggles the favorites of an account, and those of a guest with a session in the cookie [favorites.without-scripts]', async () => {
    const press = async (id: number, cookie: string) => {
      heard.splice(0)
      const { headers } = await form('/do/favorites', `item_id=${id}`, { cookie })
      return headers['set-cookie']?.filter((one) => !one.startsWith('sid=')) ?? []
    }
    expect(await press(7, 'sid=1; who=anna; favorites=1')).toStrictEqual([told('hearted')])
    expect(calls().at(-1)).toStrictEqual(['POST', '/favorites/7', '{}'])
    expect(await press(5, 'sid=1; who=anna')).toStrictEqual([told('unhearted')])
    expect(calls().at(-1)).toStrictEqual(['DELETE', '/favorites/', '{"items":[5]}'])
    expect((await press(7, 'sid=1; favorites=5'))[0]).toMatch(/^favorites=7\.5;/)
  })

  test('the size that is chosen beside a heart is kept by the account, and by a cookie of a guest [favorites.size-liked]', async () => {
    const press = async (body: string, cookie: string) => (await form('/do/favorites', body, { cookie })).headers['set-cookie'] ?? []
    await press('item_id=7&quantity=1&sku_id=halo-165', 'sid=1; who=anna')
    expect(calls().at(-1)).toStrictEqual(['POST', '/favorites/7', '{"sku":"halo-165"}'])

    expect((await press('item_id=7&sku_id=halo-165', 'favorites=5; liked-skus=5%3Dchain-45'))[1]).toMatch(
      /^liked-skus=7%3Dhalo-165%205%3Dchain-45; Path=\/; SameSite=Lax; Max-Age=\d+$/,
    )
    // Taken off again, and set by a card that has no size.
    expect((await press('item_id=5', 'favorites=7.5; liked-skus=5%3Dchain-45'))[1]).toBe('liked-skus=; Path=/; SameSite=Lax; Max-Age=0')
    for (const bad of ['a%20b', 'x'.repeat(65), '']) expect((await press(`item_id=7&sku_id=${bad}`, ''))[1]).toBe(told('hearted'))
    expect((await press('item_id=7', 'favorites=; liked-skus=%E0%A4%A'))[1]).toBe(told('hearted'))
  })

  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 'sku_id=a', 403],
    ['from another site that an old browser names', { 'sec-fetch-site': undefined, origin: 'https://evil.example' }, 'sku_id=a', 403],
    ['that does not tell where it comes from', { 'sec-fetch-site': undefined }, 'sku_id=a', 403],
    ['of another kind', { 'content-type': 'text/plain' }, 'sku_id=a', 415],
    ['of 200 kilobytes', {}, `sku_id=${'x'.repeat(200_000)}`, 413],
  ])('%s is rejected and not forwarded', async (_, headers, body, status) => {
    const given = Object.fromEntries(
      Object.entries({ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers }).filter(
        ([, value]) => value !== undefined,
      ),
    )
    expect((await ask(door.port, '/do/cart/add', { method: 'POST', body, headers: given })).status).toBe(status)
    expect(heard).toStrictEqual([])
  })
})

describe('the plain bag', () => {
  const open = (cookie = '') => ask(door.port, '/do/cart', { headers: { cookie: `sid=1${cookie}` } })

  test('shows lines, quantities and totals as forms, and is nobody else’s [bag.without-scripts]', async () => {
    const { status, headers, text } = await open('; notice=added')
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toStrictEqual([200, 'private, no-store', 'noindex'])
    expect(headers['set-cookie']?.at(-1)).toBe(over)
    expect(text).toContain('Добавлено в корзину.')
    expect(text).toContain('Кольцо &lt;Гало&gt;')
    expect(text).toContain('<form method="post" action="/do/cart/update" class="row"><input type="hidden" name="sku_id" value="halo-165">')
    expect(text).toMatch(/<input type="number" name="quantity" min="1" max="3" value="2"/)
    const words = text.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0]+/g, ' ')
    expect(words).toContain('2 украшения 10 000 ₽ Скидка на украшения −1 000 ₽ Доставка рассчитаем при оформлении К оплате 9 000 ₽')
    expect(text).not.toContain('<script')
    expect(heard.map(({ url }) => url)).toStrictEqual(['/token', '/cart/calculate'])
  })

  test('has no styles that its policy forbids', async () => {
    const { headers, text } = await open()
    const hashes = [...text.matchAll(/<style>([^]*?)<\/style>/g)].map(([, css = '']) => createHash('sha256').update(css).digest('base64'))
    expect(String(headers['content-security-policy'])).toContain(`'sha256-${hashes.at(-1)}'`)
  })
})

test.each(['/feeds/yandex.yml', '/share/catalog/rings/halo.1a2b3c4d.jpg', '/pictures/uploads/rings/halo-1a2b3c4d1a2b3c4d-320.avif'])(
  '%s is forwarded to the API under the same path',
  async (target) => {
    const { status } = await ask(door.port, target, { headers: { 'if-none-match': '"1"' } })
    expect(status).toBe(201)
    expect(heard).toMatchObject([
      { method: 'GET', url: target, headers: { 'x-front-door': KEY, 'x-forwarded-host': 'shop.ru.localhost', 'if-none-match': '"1"' } },
    ])
  },
)

test('only a résumé upload may have ten megabytes', async () => {
  const body = 'a'.repeat(200_000)
  const statusOf = async (target: string) => (await ask(door.port, target, { method: 'POST', body })).status
  expect([await statusOf('/backend/career'), await statusOf('/backend/career/x')]).toStrictEqual([201, 413])
})

describe('files', () => {
  test('of an artifact are immutable', async () => {
    const { status, headers, text } = await ask(door.port, '/a/mfe-catalog/1.0.0/page-listing.1.js')
    expect([status, headers['cache-control'], headers['content-type'], text]).toStrictEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
      'listing',
    ])
  })

  test('are served as compressed by the build', async () => {
    const compressed = brotliCompressSync('main{}')
    fs.writeFileSync(path.join(shop.stateDir, 'artifacts/shell/1.0.0/main.1.css.br'), compressed)
    const { headers, text } = await ask(door.port, '/a/shell/1.0.0/main.1.css', { headers: { 'accept-encoding': 'gzip, br;q=1' } })
    expect([headers['content-encoding'], headers.vary, text]).toStrictEqual(['br', 'accept-encoding', compressed.toString()])
  })

  test.each([
    ['bytes=0-9', 206, 10],
    ['bytes=-5', 206, 5],
    ['bytes=99999999-', 416, 0],
    ['lines=1-2', 200, null],
  ])('a clip requested with %s responds with %i', async (range, expected, length) => {
    const folder = path.resolve(import.meta.dirname ?? __dirname, '../../../api/pictures/video')
    const name = fs.readdirSync(folder).find((file) => file.endsWith('.webm')) ?? ''
    const whole = fs.statSync(path.join(folder, name)).size
    const { status, headers } = await ask(door.port, `/pictures/video/${name}`, { headers: { range } })
    expect([status, headers['content-type'], headers['content-length']]).toStrictEqual([expected, 'video/webm', String(length ?? whole)])
  })

  test.each([
    '/a/mfe-catalog/1.0.0/server/server.cjs',
    '/a/mfe-catalog/1.0.0/artifact.json',
    '/a/shell/../../release/current.json',
    '/a/%2e%2e/%2e%2e/release/current.json',
    '/a/..%2f..%2frelease/x/current.js',
    '/pictures/..%2f..%2fpackage.json',
    '/pictures/designs.json',
    '/a/mfe-catalog/9.9.9/remoteEntry.js',
  ])('%s is not served', async (target) => {
    expect([400, 404]).toContain((await ask(door.port, target)).status)
  })
})

describe('search engines', () => {
  test('find the pages, categories and products of their storefront in the sitemap', async () => {
    const [ru, com] = await Promise.all(
      ['shop.ru.localhost', 'shop.com.localhost'].map((host) => ask(door.port, '/sitemap.xml', { headers: { host } })),
    )
    expect(ru?.text).toContain('<loc>http://shop.ru.localhost/dostavka-i-oplata</loc>')
    expect(ru?.text).not.toMatch(/\/delivery<|\/cart<|\/ya-callback</)
    expect(com?.text).toContain('<loc>http://shop.com.localhost/delivery</loc>')
    for (const found of [ru, com]) expect(found?.text).toMatch(/\/designers\/severin<[^]*\/catalog\/rings<[^]*\/catalog\/rings\/halo</)
  })

  test('get hreflang links to the page of the other storefront', async () => {
    const { text } = await ask(door.port, '/sitemap.xml')
    const pair = (lang: string, href: string) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`
    const [ru, en] = ['http://shop.ru.localhost/dostavka-i-oplata', 'http://shop.com.localhost/delivery']
    expect(text).toContain(`<url><loc>${ru}</loc>${pair('ru', ru)}${pair('en', en)}${pair('x-default', en)}</url>`)
    expect(text).toContain('<url><loc>http://shop.ru.localhost/certificate</loc></url>')
  })

  test('get 404 for a second file of a single-file sitemap', async () => {
    expect((await ask(door.port, '/sitemap-1.xml')).text).toContain('/catalog/rings/halo<')
    expect((await ask(door.port, '/sitemap-2.xml')).status).toBe(404)
  })

  test('are disallowed on personal pages and on an unknown host', async () => {
    expect((await ask(door.port, '/robots.txt')).text).toMatch(/Disallow: \/cart\n[^]*Sitemap: http:\/\/shop\.ru\.localhost\/sitemap\.xml/)
    expect((await ask(door.port, '/robots.txt', { headers: { host: 'localhost' } })).text).toBe('User-agent: *\nDisallow: /\n')
  })
})

test('metrics are served only to this machine', async () => {
  const { text } = await ask(door.port, '/front-door/metrics')
  expect(text).toMatch(/^front_door_render_cpu_seconds_count \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect((await ask(door.port, '/front-door/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404)
})

test.each(['POST', 'PUT', 'DELETE'])('a page rejects %s', async (method) => {
  const { status, headers } = await ask(door.port, '/catalog', { method })
  expect([status, headers.allow]).toStrictEqual([405, 'GET, HEAD'])
})

describe('metrics', () => {
  test('label requests by route and never by visitor input', async () => {
    await ask(door.port, '/catalog/%3Cscript%3E-79000000042')
    await ask(door.port, '/nobody-has-written-this')
    await ask(door.port, '/catalog', { method: 'BREW' }).catch(() => undefined)
    const { text } = await ask(door.port, '/front-door/metrics')
    expect(text).toMatch(/front_door_request_duration_seconds_count\{method="GET",route="\/catalog\/:\w+",status="200"\} \d+/)
    expect(text).toContain('route="none",status="404"')
    expect(text).not.toMatch(/%3Cscript|<script|79000000042|nobody-has|BREW/)
  })
})

describe('health checks', () => {
  test('live succeeds, ready succeeds once a thread can render', async () => {
    expect((await ask(door.port, '/front-door/health/live')).status).toBe(200)
    const { status, text } = await ask(door.port, '/front-door/health/ready')
    expect([status, JSON.parse(text)]).toMatchObject([200, { ok: true, degraded: false, open: true, pages: true, api: 'ready' }])
  })

  test('without the API the process stays ready and reports degraded', async () => {
    const away = await serve(() => {})
    await away.close()
    const alone = await openFrontDoor(shop.stateDir, away.port)
    const { status, text } = await ask(alone.port, '/front-door/health/ready')
    await alone.stop()
    expect([status, JSON.parse(text)]).toMatchObject([200, { ok: true, degraded: true, api: 'away' }])
  })
})

describe('the trace of a request', () => {
  const ID = '4bf92f3577b34da6a3ce929d0e0e4736'
  const given = { traceparent: `00-${ID}-00f067aa0ba902b7-01` }
  const idOf = ({ headers }: { headers: http.IncomingHttpHeaders }) => headers['x-request-id']

  test('from a browser continues to the API as a child span, and its id is the request id', async () => {
    const answer = await ask(door.port, '/backend/x', { headers: given })
    expect(heard[0]?.headers['traceparent']).toMatch(new RegExp(`^00-${ID}-[0-9a-f]{16}-01$`))
    expect(heard[0]?.headers['traceparent']).not.toBe(given.traceparent)
    // The API says its own; ours is the same in the real shop.
    expect(idOf(answer)).toBe('r1')
    expect(idOf(await ask(door.port, '/catalog', { headers: given }))).toBe(ID)
  })

  test.each([
    ['nothing', {}],
    ['something malformed', { traceparent: '00-x-y-01' }],
    ['an id of zeros', { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` }],
  ])('starts at the front door when a browser sends %s', async (_, headers) => {
    await ask(door.port, '/backend/x', { headers: { ...headers, 'x-request-id': 'mine', tracestate: 'mine=1', baggage: 'mine=1' } })
    expect(heard[0]?.headers['traceparent']).toMatch(/^00-(?!0{32})[0-9a-f]{32}-[0-9a-f]{16}-01$/)
    expect(heard[0]?.headers).not.toHaveProperty('tracestate')
    expect(heard[0]?.headers).not.toHaveProperty('baggage')
    expect(heard[0]?.headers).not.toHaveProperty('x-request-id')
  })

  test.each([
    ['a page', '/catalog', {}, 200],
    ['a page that is not there', '/nothing-here', {}, 404],
    ['a file', '/a/mfe-catalog/1.0.0/page-listing.1.js', {}, 200],
    ['a form that is no form', '/do/cart/add', { method: 'POST' }, 403],
    ['a form too large', '/do/cart/add', { method: 'POST', body: 'a'.repeat(100_000), headers: FORM }, 413],
    ['a body too large', '/backend/x', { method: 'POST', body: 'a'.repeat(100_000) }, 413],
    ['an address that is none', '/a/../b', {}, 400],
    ['the API’s silence', '/backend/hangs-up', {}, 502],
  ] as [string, string, Question, number][])('%s has a request id', async (_, target, question, status) => {
    const answer = await ask(door.port, target, question)
    expect([answer.status, idOf(answer)]).toStrictEqual([status, expect.stringMatching(/^[0-9a-f]{32}$/)])
    if (answer.headers['content-type']?.startsWith('application/json'))
      expect(JSON.parse(answer.text)).toMatchObject({ requestId: idOf(answer) })
  })

  test('is in the log entry of the error', async () => {
    const { headers } = await ask(door.port, '/backend/hangs-up')
    const find = () =>
      door
        .said()
        .split('\n')
        .find((text) => text.includes(String(headers['x-request-id'])))
    // It comes through a pipe.
    const line = await eventually('the line of the request', find)
    expect(JSON.parse(line)).toMatchObject({ name: 'front-door', level: 'warn', msg: 'api' })
  })
})
