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

/** An open stream: its events one by one. */
async function follow(path: string) {
  const leave = new AbortController()
  const answer = await fetch(shop.url() + path, {
    signal: leave.signal,
    headers: {
      accept: 'text/event-stream',
      'x-front-door': FRONT_DOOR_KEY,
      'x-forwarded-host': 'shop.ru.localhost',
      cookie: Object.entries(buyer.cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
    },
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let told = ''
  const next = async (): Promise<{ status: string } | null> => {
    const found = /data: (.*)\n\n/.exec(told)
    if (found) {
      told = told.slice(found.index + found[0].length)
      return JSON.parse(found[1] ?? '') as { status: string }
    }
    const read = await reader?.read()
    if (!read || read.done) return null
    told += read.value
    return next()
  }
  return { answer, next, leave: () => leave.abort() }
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
  expect(own.answer.headers.get('content-type')).toBe('text/event-stream')
  expect(own.answer.headers.get('x-accel-buffering')).toBe('no')
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
    if (stream.answer.status !== 200) await stream.next()
    return stream.answer.status
  }
  expect(await more()).toBe(429)
  streams[0]?.leave()
  let status = 429
  while (status === 429) status = await more()
  expect(status).toBe(200)
})
