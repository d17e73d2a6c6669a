import { eventually } from '@shop/testing/eventually'
import { aDraft, Buyer, PHONE } from '../support/people/buyer.ts'
import { Gateway } from '../support/services/gateway.ts'
import { freePort, type Environment, type Running } from '../support/services/processes.ts'
import { closeInProcess, openInProcess } from '../support/services/reuse.ts'
import { messagesArrived, messagesTo } from '../support/services/sandbox.ts'
import { openShop, type Shop } from '../support/shop.ts'

const EMAIL = 'of-workers@mail.example'

// The embedded database has one process.
const onPostgres = process.env['DATABASE_URL'] ? describe : describe.skip

onPostgres('an API that leaves messages and periodic work to workers', () => {
  const gateway = new Gateway()
  let shop: Shop
  let worker: Running | null = null
  let environment: Environment

  beforeAll(async () => {
    shop = await openShop({ ...(await gateway.open()), ROLE: 'calls' })
    environment = { ...shop.environment, ROLE: 'work', PORT: String(await freePort()) }
  })
  afterAll(async () => {
    if (worker) await closeInProcess(worker, environment)
    await shop.remove()
    await gateway.close()
  })

  const metrics = async () => (await fetch(`${shop.url()}/metrics`)).text()
  const lateSeconds = async () =>
    Math.max(0, ...Array.from((await metrics()).matchAll(/^api_outbox_late_seconds{.*} (\S+)$/gm), ([, seconds]) => Number(seconds)))
  const idleSessions = async () => (await shop.behindTheScenes("SELECT 1 FROM sessions WHERE seen_at < '2001-01-01'")).length

  test('takes orders, and sends letters and cleans up once a worker runs, which answers no calls [machines.workers-alone]', async () => {
    const buyer = await new Buyer(shop.url()).arrive()
    await buyer.cart('add', { sku_id: 'solitaire-aurora-yellow-165' })
    await shop.behindTheScenes(`UPDATE sessions SET confirmed_phone = '${PHONE}'`)
    expect(await buyer.order(aDraft({ email: EMAIL, payment_method_id: 4 }))).toMatchObject({ result: true })
    await shop.behindTheScenes("INSERT INTO sessions (token_hash, seen_at) VALUES ('of-long-ago', '2000-01-01')")
    // Longer than several rounds of an outbox that works.
    await eventually('messages that wait for three seconds', async () => (await lateSeconds()) > 3)
    expect(await metrics()).not.toContain('api_outbox_silent_seconds')
    expect(await messagesTo(EMAIL)).toStrictEqual([])
    expect(await idleSessions()).toBe(1)

    worker = await openInProcess(environment)
    expect(await messagesArrived(EMAIL)).not.toStrictEqual([])
    expect(await idleSessions()).toBe(0)
    const statusOf = async (path: string) => (await fetch(`${worker?.url}${path}`)).status
    expect(await Promise.all(['/health/live', '/health/ready', '/metrics', '/token', '/products/info'].map(statusOf))).toStrictEqual([
      200, 200, 200, 404, 404,
    ])
  })
})
