import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openShop, type Shop } from '../support/shop.ts'
import { outboxRound } from '../support/until.ts'
import { eventually } from '@shop/testing/eventually'

const SECOND = 1000

/** A provider of messages that fails as it is told. */
class Provider {
  readonly taken: string[] = []
  readonly asked: string[] = []
  failing = 0
  /** Answers wait for it. */
  held: Promise<void> = Promise.resolve()
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        const { id } = JSON.parse(body) as { id: string }
        this.asked.push(id)
        if (this.failing > 0) {
          this.failing -= 1
          response.writeHead(503).end()
          return
        }
        this.taken.push(id)
        void this.held.then(() => response.writeHead(202).end())
      })
    })
  }

  async open() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return { SMS_URL: `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}` }
  }

  close = () => this.#server.close()
}

const provider = new Provider()
let shop: Shop

beforeAll(async () => {
  shop = await openShop(await provider.open())
})
afterAll(async () => {
  await shop.remove()
  provider.close()
})
beforeEach(() => {
  provider.taken.length = 0
  provider.asked.length = 0
  provider.failing = 0
})

const aMessage = (at = 'now()', count = 1, payload = '{"to":"+79000000044","text":"hello"}') =>
  `INSERT INTO outbox (kind, payload, run_at, created_at)
   SELECT 'message.text', '${payload}', ${at}, now() FROM generate_series(1, ${count})`

const until = (condition: () => boolean) => eventually('the provider has heard so much', condition)
const aRound = () => outboxRound(shop, 'message.text')

test('a message is delivered once and not before its due time', async () => {
  await shop.behindTheScenes(aMessage('now()', 25), aMessage("now() + interval '1 hour'"))
  await until(() => provider.taken.length >= 25)
  await aRound()
  expect(provider.taken).toHaveLength(25)
  expect(new Set(provider.taken).size).toBe(25)
  await shop.later(3600 * SECOND)
  await until(() => provider.taken.length === 26)
})

test('a failed message is retried after a delay with the same id', async () => {
  provider.failing = 2
  await shop.behindTheScenes(aMessage())
  await until(() => provider.asked.length === 1)
  await shop.later(2 * SECOND)
  await until(() => provider.asked.length === 2)
  await shop.later(6 * SECOND)
  await until(() => provider.taken.length === 1)
  expect(new Set(provider.asked).size).toBe(1)
})

test('a shutdown waits for the message being sent, which is sent once', async () => {
  let letGo = () => {}
  provider.held = new Promise((done) => (letGo = done))
  await shop.behindTheScenes(aMessage())
  await until(() => provider.taken.length === 1)
  const stopped = shop.stop()
  letGo()
  expect(await stopped).toBe(0)
  await shop.start()
  await aRound()
  expect(provider.taken).toHaveLength(1)
})

test('a message that keeps failing is a dead letter with its reason, an unknown version at once; delivered ones are deleted', async () => {
  provider.failing = 99
  await shop.behindTheScenes(aMessage(), aMessage('now()', 1, '{"phone":"x"}'))
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await until(() => provider.asked.length >= attempt)
    await shop.later(7 * 3600 * SECOND)
  }
  await aRound()
  expect(provider.asked).toHaveLength(8)
  const rows = await shop.behindTheScenes('SELECT attempts, dead_at IS NOT NULL AS dead, last_error FROM outbox ORDER BY id')
  expect(rows).toStrictEqual([
    { attempts: 8, dead: true, last_error: 'The provider of /sms answered 503.' },
    { attempts: 1, dead: true, last_error: 'The payload is of another version.' },
  ])
})
