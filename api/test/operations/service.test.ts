import { productInfo } from '@shop/contracts/catalog/product'
import { offeredCalls } from '@shop/contracts/core/shapes/offered-calls'
import { callId, callShapeOf } from '@shop/contracts/core/shapes/shape'
import * as v from 'valibot'
import { endpoints } from '../support/contracts.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { Shopper } from '../support/people/shopper.ts'

const shopper = new Shopper()

test('the process reports liveness and readiness', async () => {
  expect((await shopper.get('/health/live')).body).toStrictEqual({ ok: true })
  expect((await shopper.get('/health/ready')).body).toStrictEqual({ ok: true, database: true, schema: true, catalog: true, open: true })
})

test('every call of the contracts is served and documented [calls.own-style] [calls.verbatim-paths]', async () => {
  const { body } = await shopper.get('/documentation/json')
  const { paths } = body as { paths: Record<string, Record<string, unknown>> }
  const documented = Object.entries(paths).flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method} ${path}`))
  expect(documented.sort()).toStrictEqual(endpoints.map(({ method, path }) => `${method.toLowerCase()} ${path}`).sort())
})

test('what it offers is told to releases: every call of the contracts with the shape that builds know it by [release.gate-api]', async () => {
  const { body, headers } = await shopper.get('/contracts')
  expect(headers.get('set-cookie')).toBeNull()
  const { schema, calls } = v.parse(offeredCalls.answer, body)
  expect(schema).toBeGreaterThan(0)
  expect(calls.map(({ call }) => call).sort()).toStrictEqual(endpoints.map(callId).sort())
  const { hash, shape } = callShapeOf(productInfo)
  expect(calls.find(({ call }) => call === 'GET /catalog/{}/{}/info')).toStrictEqual({ call: 'GET /catalog/{}/{}/info', hash, shape })
})

test('the documentation page has no scripts and no external requests', async () => {
  const { body, headers } = await shopper.get('/documentation')
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(body).toContain('/catalog/{category}/{id}/info')
  // An address in an example asks for nothing.
  expect(body).not.toMatch(/<script|(?:src|href|action)="https?:|url\(|@import/)
})

test('plain HTTP responses send no HSTS and no upgrade-insecure-requests', async () => {
  const { headers } = await shopper.get('/health/live')
  expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  expect(headers.get('strict-transport-security')).toBeNull()
})

test('reads are never rate-limited, new sessions are limited by address', async () => {
  const ask = (path: string, address: string) =>
    fetch(shopper.url + path, { headers: { 'x-front-door': FRONT_DOOR_KEY, 'x-forwarded-for': address } }).then(({ headers }) =>
      headers.get('x-ratelimit-remaining'),
    )
  expect(await ask('/main-page', '192.0.2.1')).toBeNull()
  expect([await ask('/token', '192.0.2.1'), await ask('/token', '192.0.2.1'), await ask('/token', '192.0.2.2')]).toStrictEqual([
    '599',
    '598',
    '599',
  ])
})
