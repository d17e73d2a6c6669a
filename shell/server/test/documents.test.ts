import zlib from 'node:zlib'
import { consentCookie } from '@shop/contracts/marketing/consent-cookie'
import { openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop, release } from './support/small-shop.ts'
import { eventually } from '@shop/testing/eventually'

jest.setTimeout(60_000)

const shop = makeSmallShop()
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  api = await serve((_, response) => response.end('{}'))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})

const open = (target: string, headers: Record<string, string> = {}) => ask(door.port, target, { headers })
const versionIn = (text: string) => /listing of ([\d.]+)/.exec(text)?.[1]
/** A thread that was ended needs a moment to come back: until then pages are left to the browser. */
async function rendered(target: string, port = door.port) {
  for (let attempt = 0; attempt < 20; attempt++) {
    const { text } = await ask(port, `${target}-${attempt}`)
    if (blockOf(text, 'values') !== undefined) return true
  }
  return false
}
const threadsLeaving = async () => Number(/^front_door_render_threads_leaving (\d+)$/m.exec((await open('/front-door/metrics')).text)?.[1])
const blockOf = (text: string, id: string) => new RegExp(`id="${id}">(.*?)</script>`).exec(text)?.[1]

test('a public page is rendered once for all guests and cacheable for ten seconds', async () => {
  const [one, other] = [await open('/catalog?yclid=1'), await open('/catalog?utm_source=b', { cookie: 'sid=someone' })]
  expect(one.status).toBe(200)
  expect(one.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    vary: 'accept-encoding, cookie',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  })
  expect(one.headers['set-cookie']).toBeUndefined()
  expect(other.text).toBe(one.text)
})

test('attribution is stored in a cookie, on an uncacheable response', async () => {
  const { headers } = await open('/catalog?utm_source=gdeslon&utm_medium=cpa', { cookie: `consent=${consentCookie(true)}` })
  expect(headers['set-cookie']).toStrictEqual(['utm_source=gdeslon; Path=/; Max-Age=2592000; SameSite=Lax'])
  expect(headers['cache-control']).toBe('private, no-store')
})

test('a matching ETag returns 304 with the same headers, a changed page is sent in full', async () => {
  const first = await open('/catalog')
  const again = await open('/catalog', { 'if-none-match': String(first.headers.etag) })
  expect([again.status, again.text]).toStrictEqual([304, ''])
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy'])
  expect((await open('/catalog', { 'if-none-match': 'W/"of-yesterday"' })).status).toBe(200)
})

test('the API receives storefront, language and country, and no personal data', async () => {
  const { text } = await open('/catalog/new', { host: 'shop.com.localhost', cookie: 'country=us; sid=secret' })
  expect(text).toContain('"cookie":"country=US; locale=en"')
  expect(text).toContain('"x-forwarded-host":"shop.com.localhost"')
  expect(text).not.toContain('secret')
})

test('the document references every required file with its integrity hash', async () => {
  const { text, headers } = await open('/catalog')
  for (const file of ['shell/1.0.0/main.js', 'shell/1.0.0/early.js', 'mfe-catalog/1.0.0/remoteEntry.js']) {
    expect(text).toMatch(new RegExp(`"/a/${file}"[^>]* integrity="sha384-`))
  }
  for (const file of ['page-listing.1.js', 'page-listing-ru.1.js'])
    expect(text).toMatch(new RegExp(`"/a/mfe-catalog/1.0.0/${file}" integrity="sha256-`))
  expect(text).not.toContain('page-listing-en')
  expect(text).toContain('<style data-href="/a/mfe-catalog/1.0.0/page-listing.1.css" data-version="mfe-catalog@1.0.0">.card{}</style>')
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha384-[^']+' 'sha384-[^']+'/)
})

test('a personal page is not cached and not indexed [routes.personal-not-indexed]', async () => {
  const { headers, text } = await open('/cart')
  expect(headers['cache-control']).toBe('private, no-store')
  expect(text).toContain('<meta name="robots" content="noindex">')
})

test.each(['/nothing-here', '/404'])('%s responds with 404 without a redirect', async (target) => {
  const { status, text } = await open(target)
  expect(status).toBe(404)
  expect(text).toContain('no such page')
})

test('HEAD returns the headers of GET without a body', async () => {
  const [got, head] = [await open('/catalog'), await ask(door.port, '/catalog', { method: 'HEAD' })]
  expect([head.status, head.headers['content-length'], head.text]).toStrictEqual([200, got.headers['content-length'], ''])
})

test('a browser that accepts brotli gets brotli', async () => {
  const { headers, text } = await open('/catalog', { 'accept-encoding': 'gzip, br' })
  expect(headers['content-encoding']).toBe('br')
  expect(Number(headers['content-length'])).toBeLessThan(zlib.gzipSync(text).length * 2)
})

describe('a faulty page', () => {
  test('that throws is rendered in the browser and not cached', async () => {
    const { status, headers, text } = await open('/catalog/throws')
    expect([status, headers['cache-control'], blockOf(text, 'values')]).toStrictEqual([200, 'no-store', undefined])
    expect(blockOf(text, 'release')).toContain('"serial":')
  })

  test('with a failed part is served and not cached', async () => {
    const { headers, text } = await open('/catalog/half')
    expect(headers['cache-control']).toBe('no-store')
    expect(blockOf(text, 'values')).toBeDefined()
  })

  test('in an endless loop loses its thread, and the next page renders again', async () => {
    const loops = await Promise.all([open('/catalog/loops'), open('/trend/loops')])
    for (const { status, text } of loops) expect([status, blockOf(text, 'values')]).toStrictEqual([200, undefined])
    expect(await rendered('/catalog/after')).toBe(true)
  })

  test('that waits forever times out, and its thread keeps working', async () => {
    const { port, stop } = await openFrontDoor(shop.stateDir, api.port, { RENDER_MS: '1000', RENDER_THREADS: '1' })
    expect(blockOf((await ask(port, '/catalog/waits')).text, 'values')).toBeUndefined()
    expect(await rendered('/catalog/after-waiting', port)).toBe(true)
    await stop()
  })
})

describe('a release', () => {
  afterEach(() => void release(shop.stateDir, { 'mfe-catalog': '1.0.0' }))

  test('takes effect with the next document, in HTML and browser code', async () => {
    expect(versionIn((await open('/catalog')).text)).toBe('1.0.0')
    release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
    const { text } = await open('/catalog')
    expect(versionIn(text)).toBe('1.1.0')
    expect(text).toContain('/a/mfe-catalog/1.1.0/remoteEntry.js')
    const { remotes } = JSON.parse(blockOf(text, 'release') ?? '') as { remotes: Record<string, { version: string; texts: string[] }[]> }
    expect(remotes['mfe-catalog']?.map(({ version }) => version)).toStrictEqual(['1.1.0', '1.0.0'])
    expect(remotes['mfe-catalog']?.[0]?.texts).toStrictEqual(['page/listing'])
  })

  test('starts threads that never loaded the previous version', async () => {
    await open('/catalog')
    release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
    await open('/catalog')
    // Until the one in its place has started, a thread of before is still given pages.
    await eventually('no thread of before', async () => (await threadsLeaving()) === 0)
    const threadOf = async (page: number) => /thread of ([\d.,]+)/.exec((await open(`/catalog/renewed-${page}`)).text)?.[1]
    const threads = new Set(await Promise.all([1, 2, 3, 4].map(threadOf)))
    expect([...threads]).toStrictEqual(['1.1.0'])
  })

  test('is pushed to open tabs without a document request', async () => {
    const answer = await fetch(`http://127.0.0.1:${door.port}/release/events`)
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
    const next = async () => {
      for (;;) {
        const data = /^data: (.*)$/m.exec(String((await reader.read()).value))?.[1]
        if (data) return data
      }
    }
    expect(await next()).toMatch(/"remotes":\{"mfe-catalog":\[\{"version":"1.0.0"/)
    release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
    const event = await next()
    expect(event).toMatch(/"remotes":\{"mfe-catalog":\[\{"version":"1.1.0"/)
    expect(event).toBe((await open('/release/current')).text)
    await reader.cancel()
  })
})

test.each(['/designers/%', '/catalog/50%-off', '/trend/%E0%A4%A', '/%FF'])(
  '%s, a badly copied link, shows the page that says so',
  async (target) => {
    const { status, text, headers } = await open(target)
    expect([status, headers['content-type']]).toStrictEqual([404, 'text/html; charset=utf-8'])
    expect(text).toContain('</html>')
    expect((await ask(door.port, target, { method: 'POST' })).status).toBe(400)
    expect((await open(target, { host: 'evil.example' })).status).toBe(421)
  },
)

test('an invalid host, cookie, query or escape never causes a 5xx', async () => {
  const odd: [string, Record<string, string>][] = [
    ['/catalog', { host: '"><script>evil.example' }],
    ['/catalog', { cookie: '=;;; %E0%A4%A; theme="><script>; country=%F0%9F' }],
    ['/catalog?%E0%A4%A&page[]=2', {}],
    ['/%E0%A4%A', {}],
    ['/../../etc/passwd', {}],
    ['//evil.example/', {}],
    [`/catalog?q=${'x'.repeat(6000)}`, {}],
  ]
  for (const [target, headers] of odd) {
    const { status, text } = await open(target, headers)
    expect([target, status < 500]).toStrictEqual([target, true])
    expect(text).not.toMatch(/"><script>|evil\.example</)
  }
})
