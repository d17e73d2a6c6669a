import { once } from 'node:events'
import http from 'node:http'
import { aDraft, Buyer } from '../../support/people/buyer.ts'
import { Office } from '../../support/services/office.ts'
import { FRONT_DOOR_KEY } from '../../support/services/processes.ts'
import { refusal } from '../../support/people/shopper.ts'
import { newPhone, register } from '../../support/people/sign-in.ts'
import { openShop, type Shop } from '../../support/shop.ts'

const office = new Office()
const phone = newPhone()
let shop: Shop
let buyer: Buyer
let id: string

beforeAll(async () => {
  shop = await openShop(await office.open())
  buyer = await new Buyer(shop.url()).arrive()
  await register(buyer, phone)
  await shop.behindTheScenes('UPDATE stock SET quantity = 60')
})
afterAll(async () => {
  await shop.remove()
  await office.close()
})
beforeEach(async () => {
  await buyer.cart('add', { sku_id: 'letter-a-silver-one', quantity: 1 })
  const { order, ...rest } = await buyer.order(aDraft({ phone, payment_method_id: 4 }))
  if (!order) throw new Error(JSON.stringify(rest))
  id = order.id
})

/** An open stream: its events one by one. By `http`, since an aborted `fetch` leaves a connection without a request behind, for which closing waits. */
async function follow(path: string) {
  const request = http.get(shop.url() + path, {
    agent: false,
    headers: {
      accept: 'text/event-stream',
      'x-front-door': FRONT_DOOR_KEY,
      'x-forwarded-host': 'shop.ru.localhost',
      cookie: Object.entries(buyer.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  })
  // Its end is what the reader sees.
  request.on('error', () => undefined)
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage]
  const reader = answer.setEncoding('utf8')[Symbol.asyncIterator]()
  let told = ''
  const next = async (): Promise<{ status: string } | null> => {
    const found = /data: (.*)\n\n/.exec(told)
    if (found) {
      told = told.slice(found.index + found[0].length)
      return JSON.parse(found[1] ?? '') as { status: string }
    }
    const read = await reader.next().catch(() => null)
    if (!read || read.done) return null
    told += String(read.value)
    return next()
  }
  return { answer, next, leave: () => request.destroy() }
}

const move = (status: string) => office.ask(shop.url(), 'POST', `/back-office/orders/${id}/status`, { status })
const left = new Set<() => void>()
afterEach(() => {
  for (const leave of left) leave()
  left.clear()
})

test('a stream tells the status as it stands, and each change of it, to the owner and by the link [orders.followed-live]', async () => {
  const { key } = (await buyer.get(`/order/${id}/link`)).body as { key: string }
  const own = await follow(`/order/${id}/events`)
  const linked = await follow(`/order/by-link/${key}/events`)
  for (const { leave } of [own, linked]) left.add(leave)
  expect(own.answer.headers['content-type']).toBe('text/event-stream')
  expect(own.answer.headers['x-accel-buffering']).toBe('no')
  for (const stream of [own, linked]) expect(await stream.next()).toMatchObject({ status: 'accepted' })
  await move('assembling')
  for (const stream of [own, linked]) expect(await stream.next()).toMatchObject({ status: 'assembling' })
})

test('nobody else follows an order', async () => {
  const stranger = await new Buyer(shop.url()).arrive()
  expect(refusal(await stranger.get(`/order/${id}/events`))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
  expect(refusal(await stranger.get('/order/by-link/4820719.f8k.none/events'))).toStrictEqual({ status: 404, code: 'NOT_FOUND' })
})

test('a visitor has six streams; one that is closed gives its place back', async () => {
  const streams = await Promise.all(Array.from({ length: 6 }, () => follow(`/order/${id}/events`)))
  for (const { leave } of streams) left.add(leave)
  const more = async () => {
    const stream = await follow(`/order/${id}/events`)
    left.add(stream.leave)
    if (stream.answer.statusCode !== 200) await stream.next()
    return stream.answer.statusCode
  }
  expect(await more()).toBe(429)
  streams[0]?.leave()
  let status: number | undefined = 429
  while (status === 429) status = await more()
  expect(status).toBe(200)
})

test('a shop that closes ends its streams', async () => {
  const streams = await Promise.all([follow(`/order/${id}/events`), follow(`/order/${id}/events`)])
  streams[0].leave()
  expect(await streams[1].next()).toMatchObject({ status: 'accepted' })
  const ended = streams[1].next()
  await shop.reopened(async () => expect(await ended).toBeNull())
})

test('a stream outlives the time limit of answers [orders.followed-live]', async () => {
  // Shorter than the time until the first look for news.
  await shop.reopened(async () => Object.assign(shop.environment, { ANSWER_MS: '1500' }))
  const stream = await follow(`/order/${id}/events`)
  left.add(stream.leave)
  expect(await stream.next()).toMatchObject({ status: 'accepted' })
  await shop.behindTheScenes(`UPDATE orders SET status = 'assembling' WHERE number = '${id}'`)
  expect(await stream.next()).toMatchObject({ status: 'assembling' })
})
