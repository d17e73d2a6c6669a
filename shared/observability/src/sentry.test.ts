import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { openSentry, reportError } from './sentry.ts'
import { inSpan } from './spans.ts'
import { inTrace, newTrace } from './trace.ts'

const WORKS = 400

interface Envelope {
  items: { type: string; text: string }[]
}

const got: Envelope[] = []
let server: Server
let close: () => Promise<void>

const envelopeOf = (text: string): Envelope => {
  const [, ...lines] = text.split('\n')
  const items = []
  for (let at = 0; at + 1 < lines.length; at += 2)
    items.push({ type: (JSON.parse(lines[at] ?? '{}') as { type: string }).type, text: lines[at + 1] ?? '' })
  return { items }
}

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      got.push(envelopeOf(text))
      response.end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  close = await openSentry('test', { SENTRY_DSN: `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1` })
})
afterAll(() => new Promise((done) => server.close(done)))

const PERSONAL = /anna|петрова|79000000042|Zk3v_wB1s4T6kPq9xYzA0bC2dE5fG7hJ8kL/i

/** A call with a trace id that ends with these digits. */
const inTraceEnding = (end: string, name: string) =>
  inTrace({ ...newTrace(), id: `4bf92f3577b34da6a3ce929d${end}` }, () => inSpan({ name, kind: 'server' }, async () => {}))

test('an error is sent to the DSN with its position and request, without personal data; each job has its own trace', async () => {
  const trace = newTrace()
  const cause = Object.assign(new Error('invalid input "Петрова"'), { code: '22007', detail: 'Key (phone)=(+79000000042)' })
  const fault = Object.assign(new Error('no letter to anna@mail.example', { cause }), {
    request: { cookies: 'sid=Zk3v_wB1s4T6kPq9xYzA0bC2dE5fG7hJ8kL' },
  })
  await inTrace(trace, () =>
    inSpan({ name: 'POST /order/create/v2', kind: 'server' }, async () => reportError(fault, { route: '/order/create/v2' })),
  )
  for (const name of ['one', 'other']) await inSpan({ name, kind: 'work' }, async () => reportError(new Error(name), { kind: name }))
  for (const digit of '012345') {
    await inTraceEnding(`2000000${digit}`, 'kept')
    await inTraceEnding(`4000000${digit}`, 'left out')
  }
  for (let work = 0; work < WORKS; work += 1) await inSpan({ name: 'counted', kind: 'work' }, async () => {})
  await close()

  const events = got
    .flatMap(({ items }) => items.filter(({ type }) => type === 'event'))
    .map(({ text }) => JSON.parse(text) as { tags: object; contexts: { trace: { trace_id: string } }; exception: { values: object[] } })
  expect(events).toHaveLength(3)
  expect(events[0]).toMatchObject({
    tags: { service: 'test', requestId: trace.id, route: '/order/create/v2' },
    contexts: { trace: { trace_id: trace.id } },
    exception: {
      values: [{ value: 'invalid input "…"' }, { value: 'no letter to [email]', stacktrace: { frames: expect.any(Array) as object[] } }],
    },
  })
  expect(new Set(events.map(({ contexts }) => contexts.trace.trace_id)).size).toBe(3)
  const spans = got.flatMap(({ items }) => items.flatMap(({ text }) => text.match(/"name":"counted"/g) ?? []))
  // A fifth of them; if one trace decided for all it would be none or all of them.
  expect(spans.length).toBeGreaterThan(WORKS * 0.08)
  expect(spans.length).toBeLessThan(WORKS * 0.35)
  // The trace id decides, so that every process keeps the same traces.
  const named = got.flatMap(({ items }) => items.flatMap(({ text }) => text.match(/"name":"(?:kept|left out)"/g) ?? []))
  expect(named).toStrictEqual(Array.from('012345', () => '"name":"kept"'))
  expect(JSON.stringify(got)).not.toMatch(PERSONAL)
})
