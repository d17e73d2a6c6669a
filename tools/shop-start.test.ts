import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePorts, isFree } from './processes/shop/ports.ts'
import { ROOT } from './processes/state.ts'

const STATE_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-start-'))
const KEYS = {
  FRONT_DOOR_KEY: 'front-door-key',
  BACK_OFFICE_KEY: 'office-key',
  PAYMENT_KEY: 'payment-key',
  CERTIFICATE_KEY: 'certificate-key',
}
const running = new Set<ChildProcess>()

afterAll(() => {
  for (const npm of running) npm.kill('SIGKILL')
  fs.rmSync(STATE_DIR, { recursive: true })
})

/** As an operator types it; another folder of packages' scripts must not be inherited. */
function startProcess(name: string, port: number, script?: string) {
  const { npm_lifecycle_event: _, DATABASE_URL: __, DEMO: ___, ...env } = process.env
  const [command, args] = script ? ['bash', ['-c', script]] : ['npm', ['run', 'shop:start', '--', name]]
  const npm = spawn(command, args, {
    cwd: ROOT,
    env: { ...env, ...KEYS, STATE_DIR, PORT: String(port), SHOP_ORIGINS: 'https://shop.example' },
    stdio: 'pipe',
  })
  running.add(npm)
  let said = ''
  const listen = (text: unknown) => {
    said += String(text)
  }
  npm.stdout.on('data', listen)
  npm.stderr.on('data', listen)
  const ended = once(npm, 'close').then(([code]) => {
    running.delete(npm)
    return code as number | null
  })
  const ready = new Promise<void>((resolve, reject) => {
    npm.stdout.on('data', () => / ready http/.test(said) && resolve())
    void ended.then(() => reject(new Error(said)))
  })
  ready.catch(() => undefined)
  return { npm, ready, ended, said: () => said }
}

test('a migration ends by itself, and leaves a schema that the API starts on', async () => {
  const { ended, said } = startProcess('migrate', await freePorts(1))
  expect([await ended, said()]).toStrictEqual([0, expect.stringContaining('schema is up to date')])
}, 180_000)

test.each([
  ['api', 'SIGTERM'],
  ['api', 'SIGINT'],
  ['worker', 'SIGTERM'],
  ['console', 'SIGTERM'],
] as const)(
  '%s stops with %s to npm, which waits for it and leaves the port free',
  async (name, signal) => {
    const port = await freePorts(1)
    const { npm, ready, ended } = startProcess(name, port)
    await ready
    expect(await isFree(port)).toBe(false)
    npm.kill(signal)
    expect(await ended).toBe(0)
    expect(await isFree(port)).toBe(true)
  },
  90_000,
)

// Five of the watcher's checks of its parent processes.
const WATCHED_MS = 2500

test('a process goes on when the script that started npm has ended, and stops with npm', async () => {
  const port = await freePorts(1)
  const { npm: script, ready, said } = startProcess('console', port, 'npm run shop:start -- console & echo "npm is $!"; read -r')
  await ready
  const closed = once(script, 'close')
  script.stdin.end()
  await once(script, 'exit')
  for (const began = performance.now(); performance.now() - began < WATCHED_MS; ) {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200)
  }
  process.kill(Number(/npm is (\d+)/.exec(said())?.[1]))
  await closed
  expect(await isFree(port)).toBe(true)
}, 90_000)

test('the exit code and the sentence of a process that does not start reach the operator', async () => {
  const { ended, said } = startProcess('front-door', await freePorts(1))
  expect(await ended).toBe(1)
  expect(said()).toContain('STATE_DIR')
}, 30_000)

test('an unknown process is named with the known ones', async () => {
  const { ended, said } = startProcess('warehouse', 0)
  expect(await ended).toBe(1)
  expect(said()).toContain('npm run shop:start -- api|worker|migrate|front-door|console')
}, 30_000)
