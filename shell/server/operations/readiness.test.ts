import { ApiHealth, readinessOf } from './readiness.ts'

const well = { open: true, pages: true, release: 7, faults: [], api: 'ready' as const, disk: 'ok' as const }

test.each([
  ['all is well', well, 200, { ok: true, degraded: false }],
  ['the API is away: cached pages and files are still served', { ...well, api: 'away' as const }, 200, { ok: true, degraded: true }],
  ['the API is there and not ready', { ...well, api: 'not ready' as const }, 200, { ok: true, degraded: true }],
  ['a part of the release is damaged', { ...well, faults: ['mfe-catalog@1.1.0 is damaged'] }, 200, { ok: true, degraded: true }],
  ['the disk is full', { ...well, disk: 'full' as const }, 200, { ok: true, degraded: true }],
  ['no thread can render', { ...well, pages: false }, 503, { ok: false }],
  ['it is stopping', { ...well, open: false }, 503, { ok: false }],
])('readiness when %s', (_, parts, status, said) => {
  const { status: given, body } = readinessOf(parts)
  expect(given).toBe(status)
  expect(body).toMatchObject({ ...parts, ...said })
})

const clock = () => {
  let now = 0
  return { now: () => now, pass: (milliseconds: number) => (now += milliseconds) }
}

test.each([
  ['ready', () => Promise.resolve({ ok: true } as Response)],
  ['not ready', () => Promise.resolve({ ok: false } as Response)],
  ['away', () => Promise.reject(new Error('ECONNREFUSED'))],
])('the API is %s according to its health endpoint', async (state, fetchNow) => {
  await expect(new ApiHealth('http://127.0.0.1:1', fetchNow).state()).resolves.toBe(state)
})

test('concurrent checks share one API call, and its answer is reused for half a second', async () => {
  const { now, pass } = clock()
  const fetchNow = jest.fn(() => Promise.resolve({ ok: true } as Response))
  const health = new ApiHealth('http://127.0.0.1:1', fetchNow, now)
  await Promise.all([health.state(), health.state()])
  pass(499)
  await health.state()
  expect(fetchNow).toHaveBeenCalledTimes(1)
  pass(1)
  await health.state()
  expect(fetchNow).toHaveBeenCalledTimes(2)
})
