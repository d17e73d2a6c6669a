import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { openFrontDoor } from './support/door.ts'
import { ask } from './support/requests.ts'
import { makeSmallShop } from './support/small-shop.ts'

jest.setTimeout(30_000)

const SCRIPT = '/a/mfe-catalog/1.0.0/page-listing.1.js'
const FOR_EDITING = ['page-listing.1.js.map', 'mfe_catalog.1a2b.hot-update.json', 'page-listing.1a2b.hot-update.js']

const shop = makeSmallShop()
const builds = path.join(shop.stateDir, 'builds.json')
const folder = path.join(shop.stateDir, 'artifacts/mfe-catalog/1.0.0')
let door: Awaited<ReturnType<typeof openFrontDoor>>
let strict: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  for (const file of FOR_EDITING) fs.writeFileSync(path.join(folder, file), '{}')
  fs.writeFileSync(builds, '{"shell":1}')
  ;[door, strict] = await Promise.all([openFrontDoor(shop.stateDir, 1, { DEVELOPMENT: '1' }), openFrontDoor(shop.stateDir, 1)])
})
afterAll(async () => {
  await Promise.all([door.stop(), strict.stop()])
  shop.remove()
})

test('files for editing are served under npm run dev, with no-store', async () => {
  for (const file of FOR_EDITING) {
    const { status, headers } = await ask(door.port, `/a/mfe-catalog/1.0.0/${file}`)
    expect([file, status, headers['cache-control']]).toStrictEqual([file, 200, 'no-store'])
  }
  for (const file of ['artifact.json', 'server/server.cjs']) expect((await ask(door.port, `/a/mfe-catalog/1.0.0/${file}`)).status).toBe(404)
})

test('a shop outside development serves no editing files, and its CSP stays strict', async () => {
  expect((await ask(strict.port, `/a/mfe-catalog/1.0.0/${FOR_EDITING[1]}`)).status).toBe(404)
  expect((await ask(strict.port, '/development/events')).headers['content-type']).not.toContain('event-stream')
  expect((await ask(strict.port, SCRIPT)).headers['cache-control']).toContain('immutable')
  const policy = String((await ask(strict.port, '/catalog')).headers['content-security-policy'])
  expect(policy).not.toContain("style-src 'self' 'unsafe-inline'")
  const forEditing = String((await ask(door.port, '/catalog')).headers['content-security-policy'])
  const withoutStyles = (text: string) => text.split('; ').filter((rule) => !rule.startsWith('style-src '))
  expect(withoutStyles(forEditing)).toStrictEqual(withoutStyles(policy))
  expect(forEditing).toContain("style-src 'self' 'unsafe-inline';")
})

test('an open tab receives the current builds at once, then every new one', async () => {
  const heard: string[] = []
  const request = http.get({ host: '127.0.0.1', port: door.port, path: '/development/events', headers: { host: 'shop.ru.localhost' } })
  try {
    await new Promise<void>((done) => {
      request.on('response', (response) =>
        response.setEncoding('utf8').on('data', (text: string) => {
          heard.push(...[...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => data))
          if (heard.length === 1) {
            fs.writeFileSync(`${builds}.new`, '{"shell":2}')
            fs.renameSync(`${builds}.new`, builds)
          } else done()
        }),
      )
    })
  } finally {
    request.destroy()
  }
  expect(heard).toStrictEqual(['{"shell":1}', '{"shell":2}'])
})
