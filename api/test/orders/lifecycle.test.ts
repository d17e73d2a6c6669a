import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Environment, freePort, run, type Running, sql } from '../support/services/processes.ts'
import { ask, closeInProcess, openAnew, openInProcess } from '../support/services/reuse.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { Shopper } from '../support/people/shopper.ts'
import { eventually } from '@shop/testing/eventually'

let shop: Shop

beforeAll(async () => {
  // So long it is still open after the signal: time enough to be asked whether it is ready.
  shop = await openShop({ DRAIN_MS: '200' })
})
afterAll(() => shop.remove())

const visit = () => new Shopper({ url: shop.url() }).arrive()

/** A call whose body waits: `begun` when the server has its head, `finish` sends the rest and answers the status. */
function begin(url: string, body: object, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', expect: '100-continue', connection: 'close', ...more }
  const call = request(url, { method: 'POST', headers })
  const begun = new Promise<void>((done) => call.once('continue', done))
  const status = new Promise<number | undefined>((done, fail) => {
    call.once('response', (response) => response.resume().once('end', () => done(response.statusCode)))
    call.once('error', fail)
  })
  call.flushHeaders()
  const finish = () => {
    call.end(JSON.stringify(body))
    return status
  }
  return { begun, finish }
}

/** Status of /health/ready, over a line that stays open. */
const readiness = (agent: Agent) =>
  new Promise<number>((done, fail) => {
    const call = request(`${shop.url()}/health/ready`, { agent }, (response) =>
      response.resume().once('end', () => done(response.statusCode ?? 0)),
    )
    call.once('error', fail)
    call.end()
  })

test('a SIGTERM shutdown exits with success and leaves no lock', async () => {
  expect(await shop.stop()).toBe(0)
  expect(existsSync(join(shop.environment.STATE_DIR, 'db.lock'))).toBe(false)
  await shop.start()
})

test('running requests finish before the process exits', async () => {
  const asked = begin(`${shop.url()}/catalog/show`, { url: '' })
  await asked.begun
  const stopped = shop.stop()
  await eventually('no new connection is taken', () =>
    fetch(`${shop.url()}/health/live`).then(
      () => false,
      () => true,
    ),
  )
  expect(await asked.finish()).toBe(200)
  expect(await stopped).toBe(0)
  await shop.start()
})

test('a shutdown during slow writes completes and persists them all, and reports not ready meanwhile', async () => {
  const shoppers = await Promise.all(Array.from({ length: 12 }, visit))
  const sku = { sku_id: 'letter-k-yellow-one' }
  const changes = shoppers.map(({ cookies, csrfToken }) =>
    begin(`${shop.url()}/cart/add`, sku, { cookie: `sid=${cookies['sid']}`, 'x-csrf-token': csrfToken ?? '' }),
  )
  await Promise.all(changes.map(({ begun }) => begun))
  const line = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await readiness(line)).toBe(200)
  const stopped = shop.stop()
  let status = 200
  while (status === 200) status = await readiness(line)
  expect(status).toBe(503)
  expect(await Promise.all(changes.map(({ finish }) => finish()))).toStrictEqual(changes.map(() => 200))
  line.destroy()
  expect(await stopped).toBe(0)
  await shop.start()
  for (const shopper of shoppers) {
    expect((await shopper.cart('calculate')).cartData.products).toMatchObject([{ id: sku.sku_id, quantity: 1 }])
  }
})

test('a shutdown is limited by its timeout', async () => {
  await shop.reopened(async () => Object.assign(shop.environment, { STOP_MS: '300' }))
  const never = begin(`${shop.url()}/catalog/show`, { url: '' })
  await never.begun
  expect(await shop.stop()).toBe(1)
  await expect(never.finish()).rejects.toThrow()
  Object.assign(shop.environment, { STOP_MS: '10000' })
  await shop.start()
})

test('a restart keeps the bag, the session and its token', async () => {
  const shopper = await visit()
  await shopper.cart('add', { sku_id: 'letter-a-yellow-one' })
  await shop.stop()
  await shop.start()
  expect((await shopper.cart('calculate')).cartData.products.map(({ id }) => id)).toStrictEqual(['letter-a-yellow-one'])
})

test('kill -9 loses no acknowledged write and leaves no blocking lock', async () => {
  const shopper = await visit()
  await shopper.cart('add', { sku_id: 'letter-k-yellow-one' })
  await shop.kill()
  await shop.start()
  expect((await shopper.cart('calculate')).cartData.products.map(({ id }) => id)).toStrictEqual(['letter-k-yellow-one'])
})

test('items sold out meanwhile stay visible, are excluded from the total and are reported', async () => {
  const shopper = await visit()
  await shopper.cart('add', { sku_id: 'letter-a-yellow-one' })
  await shopper.cart('add', { sku_id: 'studs-pearl-yellow-one', quantity: 2 })
  await shop.whileClosed(
    "UPDATE stock SET quantity = 0 WHERE sku_id = 'letter-a-yellow-one'",
    "UPDATE stock SET quantity = 1 WHERE sku_id = 'studs-pearl-yellow-one'",
  )
  const { cartData } = await shopper.cart('calculate')
  expect(cartData.products.map(({ id, quantity, maxQuantity }) => [id, quantity, maxQuantity])).toStrictEqual([
    ['letter-a-yellow-one', 1, 0],
    ['studs-pearl-yellow-one', 1, 1],
  ])
  expect(cartData).toMatchObject({ totalProducts: 1, finalSum: cartData.products[1]?.sum, cartError: { code: 'SOLD_OUT' } })
})

test('a port in use is reported in one clear sentence', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  const result = await shop.reopened(() => run({ ...shop.environment, PORT: String(port) }))
  expect(result).toStrictEqual({ exitCode: 1, said: `Port ${port} is in use: choose another with PORT=….\n` })
  await new Promise((done) => other.close(done))
})

test('a database with a newer schema is reported in one clear sentence and left unchanged', async () => {
  await shop.stop()
  const { PORT: _, ...storage } = shop.environment
  await sql(storage, "INSERT INTO schema_migrations (version, name, hash) VALUES (99, '0099_future.sql', '')")
  const result = await run(shop.environment)
  expect(result).toStrictEqual({
    exitCode: 1,
    said: expect.stringMatching(/^The database has schema 99, and this version of the shop works with \d+ and one newer: [^\n]+\n$/),
  })
})

describe('the folder of the embedded database', () => {
  let environment: Environment
  let running: Running

  // One for all tests: filling it takes seconds of CPU.
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zlata-lock-'))
    const template = process.env['SHOP_TEMPLATE']
    if (template) await cp(template, join(folder, 'db'), { recursive: true })
    environment = { PORT: String(await freePort()), STATE_DIR: folder }
    running = await openInProcess(environment)
  })
  afterAll(async () => {
    await closeInProcess(running, environment)
    await rm(environment.STATE_DIR, { recursive: true, force: true })
  })

  test('is locked by one process: a second one names the owner and exits', async () => {
    expect(await run({ ...environment, PORT: String(await freePort()) })).toStrictEqual({
      exitCode: 1,
      said: `The database folder is in use by process ${running.process.pid}: stop it first, or choose another with STATE_DIR=….\n`,
    })
  })

  test.each([
    ['of a process that is gone', JSON.stringify({ pid: 4_194_000, startedAt: '1' })],
    ['of another process that has got the same number', JSON.stringify({ pid: process.pid, startedAt: 'another' })],
    ['that is broken', '{'],
  ])('is taken over with a lock %s', async (_, lock) => {
    expect(await ask(running, { close: true })).toStrictEqual({ closed: 0 })
    await writeFile(join(environment.STATE_DIR, 'db.lock'), lock)
    running = await openAnew(running, environment)
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)
  })
})
