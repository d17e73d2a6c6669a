import { readFailures } from '@shop/release/failures'
import { openFrontDoor } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop, release, writeCatalog } from './support/small-shop.ts'

jest.setTimeout(60_000)

const shop = makeSmallShop()
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>>

beforeAll(async () => {
  writeCatalog(shop.stateDir, '2.0.0', 'throws')
  writeCatalog(shop.stateDir, '3.0.0', 'loops')
  writeCatalog(shop.stateDir, '4.0.0', 'waits')
  writeCatalog(shop.stateDir, '5.0.0', 'refused')
  api = await serve((_, response) => response.end('{}'))
  door = await openFrontDoor(shop.stateDir, api.port)
})
afterAll(async () => {
  await door.stop()
  await api.close()
  shop.remove()
})

const open = async (target: string) => {
  const { status, text } = await ask(door.port, target, {})
  const block = /id="release">(.*?)<\/script>/.exec(text)?.[1] ?? ''
  const { remotes } = JSON.parse(block) as { remotes: Record<string, { version: string }[]> }
  return { status, text, versions: remotes['mfe-catalog']?.map(({ version }) => version) }
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
})

test('a page that the last good version cannot show either is missing, and blames nobody [release.page-at-fault]', async () => {
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  for (let time = 0; time < 3; time++) {
    const { status, versions } = await open(`/catalog/${time}/gone`)
    expect(status).toBe(404)
    expect(versions?.[0]).toBe('1.1.0')
  }
  expect((await open('/catalog/there')).text).toContain('listing of 1.1.0')
})

test('a version whose page never settles costs two visitors a wait, then the last good one serves', async () => {
  release(shop.stateDir, { 'mfe-catalog': '1.0.0' })
  release(shop.stateDir, { 'mfe-catalog': '4.0.0' })
  for (const target of ['/catalog/first', '/catalog/second']) expect((await open(target)).text).not.toContain('id="values"')
  const { text, versions } = await open('/catalog/third')
  expect(text).toContain('listing of 1.0.0')
  expect(versions?.[0]).toBe('1.0.0')
})

test('failures are counted per version; after two the version is skipped for a while', async () => {
  await door.stop()
  const counts = readFailures(shop.stateDir)
  expect(counts['mfe-catalog@2.0.0']).toMatchObject({ count: 2, page: 'mfe-catalog/page/listing' })
  for (const broken of ['3.0.0', '4.0.0', '5.0.0'])
    expect(counts[`mfe-catalog@${broken}`]).toMatchObject({ count: 2, page: 'mfe-catalog/page/listing' })
  expect(counts).not.toHaveProperty(['mfe-catalog@1.1.0'])
})
