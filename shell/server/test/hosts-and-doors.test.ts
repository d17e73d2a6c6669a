import type http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { KEY, openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'

jest.setTimeout(60_000)

const shop = makeSmallShop()
const heard: string[] = []
let api: Awaited<ReturnType<typeof serve>>
let demo: Awaited<ReturnType<typeof openFrontDoor>>
let production: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  api = await serve((request: http.IncomingMessage, response) => {
    heard.push(`${request.method} ${request.url}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"result":{"quantity":0,"products":[],"categories":[]}}')
  })
  demo = await openFrontDoor(shop.stateDir, api.port, { RENDERS_A_MINUTE: '30' })
  production = await openFrontDoor(shop.stateDir, api.port, {
    DEMO: '',
    SHOP_ORIGINS: 'https://zlata.ru,https://zlata.com',
    OPEN_PATHS: 'payment-webhook,health',
  })
})
afterAll(async () => {
  await demo.stop()
  await production.stop()
  await api.close()
  shop.remove()
})
beforeEach(() => void heard.splice(0))

describe('hosts', () => {
  test.each(['evil.example', 'shop.ru.evil.example', 'localhost.evil.example'])(
    'a page, a sitemap and a call with the host %s are rejected',
    async (host) => {
      for (const target of ['/catalog', '/sitemap.xml', '/robots.txt', '/backend/cart/add']) {
        const { status, text: said } = await ask(demo.port, target, { headers: { host } })
        expect([target, status]).toStrictEqual([target, 421])
        expect(said).not.toContain(host)
      }
      expect(heard).toStrictEqual([])
    },
  )

  test.each(['localhost', 'shop.ru.localhost:4000', 'en.shop.ru.localhost', '127.0.0.1'])('the demo answers on %s', async (host) => {
    expect((await ask(demo.port, '/catalog', { headers: { host } })).status).toBe(200)
  })

  test('a production shop answers only on its own hosts and uses the configured origins [storefront.configured-hosts]', async () => {
    const { status, text: page } = await ask(production.port, '/catalog', { headers: { host: 'zlata.ru' } })
    expect(status).toBe(200)
    expect(page).toContain('<link rel="canonical" href="https://zlata.ru/catalog"')
    expect((await ask(production.port, '/sitemap.xml', { headers: { host: 'ZLATA.com' } })).text).toContain('<loc>https://zlata.com/')
    for (const host of ['localhost', 'shop.ru.localhost', 'zlata.ru:8443', '127.0.0.1']) {
      expect([host, (await ask(production.port, '/catalog', { headers: { host } })).status]).toStrictEqual([host, 421])
    }
  })

  test('a load balancer can check health by IP address', async () => {
    expect((await ask(production.port, '/front-door/health/live', { headers: { host: '10.0.0.5:3000' } })).status).toBe(200)
  })

  test('a request with two Host headers is rejected', async () => {
    const socket = net.connect(demo.port, '127.0.0.1')
    socket.end('GET /catalog HTTP/1.1\r\nHost: shop.ru.localhost\r\nHost: shop.com.localhost\r\nConnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /)
  })

  test.each([
    [{ SHOP_ORIGINS: '' }, 'SHOP_ORIGINS must name the addresses of the shop'],
    [{ FRONT_DOOR_KEY: '' }, 'FRONT_DOOR_KEY must be a key of your own'],
    [{ OPEN_PATHS: 'everything' }, 'OPEN_PATHS is "everything"'],
  ])('starting production with %j fails with a clear error', async (environment, sentence) => {
    const started = openFrontDoor(shop.stateDir, api.port, {
      DEMO: '',
      SHOP_ORIGINS: 'https://zlata.ru',
      FRONT_DOOR_KEY: KEY,
      ...environment,
    })
    await expect(started.then((door) => door.stop())).rejects.toThrow(sentence)
  })
})

describe('closed paths', () => {
  test.each([
    '/back-office/outbox/dead',
    '/%62ack-office/outbox/dead',
    '/payment/webhook',
    '/contracts',
    '/documentation',
    '/health/ready',
    '/metrics',
    '/pictures/index.json',
  ])('/backend%s does not reach the API', async (path) => {
    for (const method of ['GET', 'POST']) expect((await ask(demo.port, `/backend${path}`, { method })).status).toBe(404)
    expect(heard).toStrictEqual([])
  })

  test('the payment webhook has a separate path where the configuration opens it', async () => {
    const report = { method: 'POST', body: '{}', headers: { host: 'zlata.ru', 'content-type': 'application/json' } }
    expect((await ask(production.port, '/webhooks/payment', report)).status).toBe(200)
    expect(heard).toStrictEqual(['POST /payment/webhook'])
    expect((await ask(production.port, '/backend/payment/webhook', report)).status).toBe(404)
    expect((await ask(demo.port, '/webhooks/payment', { ...report, headers: { host: 'localhost' } })).status).toBe(405)
    expect(heard).toHaveLength(1)
  })

  test('only the paths named by the configuration are open', async () => {
    const headers = { host: 'zlata.ru' }
    expect((await ask(production.port, '/backend/health/live', { headers })).status).toBe(200)
    expect((await ask(production.port, '/backend/documentation', { headers })).status).toBe(404)
  })
})

describe('render limit for crawlers', () => {
  const from = (address: string, target: string) => ask(demo.port, target, { headers: { 'x-forwarded-for': address } })

  test('a client that requests many pages gets 429, other clients are served', async () => {
    const answers: number[] = []
    for (let page = 0; page < 40; page += 1) answers.push((await from('203.0.113.9', `/catalog?page=${page + 2}`)).status)
    expect(answers.slice(0, 30)).toStrictEqual(Array(30).fill(200))
    expect(answers.at(-1)).toBe(429)
    const { status, headers, text: said } = await from('203.0.113.9', '/catalog?page=99')
    expect([status, Number(headers['retry-after']) > 0]).toStrictEqual([429, true])
    // The wait is seconds, not the hour of a lock.
    expect(said).toContain('Подождите минуту')
    expect((await from('203.0.113.10', '/catalog?page=99')).status).toBe(200)
  })

  test('made-up preview tokens do not ask the API without end', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.30', cookie: 'preview=guessed-token' }
    const answers: number[] = []
    for (let time = 0; time < 40; time += 1) answers.push((await ask(demo.port, '/catalog?page=2', { headers })).status)
    expect(answers.at(-1)).toBe(429)
    const checks = heard.filter((call) => call.includes('guessed-token')).length
    expect([checks >= 30, checks < 40]).toStrictEqual([true, true])
    expect((await from('203.0.113.30', '/catalog?page=2')).status).toBe(200)
  })

  test('cached pages are never refused', async () => {
    for (let page = 0; page < 35; page += 1) await from('203.0.113.20', `/catalog?page=${page + 200}`)
    await from('203.0.113.21', '/catalog?page=7')
    expect((await from('203.0.113.20', '/catalog?page=7')).status).toBe(200)
    expect((await from('203.0.113.20', '/catalog?page=999')).status).toBe(429)
  })
})
