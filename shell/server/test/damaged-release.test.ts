import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { openFrontDoor, untilSaid } from './support/door.ts'
import { ask, serve } from './support/requests.ts'
import { makeSmallShop, release, writeCatalog, writeShell } from './support/small-shop.ts'

jest.setTimeout(60_000)

const CLI = path.join(__dirname, '../../../release/src/cli.ts')

let shop: ReturnType<typeof makeSmallShop>
let api: Awaited<ReturnType<typeof serve>>
let doors: Awaited<ReturnType<typeof openFrontDoor>>[]

beforeAll(async () => {
  api = await serve((_, response) => response.end('{}'))
})
afterAll(() => api.close())
beforeEach(() => {
  shop = makeSmallShop()
  doors = []
})
afterEach(async () => {
  await Promise.all(doors.map((door) => door.stop()))
  shop.remove()
})

async function open() {
  const door = await openFrontDoor(shop.stateDir, api.port)
  doors.push(door)
  return door
}

/** The release command as a person runs it. */
function command(...args: string[]): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, STATE_DIR: shop.stateDir, RELEASE_PROBE: 'off' }
    const child = spawn(process.execPath, [CLI, ...args, ...(args[0] === 'status' ? [] : ['--why', 'a test'])], { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('close', (code) => resolve({ code, said }))
  })
}

const fileOf = (id: string, file = 'server/server.cjs') => path.join(shop.stateDir, 'artifacts', ...id.split('@'), file)

/** One bit of a file turns over on the disk. */
function flipByte(file: string) {
  const bytes = fs.readFileSync(file)
  bytes[40] = (bytes[40] ?? 0) ^ 1
  fs.writeFileSync(file, bytes)
}

const SENTENCE = 'mfe-catalog@1.1.0 is damaged (server/server.cjs has another hash): 1.0.0 is served instead.'

/** Resolves when a file has appeared. */
function isWritten(file: string): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!fs.existsSync(file)) return
      clearInterval(timer)
      resolve()
    }, 5)
  })
}

async function publish(name: string, version: string) {
  expect((await command('publish', name, version)).code).toBe(0)
}

test('a damaged remote holds up no release of another team, nor a start; log, health and status name it [release.damaged-part]', async () => {
  const door = await open()
  release(shop.stateDir, { 'mfe-catalog': '1.1.0' })
  flipByte(fileOf('mfe-catalog@1.1.0'))
  writeShell(shop.stateDir, '1.1.0')
  await publish('shell', '1.1.0')
  const promoted = await command('promote', 'shell', '1.1.0')
  expect(promoted).toStrictEqual({ code: 0, said: 'shell@1.1.0 is shown to everybody (release 4). Taken by the front door.\n' })
  for (const port of [door.port, (await open()).port]) {
    const { status, text } = await ask(port, `/catalog/of-${port}`)
    expect(status).toBe(200)
    expect(text).toContain('/a/shell/1.1.0/main.js')
    expect(text).toContain('listing of 1.0.0')
    const health = await ask(port, '/front-door/health/ready')
    expect(health.status).toBe(200)
    expect(JSON.parse(health.text)).toMatchObject({ ok: true, degraded: true, release: 4, faults: [SENTENCE] })
  }
  for (const one of doors) await untilSaid(one, SENTENCE)
  expect((await command('status')).said).toContain(SENTENCE)
})

test('a front door that shows another version than the promoted one makes the command fail, and it says why', async () => {
  const door = await open()
  await publish('mfe-catalog', '1.1.0')
  door.signal('SIGSTOP')
  const promoting = command('promote', 'mfe-catalog', '1.1.0')
  // The command has looked at the files already, the front door has not.
  await isWritten(path.join(shop.stateDir, 'release/records/00000003.json'))
  flipByte(fileOf('mfe-catalog@1.1.0'))
  door.signal('SIGCONT')
  expect(await promoting).toStrictEqual({ code: 2, said: expect.stringContaining(SENTENCE) })
})

test('a command waits for all running front doors, and names the one that does not answer', async () => {
  const [, hanging, killed] = [await open(), await open(), await open()]
  await publish('mfe-catalog', '1.1.0')
  killed.signal('SIGKILL')
  hanging.signal('SIGSTOP')
  const { code, said } = await command('promote', 'mfe-catalog', '1.1.0')
  hanging.signal('SIGCONT')
  expect(code).toBe(2)
  expect(said).toMatch(/^Release 3 is on record, and not everybody sees it:\nfront door \d+ on .* still serves release [12]\.\n$/)
  writeCatalog(shop.stateDir, '1.2.0')
  await publish('mfe-catalog', '1.2.0')
  const next = await command('promote', 'mfe-catalog', '1.2.0')
  expect(next).toStrictEqual({ code: 0, said: expect.stringContaining('Taken by 2 front doors.') })
})
