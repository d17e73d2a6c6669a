import { BROWSER_PLACE, handOver, send } from '../send.ts'

const answer = (value: unknown) => new Response(JSON.stringify(value))
const wire = { method: 'POST', path: '/pd/frontend/common_data', body: { path: '/' }, csrf: false } as const
const call = 'POST /backend/pd/frontend/common_data'

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => answer('asked now'))
})

test('the first matching request consumes an early answer, once', async () => {
  handOver({ [call]: Promise.resolve(answer('asked early')) })
  expect(await send(wire, BROWSER_PLACE)).toBe('asked early')
  expect(await send(wire, BROWSER_PLACE)).toBe('asked now')
})

test('an early request that failed is sent again', async () => {
  handOver({ [call]: Promise.reject(new TypeError('offline')) })
  expect(await send(wire, BROWSER_PLACE)).toBe('asked now')
})
