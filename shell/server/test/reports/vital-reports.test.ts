import { readCounts } from '@shop/release/robot/counts'
import { readCurrent } from '@shop/release/store'
import { openFrontDoor } from '../support/door.ts'
import { ask } from '../support/requests.ts'
import { makeSmallShop, release } from '../support/small-shop.ts'
import { eventually } from '@shop/testing/eventually'

jest.setTimeout(30_000)

const NAME = 'mfe-catalog'
const shop = makeSmallShop()
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  release(shop.stateDir, { [NAME]: '1.1.0' })
  door = await openFrontDoor(shop.stateDir, 1)
})
afterAll(async () => {
  await door.stop()
  shop.remove()
})

const send = (body: string, headers: Record<string, string> = {}) =>
  ask(door.port, '/front-door/vitals', {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin', ...headers },
  })
const counted = () => {
  const record = readCurrent(shop.stateDir)
  return record ? readCounts(shop.stateDir, record, NAME)['1.1.0']?.vitals : undefined
}

test('how fast pages were is counted for the version of the area [release.vitals-by-version]', async () => {
  for (const line of ['LCP good', 'LCP poor', 'LCP good', 'INP needs-improvement']) {
    expect((await send(`${line} ${NAME}@1.1.0`)).status).toBe(204)
  }
  await eventually('the counts are written', () => counted()?.LCP?.all === 3 && counted()?.INP !== undefined)
  expect(counted()).toStrictEqual({ LCP: { all: 3, good: 2 }, INP: { all: 1, good: 0 } })
})

test.each([
  ['another site', `LCP good ${NAME}@1.1.0`, { 'sec-fetch-site': 'cross-site' }, 403],
  ['a version that is not on record', `LCP good ${NAME}@9.9.9`, {}, 400],
  ['a metric that nobody counts', `FID good ${NAME}@1.1.0`, {}, 400],
  ['a rating that does not exist', `LCP splendid ${NAME}@1.1.0`, {}, 400],
  ['more than a line', `LCP good ${NAME}@1.1.0${' '.repeat(300)}`, {}, 413],
])('%s is refused [release.vitals-by-version]', async (_what, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status)
})
