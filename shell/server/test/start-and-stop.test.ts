import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDoor } from './door.ts'
import { makeSmallShop } from './small-shop.ts'

jest.setTimeout(30_000)

test('where nothing has been released, one sentence says so', async () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'empty-'))
  await expect(openDoor(empty, 1)).rejects.toThrow(/^The front door did not open: Nothing has been released in .* \(npm run build\)\.\n$/)
})

test('a signal ends it with 0, also while tabs listen for releases', async () => {
  const shop = makeSmallShop()
  const door = await openDoor(shop.stateDir, 1)
  const stream = await fetch(`http://127.0.0.1:${door.port}/release/events`)
  expect(await door.stop()).toBe(0)
  await stream.body?.cancel().catch(() => {})
  shop.remove()
})
