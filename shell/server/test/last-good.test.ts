import { readFailures } from '@shop/release/failures'
import { openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop, release, writeCatalog } from './support/small-shop.ts'
import { eventually } from '@shop/testing/eventually'

jest.setTimeout(60_000)

const shop = makeSmallShop()
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  writeCatalog(shop.stateDir, '2.0.0', 'throws')
  writeCatalog(shop.stateDir, '3.0.0', 'loops')
  writeCatalog(shop.stateDir, '4.0.0', 'waits')
  writeCatalog(shop.stateDir, '5.0.0', 'refused')
  writeCatalog(shop.stateDir, '6.0.0', 'no-api')
  api = await serve((_, response) => response.end('{}'))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})

const open = async (target: string, port = door.port) => {
  const { status, text } = await ask(port, target, {})
  const block = /id="release">(.*?)<\/script>/.exec(text)?.[1] ?? ''
  const { remotes } = JSON.parse(block) as { remotes: Record<string, { version: string }[]> }
  return { status, text, versions: remotes['mfe-catalog']?.map(({ version }) => version) }
}

/** Failures since the release, written once a second: two of this version, and of no other. */
async function twoAreCounted(id: string) {
  const of = () => readFailures(shop.stateDir).versions
  await eventually(`two failures of ${id}`, () => of()[id]?.server?.count === 2)
  expect(of()).toStrictEqual({ [id]: { server: { count: 2, page: 'mfe-catalog/page/listing', at: expect.any(String) } } })
}

test.each(['2.0.0', '3.0.0', '5.0.0'])('the page of %s, which fails on the server, renders with the last good version', async (broken) => {
  release(shop.stateDir, { 'mfe-catalog': '1.0.0' })
  release(shop.stateDir, { 'mfe-catalog': broken })
  for (const target of [`/catalog/first-${broken}`, `/catalog/second-${broken}`, `/catalog/third-${broken}`]) {
    const { status, text, versions } = await open(target)
    expect(status).toBe(200)
    expect(text).toContain('listing of 1.0.0')
    // In a thread that never knew the broken version.
    expect(text).toContain('thread of 1.0.0<')
    expect(text).toContain('id="values"')
    expect(text).toContain('/a/mfe-catalog/1.0.0/remoteEntry.js')
    // What failed here is nothing for the browser to try.
    expect(versions?.[0]).toBe('1.0.0')
    expect(versions).not.toContain(broken)
  }
  // After two the version is skipped for a while.
  await twoAreCounted(`mfe-catalog@${broken}`)
})

test('a page that fails for want of the API blames no version, though another one had more luck [release.api-at-fault]', async () => {
  release(shop.stateDir, { 'mfe-catalog': '1.0.0' })
  release(shop.stateDir, { 'mfe-catalog': '6.0.0' })
  for (const target of ['/catalog/busy-1', '/catalog/busy-2', '/catalog/busy-3']) {
    const { status, versions } = await open(target)
    expect([status, versions?.[0]]).toStrictEqual([500, '6.0.0'])
  }
  expect(readFailures(shop.stateDir).versions).not.toHaveProperty(['mfe-catalog@6.0.0'])
})

test('a page that the last good version cannot show either is missing, and blames nobody [release.page-at-fault]', async () => {
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  for (let time = 0; time < 3; time++) {
    const { status, versions } = await open(`/catalog/${time}/gone`)
    expect(status).toBe(404)
    expect(versions?.[0]).toBe('1.1.0')
  }
  expect((await open('/catalog/there')).text).toContain('listing of 1.1.0')
  // Nothing is left of what the releases before have failed in.
  expect(readFailures(shop.stateDir).versions).not.toHaveProperty(['mfe-catalog@1.1.0'])
})

test('a version whose page never settles costs two visitors a wait, then the last good one serves', async () => {
  release(shop.stateDir, { 'mfe-catalog': '1.0.0' })
  release(shop.stateDir, { 'mfe-catalog': '4.0.0' })
  const { port, stop } = await openFrontDoor(shop.stateDir, api.port, { RENDER_MS: '1500' })
  try {
    for (const target of ['/catalog/first', '/catalog/second']) expect((await open(target, port)).text).not.toContain('id="values"')
    await twoAreCounted('mfe-catalog@4.0.0')
    const { text, versions } = await open('/catalog/third', port)
    expect(text).toContain('listing of 1.0.0')
    expect(versions?.[0]).toBe('1.0.0')
  } finally {
    await stop()
  }
})
