import type http from 'node:http'
import { openFrontDoor } from '../support/door.ts'
import { ask, serve } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'

jest.setTimeout(60_000)

const shop = makeSmallShop()
const PROXY = '127.0.0.2'
let api: Awaited<ReturnType<typeof serve>>
const doors: Record<string, Awaited<ReturnType<typeof openFrontDoor>>> = {}
const given: http.IncomingHttpHeaders[] = []

beforeAll(async () => {
  api = await serve((request, response) => {
    given.push(request.headers)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const open = async (TRUSTED_PROXIES: string) =>
    (doors[TRUSTED_PROXIES] = await openFrontDoor(shop.stateDir, api.port, { TRUSTED_PROXIES, RENDERS_A_MINUTE: '5' }))
  await Promise.all(['', PROXY, `${PROXY},2`, '127.0.0.3,10.0.0.0/8'].map(open))
})
afterAll(async () => {
  await Promise.all(Object.values(doors).map((door) => door.stop()))
  await api.close()
  shop.remove()
})

/** What the API hears of a call that comes through a proxy at this address. */
async function heardThrough(proxies: string, from: string, headers: http.OutgoingHttpHeaders) {
  given.splice(0)
  expect((await ask(doors[proxies]?.port ?? 0, '/backend/x', { from, headers })).status).toBe(200)
  return { address: given[0]?.['x-forwarded-for'], scheme: given[0]?.['x-forwarded-proto'], host: given[0]?.['x-forwarded-host'] }
}

const NAMED = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }

test.each([
  ['on this machine is believed without a setting', '', '127.0.0.1', NAMED, '203.0.113.9', 'https'],
  ['that is listed is believed', PROXY, PROXY, NAMED, '203.0.113.9', 'https'],
  ['that is not listed is not believed', PROXY, '127.0.0.1', NAMED, '127.0.0.1', 'http'],
  ['whose network is not listed is not believed', '127.0.0.3,10.0.0.0/8', PROXY, NAMED, PROXY, 'http'],
  [
    'appends to what a client has forged',
    PROXY,
    PROXY,
    { 'x-forwarded-for': '6.6.6.6, 203.0.113.9', 'x-forwarded-proto': 'https, http' },
    '203.0.113.9',
    'http',
  ],
  ['that a client names does not become one', PROXY, PROXY, { 'x-forwarded-for': '6.6.6.6, 10.0.0.1, 203.0.113.9' }, '203.0.113.9', 'http'],
  ['behind another one is passed by', PROXY, PROXY, { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 127.0.0.2' }, '203.0.113.9', 'http'],
  [
    'of two is passed by, whatever its address',
    `${PROXY},2`,
    PROXY,
    { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 198.51.100.1' },
    '203.0.113.9',
    'http',
  ],
  ['that is not listed is not believed for two either', `${PROXY},2`, '127.0.0.1', NAMED, '127.0.0.1', 'http'],
  ['that writes ports is understood', PROXY, PROXY, { 'x-forwarded-for': '203.0.113.9:4711' }, '203.0.113.9', 'http'],
  ['that writes no address stands for its shopper', PROXY, PROXY, { 'x-forwarded-for': '6.6.6.6, unknown' }, PROXY, 'http'],
  ['that writes nothing stands for its shopper', PROXY, PROXY, {}, PROXY, 'http'],
])('a proxy %s', async (_, proxies, from, headers, address, scheme) => {
  const forwarded = { ...headers, 'x-forwarded-host': 'shop.com.localhost', forwarded: 'for=6.6.6.6;proto=https' }
  expect(await heardThrough(proxies, from, forwarded)).toStrictEqual({ address, scheme, host: 'shop.ru.localhost' })
})

test('shoppers behind a listed proxy have limits of their own, those behind an unknown one share its limit', async () => {
  const statuses = async (proxies: string, shopper: string) => {
    const pages = Array.from({ length: 6 }, (_, page) => `/catalog?page=${page + 2}&of=${encodeURIComponent(proxies)}`)
    const answers: number[] = []
    for (const page of pages) {
      const { status } = await ask(doors[proxies]?.port ?? 0, `${page}&q=${shopper}`, {
        from: PROXY,
        headers: { 'x-forwarded-for': shopper },
      })
      answers.push(status)
    }
    return answers
  }
  const [five, none] = [[200, 200, 200, 200, 200, 429], Array<number>(6).fill(429)]
  expect([await statuses(PROXY, '203.0.113.1'), await statuses(PROXY, '203.0.113.2')]).toStrictEqual([five, five])
  const unlisted = '127.0.0.3,10.0.0.0/8'
  expect([await statuses(unlisted, '203.0.113.1'), await statuses(unlisted, '203.0.113.2')]).toStrictEqual([five, none])
})

test.each([
  ['0.0.0.0/0', 'TRUSTED_PROXIES names 0.0.0.0/0, and strangers have addresses there'],
  ['all', 'TRUSTED_PROXIES is "all", and it must be a list'],
])('the start with TRUSTED_PROXIES=%s fails with a clear error', async (TRUSTED_PROXIES, sentence) => {
  const started = openFrontDoor(shop.stateDir, api.port, { TRUSTED_PROXIES })
  await expect(started.then((door) => door.stop())).rejects.toThrow(sentence)
})
