import { expect, test } from '../../fixtures.ts'
import { somePiece } from '../../machine/catalogue.ts'
import type { Shop } from '../../machine/shop.ts'

test.describe('a document', () => {
  for (const [what, path, headers] of [
    ['a malformed cookie', '/catalog', { cookie: '=;;; %E0%A4%A; sid=\u0007; country=🙂; theme' }],
    ['a cookie of eight kilobytes', '/cart', { cookie: `favorites=${'1.'.repeat(4000)}` }],
    ['an unknown session', '/cart', { cookie: 'sid=not-a-session' }],
    ['a malformed query', '/catalog?%E0%A4%A&page=-1&page[]=2&price_from=abc&sort=evil&metal=%00', {}],
    ['a query of six thousand characters', `/catalog?q=${'x'.repeat(6000)}`, {}],
    ['an out-of-range page number', '/catalog?page=999999999999', {}],
    ['a malformed language header', '/catalog', { 'accept-language': ';;;q=,,*' }],
  ] as const) {
    test(`${what} never returns a 5xx`, async ({ shop }) => {
      const sent = { headers: { ...headers, cookie: 'cookie' in headers ? encodeNonAscii(headers.cookie) : '' } }
      const answer = await shop.ask(path, sent)
      const { location } = answer.headers
      // What is too long leads to a shorter address.
      const { status, text } = location === undefined ? answer : await shop.ask(location, sent)
      expect(status).toBeLessThan(400)
      expect(text).toContain('</html>')
    })
  }

  test('a malformed escape in the URL returns 400 or 404', async ({ shop }) => {
    const { status } = await shop.ask('/catalog/%E0%A4%A')
    expect([400, 404]).toContain(status)
  })

  test('a forged Host header is not echoed in the page', async ({ shop }) => {
    const { status, text } = await shop.ask('/catalog', { headers: { host: '"><script>evil.example' } })
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('"><script>evil')
  })
})

// A header carries one byte a sign: the emoji goes as its bytes, as a browser would send it.
const encodeNonAscii = (text: string) => Buffer.from(text, 'utf8').toString('latin1').replaceAll('\u0007', '%07')

interface Session {
  cookie: string
  token: string
}

async function startSession(shop: Shop): Promise<Session> {
  const { headers, text } = await shop.ask('/backend/token')
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
  return { cookie, token: (JSON.parse(text) as { csrfToken: string }).csrfToken }
}

async function call(shop: Shop, { cookie, token }: Session, path: string, body: string, headers: Record<string, string> = {}) {
  const reply = await shop.ask(`/backend${path}`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': token, 'content-type': 'application/json', accept: 'application/json', ...headers },
    body,
  })
  return {
    ...reply,
    answer: JSON.parse(reply.text) as { code?: string; error?: string; requestId?: string; cartData?: { totalProducts: number } },
  }
}

const someSku = async (shop: Shop) => (await somePiece(shop)).skus[0]?.id ?? ''

test.describe('an API call', () => {
  for (const [what, path, body, status, code] of [
    ['malformed JSON', '/cart/add', '{"sku_id": ', 400, 'BAD_REQUEST'],
    ['a body of 200 kilobytes', '/cart/add', JSON.stringify({ sku_id: 'x'.repeat(200_000) }), 413, 'BODY_TOO_LARGE'],
    ['an unknown piece', '/cart/add', JSON.stringify({ sku_id: 'no-such-piece', quantity: 1 }), 404, 'UNKNOWN_SKU'],
    ['a negative quantity', '/cart/add', '{"sku_id":"SKU","quantity":-1}', 400, 'WRONG_QUANTITY'],
    ['a zero quantity', '/cart/update', '{"sku_id":"SKU","quantity":0}', 400, 'WRONG_QUANTITY'],
    ['a huge quantity', '/cart/update', '{"sku_id":"SKU","quantity":1000000}', 400, 'WRONG_QUANTITY'],
    ['a non-numeric quantity', '/cart/update', '{"sku_id":"SKU","quantity":"two"}', 400, 'WRONG_QUANTITY'],
    ['an unknown path', '/cart/steal', '{}', 404, 'NOT_FOUND'],
  ] as const) {
    test(`${what} is rejected with ${status} ${code} and leaves the bag unchanged`, async ({ shop }) => {
      const sku = await someSku(shop)
      const session = await startSession(shop)
      expect((await call(shop, session, '/cart/add', JSON.stringify({ sku_id: sku, quantity: 1 }))).answer.cartData?.totalProducts).toBe(1)
      const refusal = await call(shop, session, path, body.replace('SKU', sku))
      expect([refusal.status, refusal.answer.code]).toStrictEqual([status, code])
      expect(refusal.answer.error).toMatch(/[а-яё]{3}/i)
      expect(refusal.answer.requestId).toBeTruthy()
      expect((await call(shop, session, '/cart/calculate', '{}')).answer.cartData?.totalProducts).toBe(1)
    })
  }

  test('a change with a wrong CSRF token returns 403', async ({ shop }) => {
    const session = await startSession(shop)
    const refusal = await call(shop, { ...session, token: 'made-up' }, '/cart/clear', '{}')
    expect([refusal.status, refusal.answer.code]).toStrictEqual([403, 'CSRF_EXPIRED'])
  })

  test('a shopper cannot impersonate the front door', async ({ shop }) => {
    const session = await startSession(shop)
    const { answer } = await call(shop, session, '/pd/frontend/common_data', '{"path":"/"}', {
      'x-forwarded-host': 'shop.com.localhost',
      'x-front-door': 'guess',
    })
    expect((answer as { currency?: string }).currency).toBe('RUB')
  })
})

test.describe('a form post without JavaScript', () => {
  for (const [what, headers, body, status] of [
    ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 'sku_id=SKU&quantity=1', 403],
    ['without an origin', {}, 'sku_id=SKU&quantity=1', 403],
    ['of another content type', { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }, '{"sku_id":"SKU"}', 415],
    ['with an unknown piece', { 'sec-fetch-site': 'same-origin' }, 'sku_id=no-such-piece', 404],
    ['of 200 kilobytes', { 'sec-fetch-site': 'same-origin' }, `sku_id=${'x'.repeat(200_000)}`, 413],
  ] as const) {
    test(`${what} changes nothing`, async ({ shop }) => {
      const reply = await shop.ask('/do/cart/add', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: body.replace('SKU', await someSku(shop)),
      })
      // A shopper who reads pages may be led to one that tells what went wrong.
      expect([status, 303]).toContain(reply.status)
      if (status === 403 || status === 415 || status === 413) expect(reply.status).toBe(status)
    })
  }
})
