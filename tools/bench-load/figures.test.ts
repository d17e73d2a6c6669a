import { busiestOf, figuresOf, isBent } from './figures.ts'

test('percentiles are those of documents, failures those of all requests', () => {
  const documents = Array.from({ length: 100 }, (_, index) => ({ kind: 'document' as const, status: 200, ms: index + 1 }))
  const calls = [200, 503, 0].map((status) => ({ kind: 'call' as const, status, ms: 5000 }))
  expect(figuresOf([...documents, ...calls], 10)).toStrictEqual({ perSecond: 10, p50: 51, p99: 100, failed: 2, requests: 103 })
})

test('slow documents bend the shop, and so do failures', () => {
  expect(isBent({ p99: 1000, failed: 1, requests: 100 })).toBe(false)
  expect(isBent({ p99: 1001, failed: 0, requests: 100 })).toBe(true)
  expect(isBent({ p99: 20, failed: 2, requests: 100 })).toBe(true)
})

test('the visitors never count as what bends first', () => {
  expect(busiestOf({ shares: { 'front door': 40, API: 60, PostgreSQL: 30, visitors: 70 } })).toBe('API')
})
