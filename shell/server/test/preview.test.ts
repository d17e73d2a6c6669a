import { openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'
import { readConfig } from '../platform/config/config.ts'
import { eventually } from '@shop/testing/eventually'

jest.setTimeout(120_000)

const GOOD = '7.t5x9ab.signature-of-the-api'
const UNTIL = '2026-11-25T09:00:00.000Z'

const shop = makeSmallShop()
/** What the API says now. */
const says = { isOver: false, isAway: false, words: 'О магазине' }
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  api = await serve((request, response) => {
    if (says.isAway) return response.writeHead(503).end('{}')
    const isEditor = request.headers.cookie?.includes(`preview=${GOOD}`) === true
    if (request.url?.startsWith('/texts/')) {
      const errors = { NOT_FOUND: 'Такой страницы нет', WRONG_PHONE: 'Такого номера нет' }
      return response.end(JSON.stringify({ locale: 'ru', errors, overrides: { 'shell.about': isEditor ? 'Черновик' : says.words } }))
    }
    const isGood = request.url === `/content-preview/${encodeURIComponent(GOOD)}` && !says.isOver
    if (request.url?.startsWith('/content-preview/')) {
      return response.writeHead(isGood ? 200 : 404).end(JSON.stringify(isGood ? { until: UNTIL } : { result: false, code: 'PREVIEW_OVER' }))
    }
    response.end('{}')
  })
  door = await openFrontDoor(shop.stateDir, api.port, { TEXTS_MS: '500' })
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})
beforeEach(() => Object.assign(says, { isOver: false, isAway: false, words: 'О магазине' }))

const open = (target: string, cookie = '') => ask(door.port, target, { headers: { ...(cookie && { cookie }) } })
const editor = `sid=editor; preview=${GOOD}`
const textsIn = (text: string): unknown => JSON.parse(/id="texts">(.*?)<\/script>/.exec(text)?.[1] ?? 'null')

test('a preview link sets a session cookie and redirects to the URL without the token', async () => {
  const { status, headers } = await open(`/catalog?size=17&preview=${GOOD}&color=red`)
  expect([status, headers.location, headers['cache-control']]).toStrictEqual([302, '/catalog?size=17&color=red', 'private, no-store'])
  expect(headers['set-cookie']).toStrictEqual([`preview=${GOOD}; Path=/; HttpOnly; SameSite=Lax`])
  expect((await open(`//evil.example?preview=${GOOD}`)).headers.location).toBe('/evil.example')
})

test.each(['forged.token.of-nobody', '', '../main-page', 'x'.repeat(200)])(
  'a link with the token %p returns a plain page and no draft',
  async (token) => {
    const { status, headers, text } = await open(`/catalog?preview=${encodeURIComponent(token)}`)
    expect([status, headers['content-type'], headers['cache-control'], headers['set-cookie']]).toStrictEqual([
      404,
      'text/plain; charset=utf-8',
      'no-store',
      undefined,
    ])
    expect(text).toContain('Ссылка на предпросмотр больше не действует')
  },
)

test('a draft has a banner with an exit button, is not cached and not indexed', async () => {
  const { status, headers, text } = await open('/catalog', editor)
  expect([status, headers['cache-control'], headers.etag, headers['x-robots-tag']]).toStrictEqual([
    200,
    'private, no-store',
    undefined,
    'noindex',
  ])
  expect(text).toContain('<meta name="robots" content="noindex">')
  expect(text).toMatch(
    /<aside aria-label="Предпросмотр".*Ссылка действует до 25.ноября, 12:00 по Москве.*action="\/do\/preview\/leave".*<\/aside><div id="root">/,
  )
  expect(textsIn(text)).toMatchObject({ 'shell.about': 'Черновик' })
  expect(text).toContain(`"cookie":"country=RU; locale=ru; preview=${GOOD}"`)
  expect(text).not.toContain('sid=editor')
})

test.each(['/catalog/before', '/trend/after', '/catalog/gone'])('shoppers never receive a draft of %s, in any order', async (target) => {
  const shoppers = async () => (await open(target)).text
  const before = target.endsWith('before') ? await shoppers() : null
  const drafts = await Promise.all([open(target, editor), open(target, editor), open(target, editor)])
  for (const { text } of drafts) expect(text).toContain('<aside aria-label="Предпросмотр"')
  const [after, ...others] = await Promise.all([shoppers(), shoppers(), shoppers()])
  for (const text of [after, ...others, ...(before === null ? [] : [before])]) {
    expect([text.includes('Предпросмотр'), text.includes('Черновик'), text.includes('preview='), text === after]).toStrictEqual([
      false,
      false,
      false,
      true,
    ])
  }
  // A page that shoppers have had is not given to the editor either.
  expect((await open(target, editor)).text).toContain('<aside aria-label="Предпросмотр"')
})

test('an expired preview shows the live shop and clears its cookie', async () => {
  says.isOver = true
  const { status, headers, text } = await open('/catalog', editor)
  expect([status, headers['cache-control'], text.includes('Предпросмотр')]).toStrictEqual([200, 'private, no-store', false])
  expect(headers['set-cookie']).toStrictEqual(['preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
})

test('while the API is unavailable the live shop is shown, and the cookie stays', async () => {
  await open('/catalog/away')
  says.isAway = true
  const { status, headers, text } = await open('/catalog/away', editor)
  expect([status, headers['set-cookie'], text.includes('Предпросмотр')]).toStrictEqual([200, undefined, false])
})

test('leaving the preview clears the cookie and redirects back to the page', async () => {
  const leave = (site: string) =>
    ask(door.port, '/do/preview/leave', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': site,
        referer: `http://shop.ru.localhost/catalog?size=17`,
        cookie: editor,
      },
      body: '',
    })
  const { status, headers } = await leave('same-origin')
  expect([status, headers.location]).toStrictEqual([303, '/catalog?size=17'])
  expect(headers['set-cookie']).toStrictEqual(['preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax'])
  expect((await leave('cross-site')).status).toBe(403)
})

test('edited texts are in every document, error texts only where they differ', async () => {
  expect(textsIn((await open('/catalog/texts')).text)).toStrictEqual({
    'shell.about': 'О магазине',
    'errors.WRONG_PHONE': 'Такого номера нет',
  })
})

test('an edited text appears on every page within a minute, cached pages included', async () => {
  const wordOn = async (target: string) => (textsIn((await open(target)).text) as Record<string, string>)['shell.about']
  expect(await wordOn('/catalog/kept')).toBe('О магазине')
  says.words = 'О нас'
  let pages = 0
  await eventually('the edited text', async () => (await wordOn(`/catalog/other-${(pages += 1)}`)) === 'О нас', {
    // Faster looks would meet the limit of pages.
    everyMs: 100,
  })
  // A page of before the change is no answer any more, however young it is.
  expect(await wordOn('/catalog/kept')).toBe('О нас')
  // The door of this test asks sooner than one of a shop.
  expect(readConfig({ DEMO: '1' }, 1).textsMs).toBe(10_000)
})
