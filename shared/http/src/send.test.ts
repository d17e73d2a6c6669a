import { serverNow } from '@shop/contracts/core/time/clock'
import type { Wire } from './send.ts'

const place = { base: '/backend', headers: {} }
const change: Wire = { method: 'POST', path: '/cart/add', body: { sku_id: 'a' }, csrf: true }

type Answer = [status: number, body: unknown]

/** The server's clock. */
let date = new Date().toUTCString()

/** A network that answers by path, and remembers what was asked. */
function network(answers: Record<string, Answer[]>) {
  const asked: { path: string; token: string | undefined; trace: string | undefined }[] = []
  globalThis.fetch = jest.fn(async (path: string, options: RequestInit = {}) => {
    const headers = options.headers as Record<string, string>
    asked.push({ path, token: headers['x-csrf-token'], trace: headers['traceparent'] })
    const [status, body] = answers[path]?.shift() ?? [500, {}]
    return { ok: status < 400, status, headers: new Headers({ date }), json: async () => body }
  }) as never
  return asked
}

// Each test has a token store of its own, as each document has.
const fresh = () => {
  jest.resetModules()
  return require('./send.ts') as typeof import('./send.ts')
}

test('a change fetches the CSRF token once, and two changes share it [calls.token-replay]', async () => {
  const { send } = fresh()
  const asked = network({
    '/backend/token': [[200, { csrfToken: 't1' }]],
    '/backend/cart/add': [
      [200, 1],
      [200, 2],
    ],
  })
  await Promise.all([send(change, place), send(change, place)])
  expect(asked.filter(({ path }) => path === '/backend/token')).toHaveLength(1)
  expect(asked.filter(({ token }) => token === 't1')).toHaveLength(2)
})

test('an expired token is renewed and the call replayed once [calls.token-replay]', async () => {
  const { send } = fresh()
  const asked = network({
    '/backend/token': [
      [200, { csrfToken: 'old' }],
      [200, { csrfToken: 'new' }],
    ],
    '/backend/cart/add': [
      [403, { code: 'CSRF_EXPIRED' }],
      [200, 'added'],
    ],
  })
  expect(await send(change, place)).toBe('added')
  expect(asked.at(-1)).toMatchObject({ path: '/backend/cart/add', token: 'new' })
})

test('a new session fetches a new token before the next call is rejected', async () => {
  const { renewToken, send } = fresh()
  const asked = network({
    '/backend/token': [
      [200, { csrfToken: 'guest' }],
      [200, { csrfToken: 'known' }],
    ],
    '/backend/cart/add': [
      [200, 1],
      [200, 2],
    ],
  })
  await send(change, place)
  renewToken()
  await send(change, place)
  expect(asked.filter(({ path }) => path === '/backend/cart/add').map(({ token }) => token)).toStrictEqual(['guest', 'known'])
})

test('two tabs without a session fetch their tokens one after the other and share one session', async () => {
  let turn = Promise.resolve<unknown>(undefined)
  const locks = { request: (_: string, work: () => Promise<unknown>) => (turn = turn.then(work)) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  let session: string | null = null
  let sessions = 0
  globalThis.fetch = jest.fn(async () => {
    const own = session ?? `session ${(sessions += 1)}`
    await Promise.resolve()
    session = own
    return { ok: true, status: 200, headers: new Headers(), json: async () => ({ csrfToken: own }) }
  }) as never
  const [one, other] = [fresh(), fresh()]
  await Promise.all([one.send(change, place), other.send(change, place)])
  expect(sessions).toBe(1)
  Reflect.deleteProperty(navigator, 'locks')
})

test('a token rejected twice is a failure, not a loop', async () => {
  const { send } = fresh()
  network({
    '/backend/token': [
      [200, { csrfToken: 'a' }],
      [200, { csrfToken: 'b' }],
    ],
    '/backend/cart/add': [
      [403, { code: 'CSRF_EXPIRED' }],
      [403, { code: 'CSRF_EXPIRED' }],
    ],
  })
  await expect(send(change, place)).rejects.toMatchObject({ kind: 'http', status: 403, code: 'CSRF_EXPIRED' })
})

test('a lost connection is a network failure, an abort stays an abort', async () => {
  const { send } = fresh()
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('failed to fetch'))) as never
  await expect(send({ method: 'GET', path: '/x', csrf: false }, place)).rejects.toStrictEqual({ kind: 'network' })
  const controller = new AbortController()
  controller.abort()
  await expect(send({ method: 'GET', path: '/x', csrf: false, signal: controller.signal }, place)).rejects.toStrictEqual({
    kind: 'aborted',
  })
})

test('a refusal keeps its code and its field codes', async () => {
  const { send } = fresh()
  const refusal = { result: false, code: 'WRONG_QUANTITY', error: 'Wrong', errors: { quantity: 'WRONG_QUANTITY' } }
  network({ '/backend/x': [[400, refusal]] })
  await expect(send({ method: 'GET', path: '/x', csrf: false }, place)).rejects.toStrictEqual({
    kind: 'http',
    status: 400,
    code: 'WRONG_QUANTITY',
    refusal,
  })
})

const oneAnswer = async (answer: unknown) => {
  const { send } = fresh()
  network({ '/backend/x': [[400, answer]] })
  return send({ method: 'GET', path: '/x', csrf: false }, place).catch((error: unknown) => error)
}

test.each([
  ['words of a proxy', '<html>'],
  ['nothing', null],
  ['a code that is no text', { result: false, code: 7, error: 'No' }],
])('%s in place of a refusal becomes an unknown error', async (_, answer) => {
  expect(await oneAnswer(answer)).toStrictEqual({ kind: 'http', status: 400, code: 'UNKNOWN_ERROR', refusal: null })
})

test('a refusal with codes that are newer than the page keeps its text [errors.newer-code]', async () => {
  const refusal = { result: false, code: 'NEWER_CODE', error: 'Not on Mondays', errors: { email: 'NEWER_CODE' } }
  expect(await oneAnswer(refusal)).toStrictEqual({ kind: 'http', status: 400, code: 'NEWER_CODE', refusal })
})

test('every call starts its own trace', async () => {
  const { send } = fresh()
  const asked = network({
    '/backend/main-page': [
      [200, 1],
      [200, 2],
    ],
  })
  const wire: Wire = { method: 'GET', path: '/main-page', csrf: false }
  await send(wire, place)
  await send(wire, place)
  const traces = asked.map(({ trace }) => trace)
  expect(traces).toStrictEqual([0, 1].map(() => expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)))
  expect(new Set(traces).size).toBe(2)
})

test('answers set the clock of the document [screen.server-clock]', async () => {
  const { send } = fresh()
  date = 'Mon, 01 Jan 2024 12:00:00 GMT'
  network({ '/backend/cart/calculate': [[200, {}]], '/backend/token': [[200, { csrfToken: 't1' }]] })
  await send({ ...change, path: '/cart/calculate' }, place)
  expect(new Date(serverNow()).toISOString()).toMatch(/^2024-01-01T12:00:0/)
})
