import http from 'node:http'
import { promote, publish, rollback } from '@shop/release/actions'
import { canary } from '@shop/release/canary/canary'
import { isInShare } from '@shop/release/canary/cohort'
import { canaryOf } from '@shop/release/record'
import { readCounts } from '@shop/release/robot/counts'
import { readCurrent } from '@shop/release/store'
import { eventually } from '@shop/testing/eventually'
import { openFrontDoor } from '../support/door.ts'
import { ask, serve } from '../support/requests.ts'
import { makeSmallShop, release, SHELL, writeCatalog, writeShell } from '../support/small-shop.ts'

jest.setTimeout(120_000)

const REASON = { who: 'tests', why: 'a test' }
const NAME = 'mfe-catalog'

let shop: ReturnType<typeof makeSmallShop>
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  shop = makeSmallShop()
  writeCatalog(shop.stateDir, '2.0.0', 'throws')
  writeShell(shop.stateDir, '2.0.0', 'throw new Error("no shell")')
  writeShell(shop.stateDir, '3.0.0', SHELL)
  for (const [name, version] of [
    [NAME, '1.1.0'],
    [NAME, '2.0.0'],
    ['shell', '2.0.0'],
    ['shell', '3.0.0'],
  ] as const)
    publish(shop.stateDir, name, version, REASON)
  api = await serve((_, response) => response.end('{}'))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})
beforeEach(() => {
  publish(shop.stateDir, NAME, '1.1.0', REASON)
  release(shop.stateDir, { shell: '1.0.0', [NAME]: '1.1.0' })
  release(shop.stateDir, { [NAME]: '1.0.0' })
})

const share = (percent: number, version = '1.1.0', name = NAME) => canary(shop.stateDir, name, version, percent, REASON)
/** Ids of the front door's own making are as long. */
const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${String(index).padStart(14, '0')}`)
/** One who is in the running canary, and one who is not. */
function twoVisitors(name = NAME) {
  const { traffic } = canaryOf(readCurrent(shop.stateDir)!, name)!.deployment
  const { salt } = canaryOf(readCurrent(shop.stateDir)!, name)!.extras.canary!
  const isIn = (visitor: string) => isInShare(salt, visitor, traffic)
  return [visitors.find(isIn)!, visitors.find((visitor) => !isIn(visitor))!] as const
}

const open = async (target: string, visitor?: string) => {
  const answer = await ask(door.port, target, { headers: { ...(visitor && { cookie: `visitor=${visitor}` }) } })
  return {
    ...answer,
    version: /data-version="([\d.]+)"/.exec(answer.text)?.[1],
    shell: /\/a\/shell\/([\d.]+)\/main\.js/.exec(answer.text)?.[1],
  }
}
const versionOf = async (target: string, visitor?: string) => (await open(target, visitor)).version

interface ToldRelease {
  serial: number
  remotes: Record<string, { version: string }[]>
}

/** What an open tab hears. */
function listen(visitor?: string) {
  const told: ToldRelease[] = []
  const state = { isOpen: true, setCookie: undefined as string[] | undefined }
  const asked = http.get(
    {
      host: '127.0.0.1',
      port: door.port,
      path: '/release/events',
      headers: { host: 'shop.ru.localhost', ...(visitor && { cookie: `visitor=${visitor}` }) },
    },
    (answer) => {
      state.setCookie = answer.headers['set-cookie']
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, data = ''] of text.matchAll(/^data: (.*)$/gm)) told.push(JSON.parse(data) as ToldRelease)
      })
      answer.on('close', () => (state.isOpen = false))
    },
  )
  const serial = () => told.at(-1)?.serial
  const newest = () => told.at(-1)?.remotes[NAME]?.map(({ version }) => version)
  return {
    state,
    serial,
    newest,
    close: () => asked.destroy(),
    hears: (versions: string[]) => eventually(String(versions), () => String(newest()) === String(versions)),
  }
}

test('two cohorts get their versions of one address from the cache, each rendered once by threads of its own', async () => {
  share(50)
  const [inside, outside] = twoVisitors()
  const first = await open('/catalog/apart', inside)
  expect(first).toMatchObject({ status: 200, version: '1.1.0' })
  expect(first.text).toContain('thread of 1.1.0<')
  const second = await open('/catalog/apart', outside)
  expect(second).toMatchObject({ status: 200, version: '1.0.0' })
  expect(second.text).toContain('thread of 1.0.0<')
  expect(first.headers.etag).not.toBe(second.headers.etag)
  // Shared caches go by cookies.
  for (const { headers } of [first, second])
    expect([headers.vary, headers['cache-control']]).toStrictEqual([
      'accept-encoding, cookie',
      'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    ])
  const metrics = async () => Number(/documents_cached (\d+)/.exec((await ask(door.port, '/front-door/metrics')).text)?.[1])
  const before = await metrics()
  expect([(await open('/catalog/apart', inside)).text, (await open('/catalog/apart', outside)).text]).toStrictEqual([
    first.text,
    second.text,
  ])
  expect((await metrics()) - before).toBe(2)
})

test('a new visitor gets an id while a canary divides visitors, and an answer that nobody keeps; else none', async () => {
  expect((await open('/catalog')).headers['set-cookie']).toBeUndefined()
  share(50)
  const { headers, version } = await open('/catalog')
  const [cookie = ''] = headers['set-cookie'] ?? []
  expect(cookie).toMatch(/^visitor=[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
  expect(headers['cache-control']).toBe('private, no-store')
  const id = /visitor=([\w-]+)/.exec(cookie)?.[1]
  for (const target of ['/catalog', '/catalog/rings', '/catalog']) {
    const again = await open(target, id)
    expect([again.version, again.headers['set-cookie']]).toStrictEqual([version, undefined])
  }
  expect((await open('/catalog', 'not an id')).headers['set-cookie']).toHaveLength(1)
  share(100)
  expect(await open('/catalog')).toMatchObject({ version: '1.1.0', headers: { 'cache-control': expect.stringContaining('public') } })
  expect((await open('/catalog')).headers['set-cookie']).toBeUndefined()
})

test('everybody is in at 100, growing moves nobody back, and nobody is in at 0 [release.canary-share]', async () => {
  const seen = async () => {
    const all = await Promise.all(visitors.map(async (visitor) => [visitor, await versionOf('/catalog', visitor)] as const))
    return new Set(all.filter(([, version]) => version === '1.1.0').map(([visitor]) => visitor))
  }
  share(25)
  const quarter = await seen()
  expect(quarter.size).toBeGreaterThan(0)
  share(50)
  const half = await seen()
  expect(half.size).toBeLessThan(visitors.length)
  expect([...quarter].filter((visitor) => !half.has(visitor))).toStrictEqual([])
  share(100)
  expect((await seen()).size).toBe(visitors.length)
  share(0)
  expect((await seen()).size).toBe(0)
})

test('open tabs hear of what their visitor is served, and of the end of a canary', async () => {
  share(50)
  const [inside, outside] = twoVisitors()
  const [canaryTab, otherTab] = [listen(inside), listen(outside)]
  await canaryTab.hears(['1.1.0', '1.0.0'])
  await otherTab.hears(['1.0.0', '1.1.0'])
  const current = await ask(door.port, '/release/current', { headers: { cookie: `visitor=${inside}` } })
  expect((JSON.parse(current.text) as ToldRelease).remotes[NAME]?.[0]?.version).toBe('1.1.0')
  // Another release changes nothing of that.
  const { serial } = share(50)
  for (const tab of [canaryTab, otherTab]) await eventually(`release ${serial}`, () => tab.serial() === serial)
  expect([canaryTab.newest(), otherTab.newest()]).toStrictEqual([
    ['1.1.0', '1.0.0'],
    ['1.0.0', '1.1.0'],
  ])
  rollback(shop.stateDir, NAME, undefined, { ...REASON, from: '1.1.0' })
  // It was active before this test, and is bad now: no fallback.
  await canaryTab.hears(['1.0.0'])
  await otherTab.hears(['1.0.0'])
  for (const tab of [canaryTab, otherTab]) tab.close()
})

test('a tab of before the canary is asked to come again, and gets its id then', async () => {
  const tab = listen()
  await tab.hears(['1.0.0', '1.1.0'])
  expect(tab.state.setCookie).toBeUndefined()
  share(50)
  await eventually('its stream ends', () => !tab.state.isOpen)
  const again = listen()
  await eventually('an answer', () => again.newest() !== undefined)
  expect(again.state.setCookie).toStrictEqual([expect.stringMatching(/^visitor=/)])
  const id = /visitor=([\w-]+)/.exec(again.state.setCookie?.[0] ?? '')?.[1]
  expect(again.newest()?.[0]).toBe(await versionOf('/catalog', id))
  // From now on it stays open.
  share(100)
  await again.hears(['1.1.0', '1.0.0'])
  expect(again.state.isOpen).toBe(true)
  again.close()
})

test('a canary that fails on the server gives way to the active version, and is counted under its own name', async () => {
  share(50, '2.0.0')
  const [inside] = twoVisitors()
  const { status, text } = await open('/catalog/broken', inside)
  expect(status).toBe(200)
  expect(text).toContain('listing of 1.0.0')
  expect((await ask(door.port, '/front-door/metrics')).text).toContain(
    `version_failures_total{remote="${NAME}",version="2.0.0",kind="server"} 1`,
  )
  share(0, '2.0.0')
})

test('a shell can be a canary; one that does not start gives way to the active one, and the command hears of it', async () => {
  share(50, '3.0.0', 'shell')
  const [inside, outside] = twoVisitors('shell')
  expect([(await open('/catalog/shell', inside)).shell, (await open('/catalog/shell', outside)).shell]).toStrictEqual(['3.0.0', '1.0.0'])
  share(0, '3.0.0', 'shell')
  share(50, '2.0.0', 'shell')
  const [unlucky] = twoVisitors('shell')
  await eventually('the active shell', async () => (await open('/catalog/no-shell', unlucky)).shell === '1.0.0')
  expect((await ask(door.port, '/front-door/health/ready')).text).toContain(
    'shell@2.0.0 does not work (it does not start on the server): 1.0.0 is served instead.',
  )
  promote(shop.stateDir, 'shell', '3.0.0', REASON)
})

test('what visitors put into the bag and order is counted for the versions that they are shown [release.sales-by-version]', async () => {
  share(50)
  const [inside, outside] = twoVisitors()
  const post = (path: string, visitor: string) =>
    ask(door.port, `/backend${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `visitor=${visitor}` },
      body: '{}',
    })
  for (const visitor of [inside, inside, outside]) await post('/cart/add', visitor)
  await post('/order/create/v2', inside)
  await post('/cart/elsewhere', inside)
  const counted = () => readCounts(shop.stateDir, readCurrent(shop.stateDir)!, NAME)
  await eventually('the counts are written', () => counted()['1.1.0']?.sales?.orders === 1 && counted()['1.0.0']?.sales !== undefined)
  expect(counted()['1.1.0']?.sales).toStrictEqual({ adds: 2, orders: 1 })
  expect(counted()['1.0.0']?.sales).toStrictEqual({ adds: 1 })
})
