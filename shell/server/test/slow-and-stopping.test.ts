import net from 'node:net'
import { once } from 'node:events'
import { openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
let api: Awaited<ReturnType<typeof serve>>
/** Calls that the API holds back until the test lets them go. */
const held: (() => void)[] = []
let arrived: () => void = () => {}

beforeAll(async () => {
  api = await serve((_, response) => {
    held.push(() => response.end('{"late":true}'))
    arrived()
  })
})
afterAll(async () => {
  await api.close()
  shop.remove()
})

/** What the front door writes on a connection whose browser sends this and then nothing more. */
async function sayOnly(port: number, text: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.on('data', (part) => (answer += String(part)))
  await once(socket, 'close')
  return answer
}

const bodyIn = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '{}') as Record<string, unknown>

describe('a slow client', () => {
  let door: Awaited<ReturnType<typeof openFrontDoor>>
  beforeAll(async () => {
    door = await openFrontDoor(shop.stateDir, api.port, { REQUEST_MS: '300' })
  })
  afterAll(() => door.stop())

  test.each([
    ['shop.ru.localhost', /[а-я]/],
    ['shop.com.localhost', /^[^а-я]+$/],
  ])('of %s that never sends its body gets 408 in its language', async (host, language) => {
    const answer = await sayOnly(
      door.port,
      `POST /do/cart/add HTTP/1.1\r\nhost: ${host}\r\nsec-fetch-site: same-origin\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 50\r\n\r\nsku`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(bodyIn(answer)).toMatchObject({ result: false, code: 'BAD_REQUEST', error: expect.stringMatching(language) as string })
  })

  test('with unfinished headers is rejected', async () => {
    expect(await sayOnly(door.port, 'GET / HTTP/1.1\r\nhost: shop.ru.localhost\r\n')).toMatch(
      /^HTTP\/1\.1 408 [^]*x-request-id: [0-9a-f]{32}/,
    )
  })
})

describe('with time for every request', () => {
  let door: Awaited<ReturnType<typeof openFrontDoor>>
  // Longer than a busy machine lets a process wait.
  const REQUEST_MS = 2000
  beforeAll(async () => {
    door = await openFrontDoor(shop.stateDir, api.port, { REQUEST_MS: String(REQUEST_MS) })
  })
  afterAll(() => door.stop())

  test('oversized headers and what is not HTTP are rejected', async () => {
    expect(await sayOnly(door.port, `GET / HTTP/1.1\r\ncookie: ${'a'.repeat(40_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /)
    expect(await sayOnly(door.port, 'what is this\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('a slow client does not block others, and an upload may take longer', async () => {
    const slow = sayOnly(door.port, 'POST /backend/x HTTP/1.1\r\nhost: shop.ru.localhost\r\ncontent-length: 50\r\n\r\n{')
    const heard = new Promise<void>((done) => (arrived = done))
    const head = 'POST /backend/career HTTP/1.1\r\nhost: shop.ru.localhost\r\nconnection: close\r\ncontent-length: 12\r\n\r\n'
    const socket = net.connect(door.port, '127.0.0.1')
    socket.write(head)
    const parts = ['half', 'half', 'half']
    // Longer in all than any other body may take.
    // oxlint-disable-next-line no-restricted-globals -- The client is the slow one.
    for (const [index, part] of parts.entries()) setTimeout(() => socket.write(part), (REQUEST_MS / 2) * (index + 1))
    expect((await ask(door.port, '/front-door/health/live')).status).toBe(200)
    await heard
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /)
    held.splice(0).forEach((answer) => answer())
    let answer = ''
    socket.on('data', (part) => (answer += String(part)))
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1\.1 200 [^]*\{"late":true\}/)
  })
})

test('requests in progress complete before exit, meanwhile the process reports not ready', async () => {
  const door = await openFrontDoor(shop.stateDir, api.port, { DRAIN_MS: '1500' })
  const begun = new Promise<void>((done) => (arrived = done))
  const waiting = ask(door.port, '/backend/slow')
  await begun
  const stopped = door.stop()
  let status = 200
  while (status === 200) status = (await ask(door.port, '/front-door/health/ready')).status
  expect(status).toBe(503)
  held.splice(0).forEach((answer) => answer())
  expect(await waiting).toMatchObject({ status: 200, text: '{"late":true}' })
  expect(await stopped).toBe(0)
})

test('requests that do not finish in time are aborted', async () => {
  const door = await openFrontDoor(shop.stateDir, api.port, { STOP_MS: '200' })
  const begun = new Promise<void>((done) => (arrived = done))
  const waiting = ask(door.port, '/backend/never').then(
    () => 'answered',
    () => 'cut off',
  )
  await begun
  expect(await door.stop()).toBe(0)
  expect(await waiting).toBe('cut off')
  held.splice(0)
})
