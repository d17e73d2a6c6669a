import { openFrontDoor } from '../support/door.ts'
import { ask, serve } from '../support/requests.ts'
import { makeSmallShop, release, SHELL, writeShell } from '../support/small-shop.ts'

jest.setTimeout(60_000)

let shop: ReturnType<typeof makeSmallShop>
let api: Awaited<ReturnType<typeof serve>>
let door: Awaited<ReturnType<typeof openFrontDoor>> | undefined

beforeAll(async () => {
  api = await serve((_, response) => response.end('{}'))
})
afterAll(() => api.close())
beforeEach(() => {
  shop = makeSmallShop()
})
afterEach(async () => {
  await door?.stop()
  door = undefined
  shop.remove()
})

const open = async () => (door = await openFrontDoor(shop.stateDir, api.port))
const shellOf = (text: string) => /\/a\/shell\/([\d.]+)\/main\.js/.exec(text)?.[1]

/** Shells as a team could release them. */
const BROKEN = {
  'throws when it is evaluated': `throw new Error('no such module')`,
  'cannot render even an error page': SHELL.replace(`if (job.pathname`, `throw new Error('no header')\n  if (job.pathname`),
  'throws on every page but the error page': SHELL.replace(
    `if (job.pathname`,
    `if (!job.failure) throw new Error('no header')\n  if (job.pathname`,
  ),
  'breaks the areas of every remote': SHELL.replace(`page?.fault === 'throws' ?`, `true ?`),
}

async function expectServed(port: number) {
  for (const target of ['/catalog/first', '/catalog/second', '/catalog/third']) {
    const { status, text } = await ask(port, target)
    expect(status).toBe(200)
    expect(text).toContain('id="values"')
    expect(text).toContain('listing of 1.0.0')
    expect(text).not.toContain('<!--$!-->')
    // The browser goes on with the shell that has rendered.
    expect(shellOf(text)).toBe('1.0.0')
    expect(text).toContain('"shell":"1.0.0"')
  }
}

/** The innocent are not counted, nor is a version of them taken back. */
async function blamed(port: number): Promise<string[]> {
  const { text } = await ask(port, '/front-door/metrics')
  return [
    ...new Set(
      [...text.matchAll(/^front_door_version_failures_total\{remote="([\w-]+)",version="([\d.]+)"/gm)].map(
        ([, name, version]) => `${name}@${version}`,
      ),
    ),
  ]
}

test.each(Object.entries(BROKEN))(
  'a shell that %s gives way to the last good one, and no remote is blamed [release.broken-shell]',
  async (_, server) => {
    const { port } = await open()
    release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
    release(shop.stateDir, { 'mfe-catalog': '1.0.0' })
    writeShell(shop.stateDir, '2.0.0', server)
    release(shop.stateDir, { shell: '2.0.0' })
    await expectServed(port)
    expect(await blamed(port)).toStrictEqual(['shell@2.0.0'])
    // The next shell is tried at once.
    writeShell(shop.stateDir, '3.0.0')
    release(shop.stateDir, { shell: '3.0.0' })
    const { text } = await ask(port, '/catalog/fourth')
    expect(shellOf(text)).toBe('3.0.0')
    expect(text).toContain('listing of 1.0.0')
  },
)

test.each(['throws when it is evaluated', 'cannot render even an error page'] as const)(
  'a front door that starts with a shell that %s serves the last good one and says so',
  async (fault) => {
    writeShell(shop.stateDir, '2.0.0', BROKEN[fault])
    release(shop.stateDir, { shell: '2.0.0' })
    const { port } = await open()
    await expectServed(port)
    const { status, text } = await ask(port, '/front-door/health/ready')
    expect(status).toBe(200)
    expect(JSON.parse(text)).toMatchObject({
      ok: true,
      faults: ['shell@2.0.0 does not work (it does not start on the server): 1.0.0 is served instead.'],
    })
  },
)

test('a shell that does not start in browsers gives way to the last good one on the word of three neighborhoods', async () => {
  writeShell(shop.stateDir, '2.0.0')
  release(shop.stateDir, { shell: '2.0.0' })
  const { port } = await open()
  expect(shellOf((await ask(port, '/catalog/first')).text)).toBe('2.0.0')
  const tell = (address: string) =>
    ask(port, '/front-door/failures', {
      method: 'POST',
      body: 'start shell@2.0.0',
      headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    })
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3', '198.51.100.1']) expect((await tell(address)).status).toBe(204)
  expect(shellOf((await ask(port, '/catalog/first')).text)).toBe('2.0.0')
  await tell('192.0.2.1')
  // Also documents that were rendered before.
  expect(shellOf((await ask(port, '/catalog/first')).text)).toBe('1.0.0')
  const { text } = await ask(port, '/front-door/health/ready')
  expect(text).toContain('shell@2.0.0 does not work (it does not start in browsers): 1.0.0 is served instead.')
})

test('a shell that throws on the error page alone gives way to the last good one, and is counted [release.broken-shell]', async () => {
  const { port } = await open()
  writeShell(shop.stateDir, '2.0.0', SHELL.replace(`if (job.pathname`, `if (job.failure) throw new Error('no header')\n  if (job.pathname`))
  release(shop.stateDir, { shell: '2.0.0' })
  const { status, text } = await ask(port, '/no/such/page/here')
  expect([status, shellOf(text)]).toStrictEqual([404, '1.0.0'])
  expect(text).not.toContain('<!--$!-->')
  expect(await blamed(port)).toStrictEqual(['shell@2.0.0'])
})
