import fs from 'node:fs'
import path from 'node:path'
import { openFrontDoor } from '../support/door.ts'
import { ask } from '../support/requests.ts'
import { makeSmallShop } from '../support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  const folder = path.join(shop.stateDir, 'artifacts/mfe-catalog/1.0.0')
  for (const file of ['page-listing.1.js.map', 'page-listing.1.js.map.br']) fs.writeFileSync(path.join(folder, file), '{"sources":[]}')
  door = await openFrontDoor(shop.stateDir, 1)
})
afterAll(async () => {
  await door.stop()
  shop.remove()
})

test('a source map beside a script is not served', async () => {
  const script = '/a/mfe-catalog/1.0.0/page-listing.1.js'
  expect((await ask(door.port, script)).status).toBe(200)
  for (const file of [`${script}.map`, `${script}.map.br`]) expect([file, (await ask(door.port, file)).status]).toStrictEqual([file, 404])
})
