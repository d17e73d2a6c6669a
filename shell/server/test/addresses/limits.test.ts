import http from 'node:http'
import { once } from 'node:events'
import { openFrontDoor } from '../support/door.ts'
import { ask, type Question, serve } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'

jest.setTimeout(60_000)

const shop = makeSmallShop()
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  api = await serve((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
afterAll(() => agent.destroy())

/** Statuses of so many calls, as fast as they go. */
async function statusesOf(times: number, port: number, path: string, { method = 'GET', headers = {} }: Question = {}) {
  const one = async () => {
    const asked = http.request({ host: '127.0.0.1', port, path, method, agent, headers: { host: 'shop.ru.localhost', ...headers } }).end()
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode
  }
  const statuses = await Promise.all(Array.from({ length: times }, one))
  return { answered: statuses.filter((status) => status === 200).length, refused: statuses.filter((status) => status === 429).length }
}

const of = (address: string, more: Record<string, string> = {}) => ({ headers: { 'x-forwarded-for': address, ...more } })

describe('calls of one address', () => {
  test('2,832 listings in a row are not answered, a fast family is, and others never notice [limits.calls-of-address]', async () => {
    const listing = { method: 'POST', ...of('203.0.113.1') }
    const began = performance.now()
    const { answered, refused } = await statusesOf(2832, door.port, '/backend/catalog/show', listing)
    const seconds = (performance.now() - began) / 1000
    expect(answered + refused).toBe(2832)
    // The allowance, and what comes back to it meanwhile.
    expect(answered).toBeGreaterThanOrEqual(1200)
    expect(answered).toBeLessThanOrEqual(1200 + Math.ceil(seconds * 20))
    // Five people, each opens a page with ten calls every five seconds.
    expect(await statusesOf(5 * 12 * 10, door.port, '/backend/main-page', of('203.0.113.2'))).toStrictEqual({ answered: 600, refused: 0 })
  })
})

describe('with a small limit', () => {
  let small: Awaited<ReturnType<typeof openFrontDoor>>
  beforeAll(async () => {
    small = await openFrontDoor(shop.stateDir, api.port, { CALLS_A_MINUTE: '5' })
  })
  afterAll(() => small.stop())

  test('a refusal says when to come again', async () => {
    await statusesOf(5, small.port, '/backend/main-page', of('203.0.113.1'))
    const { status, headers, text } = await ask(small.port, '/backend/main-page', of('203.0.113.1'))
    expect([status, headers['retry-after']]).toStrictEqual([429, '12'])
    expect(JSON.parse(text)).toMatchObject({ result: false, code: 'TOO_FAST', error: expect.stringMatching(/[а-я]/) as string })
  })

  test('changes are counted apart from reads, whatever a client calls its reads', async () => {
    const order = { method: 'POST', ...of('203.0.113.3', { 'x-csrf-token': 'token' }) }
    expect(await statusesOf(8, small.port, '/backend/main-page', of('203.0.113.3'))).toStrictEqual({ answered: 5, refused: 3 })
    expect(await statusesOf(8, small.port, '/backend/order/create', order)).toStrictEqual({ answered: 5, refused: 3 })
    expect(await statusesOf(2, small.port, '/backend/main-page', of('203.0.113.3', { 'x-csrf-token': 'token' }))).toMatchObject({
      answered: 0,
    })
  })

  test('feeds and pictures of links count as reads, closed paths and pages do not', async () => {
    expect(await statusesOf(9, small.port, '/backend/documentation', of('203.0.113.4'))).toStrictEqual({ answered: 0, refused: 0 })
    expect(await statusesOf(3, small.port, '/feeds/yandex.yml', of('203.0.113.4'))).toStrictEqual({ answered: 3, refused: 0 })
    expect(await statusesOf(9, small.port, '/share/catalog/rings.jpg', of('203.0.113.4'))).toStrictEqual({ answered: 2, refused: 7 })
    expect((await ask(small.port, '/catalog', of('203.0.113.4'))).status).toBe(200)
  })
})

describe('streams of releases', () => {
  const listen = async (address: string) => {
    const headers = { host: 'shop.ru.localhost', 'x-forwarded-for': address }
    const asked = http.get({ host: '127.0.0.1', port: door.port, path: '/release/events', agent: false, headers })
    asked.on('error', () => {})
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
    answer.on('error', () => {}).resume()
    return { status: answer.statusCode, wait: answer.headers['retry-after'], close: () => asked.destroy() }
  }
  const openStreams = async () => /^front_door_release_streams (\d+)$/m.exec((await ask(door.port, '/front-door/metrics')).text)?.[1]

  test('are a hundred for one address; another one gets its own, and a closed one makes room [limits.streams-of-address]', async () => {
    const all = await Promise.all(Array.from({ length: 120 }, () => listen('203.0.113.1')))
    const refused = all.filter(({ status }) => status === 429)
    expect([all.filter(({ status }) => status === 200).length, refused.length, refused[0]?.wait]).toStrictEqual([100, 20, '30'])
    const other = await listen('203.0.113.2')
    expect(other.status).toBe(200)
    // An IPv6 subscriber has a /64 of addresses.
    const network = await Promise.all(Array.from({ length: 101 }, (_, index) => listen(`2001:db8:1:1::${index.toString(16)}`)))
    expect(network.filter(({ status }) => status === 200)).toHaveLength(100)
    for (const stream of [...all, ...network]) stream.close()
    while ((await openStreams()) !== '1') await new Promise(setImmediate)
    const again = await listen('203.0.113.1')
    expect(again.status).toBe(200)
    for (const stream of [other, again]) stream.close()
  })
})
