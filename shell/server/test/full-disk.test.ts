import path from 'node:path'
import { diskOf } from '../platform/observability/disk.ts'
import { openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
let api: Awaited<ReturnType<typeof serve>>

beforeAll(async () => {
  api = await serve((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
})
afterAll(async () => {
  await api.close()
  shop.remove()
})

test.each([
  // No machine has as much.
  ['less space than it needs', '999999999', 'full', true],
  ['space', '1', 'ok', false],
])('with %s the front door says so in its health, and serves', async (_, LEAST_FREE_MB, disk, degraded) => {
  const door = await openFrontDoor(shop.stateDir, api.port, { LEAST_FREE_MB })
  const { status, text } = await ask(door.port, '/front-door/health/ready')
  const metrics = await ask(door.port, '/front-door/metrics')
  const page = await ask(door.port, '/catalog')
  await door.stop()
  expect([status, JSON.parse(text)]).toMatchObject([200, { ok: true, disk, degraded }])
  expect(Number(/^front_door_state_free_bytes (\S+)$/m.exec(metrics.text)?.[1])).toBeGreaterThan(1024)
  expect(page.status).toBe(200)
})

test('a folder that cannot be read is away', async () => {
  expect(await diskOf(path.join(shop.stateDir, 'nothing'), 1)).toBe('away')
})
