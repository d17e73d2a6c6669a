import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { openFrontDoor } from './support/door.ts'
import { ask } from './support/requests.ts'
import { makeSmallShop, release, writeShell } from './support/small-shop.ts'

jest.setTimeout(30_000)

const shop = makeSmallShop()
let door: Awaited<ReturnType<typeof openFrontDoor>>

/** A shell with a worker, as the build describes it. */
function writeShellWithWorker(version: string) {
  writeShell(shop.stateDir, version)
  const folder = path.join(shop.stateDir, 'artifacts/shell', version)
  const text = `worker of ${version}`
  fs.writeFileSync(path.join(folder, 'sw.js'), text)
  const file = path.join(folder, 'artifact.json')
  const artifact = JSON.parse(fs.readFileSync(file, 'utf8')) as { files: Record<string, string> }
  artifact.files['sw.js'] = `sha384-${createHash('sha384').update(text).digest('base64')}`
  fs.writeFileSync(file, JSON.stringify(artifact))
}

beforeAll(async () => {
  for (const version of ['2.0.0', '3.0.0']) writeShellWithWorker(version)
  door = await openFrontDoor(shop.stateDir, 1)
})
afterAll(async () => {
  await door.stop()
  shop.remove()
})

test('the active shell’s service worker is served and not cached', async () => {
  for (const shell of ['2.0.0', '3.0.0', '2.0.0']) {
    release(shop.stateDir, { shell })
    const { status, headers, text } = await ask(door.port, '/sw.js')
    expect([status, headers['cache-control'], headers['content-type'], text]).toStrictEqual([
      200,
      'no-cache',
      'text/javascript; charset=utf-8',
      `worker of ${shell}`,
    ])
  }
})

test('a shell without a service worker unregisters the existing one', async () => {
  release(shop.stateDir, { shell: '1.0.0' })
  const { status, text } = await ask(door.port, '/sw.js')
  expect(status).toBe(200)
  expect(text).toContain('registration.unregister()')
})
