import { readFailures } from '@shop/release/failures'
import { openFrontDoor } from '../support/door.ts'
import { ask } from '../support/requests.ts'
import { makeSmallShop, release } from '../support/small-shop.ts'
import { eventually } from '@shop/testing/eventually'

jest.setTimeout(30_000)

const shop = makeSmallShop()
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  door = await openFrontDoor(shop.stateDir, 1)
})
afterAll(async () => {
  await door.stop()
  shop.remove()
})

const send = (body: string, headers: Record<string, string> = {}) =>
  ask(door.port, '/front-door/failures', {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
  })
const metrics = async () => {
  const { text } = await ask(door.port, '/front-door/metrics')
  return text.split('\n').filter((line) => line.startsWith('front_door_version_failures_total'))
}

test('what browsers tell stands in the metrics with its version, in the log and in the counts of the release [release.failures-are-seen]', async () => {
  for (const kind of ['start', 'fallback', 'start']) expect((await send(`${kind} mfe-catalog@1.1.0`)).status).toBe(204)
  // A tab of before the release.
  expect((await send('swap-refused mfe-catalog@1.0.0')).status).toBe(204)
  expect((await metrics()).sort()).toStrictEqual([
    'front_door_version_failures_total{remote="mfe-catalog",version="1.0.0",kind="swap-refused"} 1',
    'front_door_version_failures_total{remote="mfe-catalog",version="1.1.0",kind="fallback"} 1',
    'front_door_version_failures_total{remote="mfe-catalog",version="1.1.0",kind="start"} 2',
  ])
  const lines = () =>
    door
      .said()
      .split('\n')
      .filter((line) => line.includes('"version failed"'))
  // They come through a pipe.
  const told = await eventually('three lines', () => lines().length >= 3 && lines())
  expect(told.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', remote: 'mfe-catalog', version: '1.1.0', kind: 'start', count: 1, serial: 2 },
    { kind: 'fallback' },
    { version: '1.0.0', kind: 'swap-refused' },
  ])
  await eventually('failures of release 2', () => readFailures(shop.stateDir).serial === 2)
  expect(readFailures(shop.stateDir).versions['mfe-catalog@1.1.0']?.start?.count).toBe(2)
})

test.each([
  ['another site', 'start mfe-catalog@1.1.0', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a page that does not say where it is from', 'start mfe-catalog@1.1.0', { 'sec-fetch-site': 'none' }, 403],
  ['a version that is not on record', 'start mfe-catalog@9.9.9', {}, 400],
  ['a remote that is not on record', 'start constructor@1.1.0', {}, 400],
  ['a kind that does not exist', 'theft mfe-catalog@1.1.0', {}, 400],
  ['a kind of the server', 'server mfe-catalog@1.1.0', {}, 400],
  ['words of its own', 'start mfe-catalog@1.1.0 anna@example.com', {}, 400],
  ['a line more', 'start mfe-catalog@1.1.0\nx', {}, 400],
  ['JSON', '{}', { 'content-type': 'application/json' }, 400],
  ['another type', 'start mfe-catalog@1.1.0', { 'content-type': 'text/html' }, 415],
  ['too much', `start mfe-catalog@1.1.0${' '.repeat(300)}`, {}, 413],
])('%s is refused and leaves no trace', async (_, body, headers, status) => {
  const before = await metrics()
  expect((await send(body, headers)).status).toBe(status)
  expect(await metrics()).toStrictEqual(before)
})

test('an address may tell thirty failures a minute [limits.failure-reports]', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 32; time++) statuses.push((await send('blank mfe-catalog@1.1.0')).status)
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.filter((status) => status === 204).length).toBeLessThanOrEqual(30)
})
