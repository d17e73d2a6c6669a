import fs from 'node:fs'
import path from 'node:path'
import { openFrontDoor } from '../support/door.ts'
import { ask, type Question } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'
import { eventually } from '@shop/testing/eventually'

jest.setTimeout(30_000)

const shop = makeSmallShop()
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  // Line 1, column 1 of the listing comes from the third line of its page.
  const map = {
    version: 3,
    sources: ['mfe-catalog/src/pages/listing/page.tsx'],
    sourcesContent: ['\n\nthrow'],
    names: [],
    mappings: 'AAEA',
  }
  fs.writeFileSync(path.join(shop.stateDir, 'artifacts/mfe-catalog/1.0.0/page-listing.1.js.map'), JSON.stringify(map))
  door = await openFrontDoor(shop.stateDir, 1)
})
afterAll(async () => {
  await door.stop()
  shop.remove()
})

const REPORT = {
  name: 'TypeError',
  message: 'no price for anna@example.com, +7 912 345-67-89',
  places: ['/a/mfe-catalog/1.0.0/page-listing.1.js:1:1', '/a/shell/1.0.0/main.js:1:1'],
  pathname: '/catalog/rings/halo-yellow',
  serial: 1,
}
const send = (body: unknown, headers: Record<string, string> = {}) => {
  const question: Question = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
  }
  return ask(door.port, '/front-door/errors', question)
}
const logged = () =>
  door
    .said()
    .split('\n')
    .filter((line) => line.includes('"browser error"'))
    .map((line) => JSON.parse(line) as object)

const untilLogged = (count: number) => eventually(`${count} errors in the log`, () => logged().length >= count && logged())

test('an error is logged with its source position, version and release, without personal data', async () => {
  expect((await send(REPORT)).status).toBe(204)
  expect(await untilLogged(1)).toMatchObject([
    {
      level: 'warn',
      error: 'TypeError',
      message: 'no price for [email], [phone]',
      sources: ['mfe-catalog/src/pages/listing/page.tsx:3:1', '/a/shell/1.0.0/main.js:1:1'],
      route: '/catalog/:category/:id',
      remote: 'mfe-catalog',
      version: '1.0.0',
      serial: 1,
    },
  ])
  expect((await ask(door.port, '/front-door/metrics')).text).toContain(
    'front_door_browser_errors_total{remote="mfe-catalog",version="1.0.0"} 1',
  )
})

test.each([
  ['another site', REPORT, { 'sec-fetch-site': 'cross-site' }, 403],
  ['no report', { ...REPORT, serial: 'x' }, {}, 400],
  ['a report of nothing', { ...REPORT, places: [] }, {}, 400],
  ['a report of places that are not ours', { ...REPORT, places: ['anna@example.com'] }, {}, 400],
  ['too much', { ...REPORT, message: 'x'.repeat(20_000) }, {}, 413],
])('%s is rejected', async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status)
})

test('an address may report ten errors a minute', async () => {
  const statuses: number[] = []
  for (let time = 0; time < 12; time++) statuses.push((await send(REPORT)).status)
  expect(statuses.slice(0, 9)).toStrictEqual(Array.from({ length: 9 }, () => 204))
  expect(statuses.at(-1)).toBe(429)
})
