import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { newState, writeBuild } from '../release/test/built.ts'
import { packages, versionsOf } from '../shared/build/versions/versions.mjs'
import { freePorts, isFree } from './processes/shop/ports.ts'
import { PORTS_TAKEN } from './processes/shop/shop.ts'
import { ROOT } from './processes/state.ts'

const inTheLongRun = process.env['FULL'] === '1' ? test : test.skip

let stateDir: string
let npm: ChildProcess | undefined

beforeEach(() => {
  stateDir = newState()
  for (const [name, version] of Object.entries(versionsOf(packages()))) writeBuild(stateDir, name, version)
})
afterEach(() => {
  npm?.kill('SIGKILL')
  fs.rmSync(stateDir, { recursive: true, force: true })
})

/** Processes with this state folder, npm's own left out. */
const processes = () =>
  fs.readdirSync('/proc').filter((pid) => {
    try {
      return Number(pid) !== npm?.pid && fs.readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`STATE_DIR=${stateDir}\0`)
    } catch {
      return false
    }
  })

inTheLongRun.each([
  ['start', [], 'API answers · ', 'SIGTERM'],
  ['start', [], 'Preparing the database', 'SIGKILL'],
  ['run', ['dev', '--', 'mfe-certificates'], 'for editing', 'SIGTERM'],
  ['run', ['dev', '--', 'mfe-certificates'], '✓ mfe-certificates · ', 'SIGTERM'],
] as const)(
  '%s %j that has come to "%s" ends with %s to npm: no process and no port is left',
  async (script, args, sign, signal) => {
    const port = await freePorts(PORTS_TAKEN)
    const { npm_lifecycle_event: _, DATABASE_URL: __, ...env } = process.env
    npm = spawn('npm', [script, ...args], {
      cwd: ROOT,
      env: { ...env, STATE_DIR: stateDir, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    await new Promise<void>((resolve, reject) => {
      npm?.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (said.includes(sign)) resolve()
      })
      npm?.once('exit', () => reject(new Error(said)))
    })
    expect(processes()).not.toStrictEqual([])
    npm.kill(signal)
    // The pipe closes when the last process that holds it has ended.
    if (npm.stdout) await once(npm.stdout, 'close')
    expect(processes()).toStrictEqual([])
    for (let taken = 0; taken < PORTS_TAKEN; taken++) expect([taken, await isFree(port + taken)]).toStrictEqual([taken, true])
  },
  180_000,
)
