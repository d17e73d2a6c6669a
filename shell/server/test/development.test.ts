import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { openFrontDoor, untilSaid } from './support/door.ts'
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

const MAP = { version: 3, sources: ['mfe-catalog/src/pages/listing/page.tsx'], sourcesContent: ['const'], names: [], mappings: 'AAAA' }
const IN_SOURCES = 'mfe-catalog/src/pages/listing/page.tsx:1:1'

test('a tab tells of an error and gets its stack by sources, which the terminal shows too', async () => {
  fs.writeFileSync(path.join(folder, 'page-listing.1.js.map'), JSON.stringify(MAP))
  const frames = `at Listing (http://shop.ru.localhost${SCRIPT}:1:1)\n    at Other (http://shop.ru.localhost/a/shell/1.0.0/gone.js:2:3)`
  const body = `Error: no ring\u001b[2J\n    ${frames}`
  const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', referer: 'http://shop.ru.localhost/catalog' }
  const { status, text } = await ask(door.port, '/development/errors', { method: 'POST', headers, body })
  const shown = `Error: no ring\n    at Listing (${IN_SOURCES})\n    at Other (/a/shell/1.0.0/gone.js:2:3)`
  expect([status, text]).toStrictEqual([200, shown])
  await untilSaid(door, `✗ browser, /catalog: ${shown}`)
  const foreign = { method: 'POST', headers: { ...headers, 'sec-fetch-site': 'cross-site' }, body }
  expect((await ask(door.port, '/development/errors', foreign)).status).toBe(403)
  expect((await ask(strict.port, '/development/errors', { method: 'POST', headers, body })).status).toBe(405)
})

test('an error of the server’s rendering is in the document and in the terminal under npm run dev, and nowhere outside', async () => {
  const { text } = await ask(door.port, '/catalog/throws')
  const [, errors = ''] = /<script type="application\/json" id="server-errors">(.*?)<\/script>/.exec(text) ?? []
  expect(JSON.parse(errors)).toStrictEqual([
    expect.stringMatching(/^Error: this page throws\n +at exports\.render \(\/a\/shell\/1\.0\.0\/server\/server\.cjs:\d+/),
  ])
  await untilSaid(door, /✗ server, \/catalog\/throws: Error: this page throws\n +at exports\.render/)
  expect((await ask(strict.port, '/catalog/throws')).text).not.toContain('this page throws')
})

test('a shell that throws while the server evaluates it tells its stack in the terminal once', async () => {
  const broken = makeSmallShop(`const header = () => { throw new Error('no header') }\nheader()`)
  fs.writeFileSync(path.join(broken.stateDir, 'builds.json'), '{}')
  const opened = openFrontDoor(broken.stateDir, 1, { DEVELOPMENT: '1' })
  try {
    const { port, said } = await opened
    await ask(port, '/catalog')
    await untilSaid({ said }, /✗ server, shell: Error: no header\n +at header \(\/a\/shell\/1\.0\.0\/server\/server\.cjs:\d+/)
    expect(said().split('✗ server, shell')).toHaveLength(2)
  } finally {
    await (await opened).stop()
    broken.remove()
  }
}, 60_000)

test('a contract that an answer breaks is told by its call and field, outside development in the log alone', async () => {
  const about = 'piecesShow: string expected at pieces.0.name'
  expect((await ask(door.port, '/catalog/contract')).text).toContain(about)
  await untilSaid(door, `✗ server, /catalog/contract: ${about}`)
  expect((await ask(strict.port, '/catalog/contract')).text).not.toContain(about)
  await untilSaid(strict, `mfe-catalog/page/listing: ${about}`)
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
