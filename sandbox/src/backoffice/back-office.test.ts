import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OfficeOrder } from '@shop/contracts/services/back-office/messages'
import { createSandbox } from '../frame/server.ts'
import { officeService } from './back-office.ts'

const KEY = 'key-of-this-test'

interface Heard {
  method: string
  path: string
  body: Record<string, unknown> | null
  isSigned: boolean
}
const heard: Heard[] = []
let sandbox: string
let servers: Server[]

const sign = (parts: readonly string[]) => createHmac('sha256', KEY).update(parts.join('\n')).digest('hex')
const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const shop = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += String(chunk)))
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const isSigned = sign([method, path, String(headers['x-office-timestamp']), body]) === headers['x-office-signature']
      heard.push({ method, path, body: body ? (JSON.parse(body) as Record<string, unknown>) : null, isSigned })
      response.end(JSON.stringify({ result: true, total: 3 }))
    })
  })
  const server = createSandbox([officeService({ key: KEY, shopUrl: await listen(shop) })])
  sandbox = await listen(server)
  servers = [shop, server]
})
beforeEach(() => {
  heard.length = 0
})
afterAll(() => {
  for (const server of servers) server.close()
})

const anOrder = (changes: Partial<OfficeOrder> = {}): OfficeOrder => ({
  number: '4820719',
  status: 'paid',
  version: 2,
  pickupCode: null,
  exchanges: [],
  createdAt: '2026-11-21T10:00:00.000Z',
  currency: 'RUB',
  lines: [{ sku: 'letter-a', name: 'Подвеска <b>', quantity: 2, final: 499_000, sum: 998_000, hallmark: '643000000000001' }],
  dueSum: 998_000,
  certificatesSum: 0,
  depositsSum: 0,
  bonusesSpent: 0,
  deliverySum: 0,
  packagingSum: 0,
  payment: 'card',
  paidAt: null,
  contact: { name: 'Анна Петрова', phone: '+79000000001', email: 'anna@mail.example' },
  delivery: { methodId: 1, courierType: null, name: 'Курьер', address: 'Лесная улица, 7' },
  options: { giftPack: false, festivePack: false, deletePriceTags: false, postCard: null, certificateType: 'printed', comment: null },
  tracking: null,
  next: ['assembling', 'cancelled'],
  refunds: [],
  ...changes,
})

async function tell(order: OfficeOrder, { at = Date.now(), signature }: { at?: number; signature?: string } = {}) {
  const body = JSON.stringify({ id: `order-${order.version}`, order })
  const path = '/back-office/orders'
  const headers = { 'x-office-timestamp': String(at), 'x-office-signature': signature ?? sign(['POST', path, String(at), body]) }
  return (await fetch(sandbox + path, { method: 'POST', body, headers })).status
}
async function sendBooking(changes: { version: number; status: 'booked' | 'cancelled' }, signature?: string) {
  const booking = {
    id: 7,
    service: { key: 'lobe', name: 'Прокол мочки' },
    shop: { id: 1, key: 'tsvetnoy' },
    startsAt: '2026-11-28T11:30:00.000Z',
    endsAt: '2026-11-28T12:00:00.000Z',
    contact: { name: 'Анна', phone: '+79000000001' },
    comment: '',
    createdAt: '2026-11-24T09:00:00.000Z',
    ...changes,
  }
  const body = JSON.stringify({ id: `booking-${changes.version}`, booking })
  const path = '/back-office/bookings'
  const at = String(Date.now())
  const headers = { 'x-office-timestamp': at, 'x-office-signature': signature ?? sign(['POST', path, at, body]) }
  return (await fetch(sandbox + path, { method: 'POST', body, headers })).status
}
const known = async () => ((await (await fetch(`${sandbox}/back-office`)).json()) as { orders: OfficeOrder[] }).orders
const press = (fields: Record<string, string>, origin = sandbox) =>
  fetch(`${sandbox}/back-office/act`, { method: 'POST', body: new URLSearchParams(fields), headers: { origin }, redirect: 'manual' })
const page = async () => (await fetch(sandbox)).text()

test('an order with a current signature by the right key is accepted', async () => {
  expect(await tell(anOrder(), { signature: 'f'.repeat(64) })).toBe(401)
  expect(await tell(anOrder(), { at: Date.now() - 6 * 60_000 })).toBe(401)
  expect(await known()).toStrictEqual([])
  expect(await tell(anOrder())).toBe(202)
  expect((await known()).map(({ number }) => number)).toStrictEqual(['4820719'])
})

test('a signed booking is accepted, and its cancellation wins over late messages', async () => {
  expect(await sendBooking({ version: 2, status: 'cancelled' }, 'f'.repeat(64))).toBe(401)
  expect(await sendBooking({ version: 2, status: 'cancelled' })).toBe(202)
  expect(await sendBooking({ version: 1, status: 'booked' })).toBe(202)
  const shown = await page()
  expect(shown).toContain('Прокол мочки')
  expect(shown).toContain('Отменена')
  expect(shown).not.toContain('Записан<')
})

test('a signed stylist request is accepted and shown as text', async () => {
  const consult = {
    id: 3,
    way: 'video',
    startsAt: '2026-11-28T12:00:00.000Z',
    contact: { name: 'Анна', phone: '+79000000001' },
    comment: 'Кольцо <b>',
    pieceUrl: 'http://shop.ru.localhost/catalog/rings/aurora',
    locale: 'ru',
    createdAt: '2026-11-24T09:00:00.000Z',
  }
  const body = JSON.stringify({ id: 'consult-3', consult })
  const path = '/back-office/consults'
  const at = String(Date.now())
  const tell = async (signature: string) =>
    (await fetch(sandbox + path, { method: 'POST', body, headers: { 'x-office-timestamp': at, 'x-office-signature': signature } })).status
  expect(await tell('f'.repeat(64))).toBe(401)
  expect(await tell(sign(['POST', path, at, body]))).toBe(202)
  const shown = await page()
  expect(shown).toContain('Видеозвонок')
  expect(shown).toContain('Кольцо &lt;b&gt;')
  expect(shown).toContain('href="http://shop.ru.localhost/catalog/rings/aurora"')
})

test('a signed workshop request is accepted and shown as text with its next step; a late message changes nothing', async () => {
  const path = '/back-office/requests'
  const tell = async (changes: object, signature?: string) => {
    const request = {
      id: 5,
      version: 2,
      kind: 'resize',
      status: 'inWork',
      wish: 'С 16,5 <b> на 17',
      piece: { sku: 'ring-165', name: 'Кольцо', hallmark: null },
      contact: { name: 'Анна', phone: '+79000000001' },
      createdAt: '2026-11-24T09:00:00.000Z',
      ...changes,
    }
    const body = JSON.stringify({ id: 'request-5', request })
    const at = String(Date.now())
    const headers = { 'x-office-timestamp': at, 'x-office-signature': signature ?? sign(['POST', path, at, body]) }
    return (await fetch(sandbox + path, { method: 'POST', body, headers })).status
  }
  expect(await tell({}, 'f'.repeat(64))).toBe(401)
  expect(await tell({ kind: 'melt' })).toBe(400)
  expect(await tell({})).toBe(202)
  expect(await tell({ version: 1, status: 'new' })).toBe(202)
  const shown = await page()
  expect(shown).toContain('С 16,5 &lt;b&gt; на 17')
  expect(shown).toContain('value="ready"')
  expect(shown).not.toContain('value="inWork"')
})

test('a late message never overwrites a newer one', async () => {
  await tell(anOrder({ version: 5, status: 'assembling', next: ['shipped', 'cancelled'] }))
  expect(await tell(anOrder({ version: 3 }))).toBe(202)
  expect((await known())[0]?.status).toBe('assembling')
})

test('the page shows orders to pack as text, with their allowed steps', async () => {
  const shown = await page()
  expect(shown).toContain('Подвеска &lt;b&gt; × 2')
  expect(shown).toContain('643000000000001')
  expect(shown).toContain('сертификат в')
  expect(shown).toContain('value="move-shipped"')
  expect(shown).not.toContain('value="move-completed"')
})

test.each([
  ['inWork', { request: '5' }, '/back-office/requests/5/status', { status: 'inWork' }],
  ['move-shipped', { number: '4820719' }, '/back-office/orders/4820719/status', { status: 'shipped' }],
  ['refund', { number: '4820719' }, '/back-office/orders/4820719/refund', { items: [] }],
  ['accept', { refund: '4820719-r1' }, '/back-office/refunds/4820719-r1', { accepted: true }],
  ['decline', { refund: '4820719-r1' }, '/back-office/refunds/4820719-r1', { accepted: false }],
  ['exchange-done', { exchange: '4820719-x1' }, '/back-office/exchanges/4820719-x1', { status: 'done', comment: null }],
  [
    'exchange-declined',
    { exchange: '4820719-x1', words: 'Нет бирки' },
    '/back-office/exchanges/4820719-x1',
    { status: 'declined', comment: 'Нет бирки' },
  ],
  ['stock', { sku: 'letter-a', onHand: '7' }, '/back-office/feed/stock', { rows: [{ sku: 'letter-a', onHand: 7 }] }],
  [
    'price',
    { sku: 'letter-a', currency: 'RUB', initial: '5990', final: '4990' },
    '/back-office/feed/prices',
    { rows: [{ sku: 'letter-a', currency: 'RUB', initial: 599_000, final: 499_000 }] },
  ],
  ['replay', {}, '/back-office/outbox/replay', { ids: null }],
])('pressing «%s» sends a signed call to the shop', async (action, fields, path, body) => {
  expect((await press({ action, ...fields })).headers.get('location')).toBe('/#office')
  expect(heard[0]).toMatchObject({ method: 'POST', path, body, isSigned: true })
})

test('dead letters of the shop are counted on page load', async () => {
  await press({ action: 'letters' })
  expect(heard).toMatchObject([{ method: 'GET', path: '/back-office/outbox/dead', isSigned: true }])
  expect(await page()).toContain('Не\u00a0доставлено: 3')
})

test('a cross-site form has no effect', async () => {
  expect((await press({ action: 'replay' }, 'https://evil.example')).status).toBe(403)
  expect(heard).toStrictEqual([])
})
