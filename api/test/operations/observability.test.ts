import { Client } from 'pg'
import { aDraft, Buyer } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { FRONT_DOOR_KEY } from '../support/services/processes.ts'
import { Receiver, spansIn } from '../support/services/receivers.ts'
import { messagesArrived } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { INTERNATIONAL, refusal, Shopper } from '../support/people/shopper.ts'
import { codeFor, newPhone, register } from '../support/people/sign-in.ts'
import { until } from '../support/until.ts'
import { eventually } from '@shop/testing/eventually'

const METRICS_KEY = 'key-of-the-metrics'
const [gateway, collector, faults] = [new Gateway(), new Receiver(), new Receiver()]
let shop: Shop

beforeAll(async () => {
  shop = await openShop({
    ...(await gateway.open()),
    LOG_LEVEL: 'trace',
    SLOW_STATEMENT_MS: '0',
    METRICS_KEY,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://${await collector.open()}`,
    SENTRY_DSN: `http://key@${await faults.open()}/1`,
  })
})
afterAll(async () => {
  await shop.remove()
  await Promise.all([gateway.close(), collector.close(), faults.close()])
})

let traces = 0
/** A trace as the front door names it. */
function aTrace() {
  traces += 1
  const id = `4bf92f3577b34da6a3ce929d${String(traces).padStart(8, '0')}`
  return { id, headers: { traceparent: `00-${id}-00f067aa0ba902b7-01` } }
}
const idOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id')

type Line = Record<string, unknown> & { requestId?: string; msg: string }
const linesIn = (log: string) =>
  log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)

/** Lines of a request, once one of them is there: they come through a pipe. */
const linesOf = (id: string, isThere: (line: Line) => boolean): Promise<Line[]> =>
  until(
    () => linesIn(shop.log()).filter(({ requestId }) => requestId === id),
    (lines) => lines.some(isThere),
  )

describe('the request id', () => {
  const json = { 'content-type': 'application/json' }
  const large = JSON.stringify({ sku_id: 'a'.repeat(65 * 1024) })

  test.each<[string, number, string, string, { body?: string; more?: Record<string, string> }]>([
    ['an answer', 200, 'GET', '/token', {}],
    ['a form that is wrong', 400, 'POST', '/catalog/show', { body: '{"url":7}', more: json }],
    ['a body that is no JSON', 400, 'POST', '/catalog/show', { body: '{"url":', more: json }],
    ['an address that cannot be decoded', 400, 'GET', '/%E0%A4%A', {}],
    ['a call for the signed-in', 401, 'GET', '/profile/info', {}],
    ['a change without a token', 403, 'POST', '/cart/add', { body: '{"sku_id":"a"}', more: json }],
    ['a page that is not there', 404, 'GET', '/nothing', {}],
    ['a body too large', 413, 'POST', '/cart/add', { body: large, more: json }],
  ])('%s (%i) equals the trace id, and an error contains it', async (_, status, method, path, { body, more }) => {
    const { id, headers } = aTrace()
    const answer = await new Shopper({ url: shop.url() }).ask(method, path, body, { ...headers, ...more })
    expect([answer.status, idOf(answer)]).toStrictEqual([status, id])
    if (status >= 400) expect(answer.body).toMatchObject({ requestId: id })
  })

  test('a 429 response has it too', async () => {
    const shopper = await new Shopper({ url: shop.url(), headers: { 'x-forwarded-for': '192.0.2.77' } }).arrive()
    const ask = () => shopper.ask('POST', '/subscriber-exists', '{"email":"a@mail.example"}', headers)
    const { id, headers } = aTrace()
    let answer = await ask()
    for (let count = 0; count < 20 && answer.status === 200; count += 1) answer = await ask()
    expect([answer.status, idOf(answer)]).toStrictEqual([429, id])
  })

  test('is accepted from the front door only', async () => {
    const { id, headers } = aTrace()
    const forged = await fetch(`${shop.url()}/token`, { headers })
    const guessed = await fetch(`${shop.url()}/token`, { headers: { ...headers, 'x-front-door': 'guess' } })
    for (const answer of [forged, guessed]) expect(idOf(answer)).toMatch(new RegExp(`^(?!${id})[0-9a-f]{32}$`))
  })

  test.each(['', 'mine', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`])('is new when the traceparent is “%s”', async (traceparent) => {
    expect(idOf(await new Shopper({ url: shop.url(), headers: { traceparent } }).get('/token'))).toMatch(/^(?!0{32})[0-9a-f]{32}$/)
  })
})

describe('the client address', () => {
  const remaining = async (headers: Record<string, string>) =>
    Number((await fetch(`${shop.url()}/token`, { headers })).headers.get('x-ratelimit-remaining'))
  const frontDoor = { 'x-front-door': FRONT_DOOR_KEY }

  test('is taken from the front door, and limits count per shopper', async () => {
    const [one, again, other] = ['198.51.100.1', '198.51.100.1', '198.51.100.2']
    const left = []
    for (const address of [one, again, other]) left.push(await remaining({ ...frontDoor, 'x-forwarded-for': address }))
    expect(left).toStrictEqual([599, 598, 599])
  })

  test('is not taken from forged headers: they share one limit, and forged hosts change no storefront', async () => {
    const first = await remaining({ 'x-forwarded-for': '198.51.100.3' })
    expect(await remaining({ 'x-forwarded-for': '198.51.100.4', 'x-front-door': 'guess' })).toBe(first - 1)
    const headers = { 'x-forwarded-host': INTERNATIONAL, 'x-forwarded-proto': 'https', 'x-front-door': 'guess', host: 'shop.ru.localhost' }
    const answer = await fetch(`${shop.url()}/nothing`, { headers })
    expect(((await answer.json()) as { error: string }).error).toBe('Такой страницы нет')
    expect((await fetch(`${shop.url()}/token`, { headers })).headers.getSetCookie().join()).not.toMatch(/secure/i)
  })
})

describe('metrics', () => {
  const ask = (headers: Record<string, string> = {}) => fetch(`${shop.url()}/metrics`, { headers })

  test('are available to localhost or with the key, never to shoppers', async () => {
    expect((await ask()).status).toBe(200)
    const strangers: Record<string, string>[] = [
      { 'x-front-door': FRONT_DOOR_KEY },
      { 'x-forwarded-for': '203.0.113.9' },
      { forwarded: 'for=203.0.113.9' },
    ]
    for (const headers of strangers) expect((await ask(headers)).status).toBe(404)
    expect((await ask({ 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${METRICS_KEY}` })).status).toBe(200)
    expect((await ask({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer guess' })).status).toBe(404)
  })

  test('count no orders as 0, which the alert NoOrders compares with', async () => {
    expect(await (await ask()).text()).toMatch(/^api_orders_total\{result="made"\} 0$/m)
  })

  test('label calls by their contracts and contain no request data', async () => {
    const visitor = new Shopper({ url: shop.url() })
    await visitor.get('/catalog/rings-of-a-visitor/79000000042/info')
    await visitor.get('/nobody-has-written-this')
    const text = await (await ask()).text()
    expect(text).toMatch(/^api_request_duration_seconds_count\{method="GET",route="\/catalog\/:category\/:id\/info",status="404"\} 1$/m)
    expect(text).toMatch(/^api_request_duration_seconds_count\{method="any",route="none",status="404"\} \d+$/m)
    expect(text).toMatch(/^api_database_duration_seconds_count\{kind="statement"\} \d+$/m)
    expect(text).toMatch(/^api_outbox_rows\{state="dead"\} 0$/m)
    expect(text).toMatch(/^api_database_connections\{state="waiting"\} \d+$/m)
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect(text).not.toMatch(/of-a-visitor|79000000042|nobody-has/)
  })
})

describe('a purchase, a sign-in and a certificate', () => {
  const phone = newPhone()
  const email = 'redaction.walk@mail.example'
  const recipient = 'redaction.gift@mail.example'
  const names = ['Прасковья', 'Редкофамильная', 'Для-дорогой-Феклы']
  const address = 'Москва, Редкоулочная улица, 17, кв. 4'
  const certificate = 'ZLATA-3000-K7WQ'
  let buyer: Buyer
  let order: ReturnType<typeof aTrace>
  const codes: string[] = []

  beforeAll(async () => {
    buyer = await new Buyer(shop.url()).arrive()
    codes.push(await codeFor(buyer, phone))
    await buyer.post('/phone/confirm', { phone, code: '0' })
    await register(buyer, phone, { name: names[0], surname: names[1] })
    codes.push(...(await messagesArrived(phone)).flatMap(({ code }) => code ?? []))
    await buyer.post('/profile/update', { email })
    await buyer.post('/profile/user_address', { address })
    await buyer.cart('add', { sku_id: 'letter-m-yellow-one' })
    await buyer.cart('certificate/apply', { code: certificate })
    order = aTrace()
    const draft = aDraft({ phone, email, fio: `${names[0]} ${names[1]}` })
    const { dueSum } = await buyer.calculated(draft)
    const call = { ...draft, idempotencyKey: 'key-of-the-redaction-walk', personalDataAgreement: true, dueSum }
    const made = await buyer.ask('POST', '/order/create/v2', JSON.stringify(call), order.headers)
    const { order: written } = made.body as { order: { id: string } }
    // A double click: the same order, and not one more in the figures.
    const again = await buyer.post('/order/create/v2', call)
    expect(again.body).toMatchObject({ order: { id: written.id } })
    expect(await gateway.report(written.id, 'Payment', { to: shop.url() })).toBe(200)
    await messagesArrived(email)
    const gift = {
      designId: 1,
      amount: 5000,
      recipientName: names[2],
      recipientEmail: recipient,
      senderName: names[0],
      email,
      message: `${names[2]} от ${names[0]}`,
      sendDate: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10).split('-').toReversed().join('.'),
      agreement: true,
      idempotencyKey: 'key-of-the-redaction-gift',
    }
    const { depositId } = (await buyer.post('/order/deposits/create', gift)).body as { depositId: string }
    expect(await gateway.report(depositId, 'Payment', { to: shop.url() })).toBe(200)
    const code = /Код активации: (\d{4})/.exec((await messagesArrived(recipient))[0]?.text ?? '')?.[1] ?? ''
    codes.push(code)
    expect((await buyer.post(`/deposit/${depositId}`, { authCode: code })).status).toBe(200)
  })

  test('share one trace id from the front door to SQL, the outbox and external services', async () => {
    const lines = await linesOf(order.id, ({ msg, kind }) => msg === 'done' && kind === 'message.letter')
    expect(lines.map(({ msg }) => msg)).toStrictEqual(expect.arrayContaining(['slow statement', 'answered']))
    expect(lines.map(({ sql }) => String(sql))).toContainEqual(expect.stringMatching(/INSERT INTO "?orders"?/))
  })

  test('are counted by result', async () => {
    await buyer.order(aDraft({ phone, email }))
    const text = await (await fetch(`${shop.url()}/metrics`)).text()
    expect(text).toMatch(/^api_orders_total\{result="made"\} 1$/m)
    expect(text).toMatch(/^api_orders_total\{result="CART_EMPTY"\} 1$/m)
    expect(text).toMatch(/^api_port_duration_seconds_count\{port="payments",call="create",result="ok"\} 2$/m)
    expect(text).toMatch(/^api_outbox_works_total\{kind="message.letter",result="done"\} \d+$/m)
  })

  test('leave no personal data in logs, metrics, spans and errors, also when the shop fails [errors.server-logs]', async () => {
    const metrics = await (await fetch(`${shop.url()}/metrics`)).text()
    const before = shop.log()
    await shop.behindTheScenes('ALTER TABLE bonus_entries RENAME TO bonus_entries_gone')
    const { id, headers } = aTrace()
    const failed = await buyer.ask('GET', '/profile/bonuses', undefined, headers)
    expect(refusal(failed)).toStrictEqual({ status: 500, code: 'SERVER_ERROR' })
    expect(idOf(failed)).toBe(id)
    const isFailure = ({ msg, level, route }: Line) => msg === 'failed' && level === 'error' && route === '/profile/bonuses'
    expect(await linesOf(id, isFailure)).toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ code: '42P01' }) as object }),
    )
    const after = shop.log()
    await shop.stop()

    const { sid = '' } = buyer.cookies
    expect(sid.length).toBeGreaterThan(20)
    const told = { log: before + after, metrics, steps: collector.got.join('\n'), faults: faults.got.join('\n') }
    expect(linesIn(told.log).length).toBeGreaterThan(200)
    const secrets = [
      phone,
      phone.slice(1),
      email,
      recipient,
      ...names,
      'Редкоулочная',
      certificate,
      sid,
      buyer.csrfToken ?? '',
      FRONT_DOOR_KEY,
    ]
    const leaks = Object.entries(told).flatMap(([place, text]) =>
      secrets.filter((secret) => text.includes(secret)).map((secret) => `${secret} in ${place}`),
    )
    expect(leaks).toStrictEqual([])
    for (const code of codes) expect(told.log).not.toMatch(new RegExp(`(?<![0-9a-f.:-])${code}(?![0-9a-f])`))

    const spans = spansIn(collector.got).filter(({ traceId }) => traceId === order.id)
    const call = spans.find(({ name }) => name === 'POST /order/create/v2')
    expect(call?.parentSpanId).toBe('00f067aa0ba902b7')
    expect(spans.filter(({ name, parentSpanId }) => name === 'SQL' && parentSpanId === call?.spanId).length).toBeGreaterThan(5)
    expect(spans.map(({ name }) => name)).toStrictEqual(expect.arrayContaining(['payments create', 'message.letter']))
    expect(told.faults).toContain(`"requestId":"${id}"`)
    expect(told.faults).toContain('"route":"/profile/bonuses"')
  })
})

// The embedded engine has no connections that another could look at.
const onPostgres = process.env['DATABASE_URL'] ? test : test.skip

onPostgres('who looks into PostgreSQL sees which request holds a row and which waits for it', async () => {
  await shop.start()
  const connection = { connectionString: shop.environment.DATABASE_URL }
  const holder = new Client(connection)
  // Within a transaction pg_stat_activity stays as it was when first looked at: who watches has a connection of their own.
  const watcher = new Client(connection)
  await Promise.all([holder.connect(), watcher.connect()])
  try {
    const shopper = await new Shopper({ url: shop.url() }).arrive()
    await shopper.cart('add', { sku_id: 'letter-m-yellow-one' })
    await holder.query('BEGIN')
    await holder.query('SELECT 1 FROM carts FOR UPDATE')
    const { id, headers } = aTrace()
    const waiting = shopper.ask('POST', '/cart/add', '{"sku_id":"letter-m-yellow-one"}', headers)
    await eventually('the call waits under its own name', async () => {
      const query = "SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'"
      return (await watcher.query(query, [id])).rows.length === 1
    })
    await holder.query('COMMIT')
    expect((await waiting).status).toBe(200)
  } finally {
    await Promise.all([holder.end(), watcher.end()])
  }
})
