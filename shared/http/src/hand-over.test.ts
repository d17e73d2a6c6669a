import { BROWSER_PLACE, handOver, send } from './send.ts'

const answer = (value: unknown) => new Response(JSON.stringify(value))
const wire = { method: 'POST', path: '/pd/frontend/common_data', body: { path: '/' }, csrf: false } as const
const call = 'POST /backend/pd/frontend/common_data'

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => answer('asked now'))
})

test('an answer that was asked for before the code came is taken by the first who asks the same, once', async () => {
  handOver({ [call]: Promise.resolve(answer('asked early')) })
  expect(await send(wire, BROWSER_PLACE)).toBe('asked early')
  expect(await send(wire, BROWSER_PLACE)).toBe('asked now')
})

test('an early answer that failed on its way is asked for again', async () => {
  handOver({ [call]: Promise.reject(new TypeError('offline')) })
  expect(await send(wire, BROWSER_PLACE)).toBe('asked now')
})
