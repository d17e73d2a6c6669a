import http from 'node:http'
import net from 'node:net'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
let heard: string[] = []
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>
let streams: http.ServerResponse[] = []

beforeAll(async () => {
  api = await serve((request, response) => {
    heard.push(`${request.method} ${request.url}`)
    if (request.url === '/busy') return response.writeHead(503, { 'retry-after': '0' }).end('{"busy":true}')
    if (request.url === '/career') return response.writeHead(403).end('{"refused":true}')
    if (request.url === '/half') return response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy())
    if (request.url === '/stream' || request.url?.endsWith('/events')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n')
      return streams.push(response)
    }
    return response.end(JSON.stringify(request.headers))
  })
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})
const PARTS = 400
const PART = 'a'.repeat(10_000)

beforeEach(() => {
  heard = []
  streams = []
})

test('a call is never retried, whatever the API answers', async () => {
  const { status, headers, text: said } = await ask(door.port, '/backend/busy')
  expect([status, headers['retry-after'], said]).toStrictEqual([503, '0', '{"busy":true}'])
  expect(heard).toStrictEqual(['GET /busy'])
})

test('SSE events are streamed at once, and a client disconnect reaches the API', async () => {
  const asked = http.get({
    host: '127.0.0.1',
    port: door.port,
    path: '/backend/stream',
    headers: { host: 'shop.ru.localhost' },
    agent: false,
  })
  const [answer] = (await once(asked, 'response')) as [http.IncomingMessage]
  expect(String((await once(answer, 'data'))[0])).toBe('data: first\n\n')
  const [stream] = streams
  if (!stream) throw new Error('The API has not been asked.')
  stream.write('data: second\n\n')
  expect(String((await once(answer, 'data'))[0])).toBe('data: second\n\n')
  const left = once(stream, 'close')
  asked.destroy()
  await left
})

test('as many order pages as you like follow their orders, and calls are answered [orders.followed-live]', async () => {
  const pages = Array.from({ length: 300 }, (_, page) =>
    http.get({
      host: '127.0.0.1',
      port: door.port,
      path: `/backend/order/${page}/events`,
      headers: { host: 'shop.ru.localhost' },
      agent: false,
    }),
  )
  await Promise.all(pages.map((page) => once(page, 'response')))
  expect(streams).toHaveLength(300)
  expect((await ask(door.port, '/backend/token')).status).toBe(200)
  const left = Promise.all(streams.map((stream) => once(stream, 'close')))
  for (const page of pages) page.on('error', () => undefined).destroy()
  await left
})

test('an early response is delivered to a client that reads only after sending its body', async () => {
  const socket = net.connect(door.port, '127.0.0.1').pause()
  const head = `POST /backend/career HTTP/1.1\r\nhost: shop.ru.localhost\r\nconnection: close\r\ncontent-length: ${PARTS * PART.length}\r\n\r\n`
  socket.write(head)
  for (let part = 0; part < PARTS; part += 1) await new Promise((done) => socket.write(PART, done))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 [^]*\{"refused":true\}/)
})

test('a truncated response is not delivered as complete', async () => {
  await expect(ask(door.port, '/backend/half')).rejects.toThrow(/aborted|hang up/)
})

test('hop-by-hop headers are not forwarded, and connection cannot remove the front door’s own', async () => {
  const headers = { connection: 'close, x-front-door, x-mine', 'x-mine': '1', te: 'trailers', 'accept-language': 'ru' }
  const answer = await ask(door.port, '/backend/x', { headers })
  const passed = JSON.parse(answer.text) as Record<string, string>
  expect(passed).toMatchObject({ 'accept-language': 'ru', 'x-front-door': expect.any(String) as string })
  for (const name of ['te', 'x-mine']) expect(passed).not.toHaveProperty(name)
})

test.each(['/backend/a%2f..%2fback-office', '/backend/%E0%A4%A'])('%s is rejected and not forwarded', async (target) => {
  expect([400, 404]).toContain((await ask(door.port, target)).status)
  expect(heard).toStrictEqual([])
})

test('a GET with a body is forwarded without it', async () => {
  expect(
    (await ask(door.port, '/backend/x', { body: '{}', headers: { 'content-type': 'application/json', 'content-length': 2 } })).status,
  ).toBe(200)
})
