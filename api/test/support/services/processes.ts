import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { poolOf } from '../../../src/platform/db/postgres.ts'

const API = resolve(__dirname, '../../..')
/** The tests may be run by another version of Node: the shop never is. */
export const NODE = resolve(API, '../node_modules/node/bin/node')
export const FRONT_DOOR_KEY = 'test-front-door'

/** Saves a third of what loading the modules of the API costs. */
const NODE_COMPILE_CACHE = resolve(API, '../.state/test/compile-cache')

/** A busy machine is slow, and slow is not wrong: tests of the time limits bring their own. */
const PATIENCE = {
  ANSWER_MS: '60000',
  STATEMENT_MS: '60000',
  LOCK_MS: '60000',
  CONNECTION_MS: '60000',
  SLOW_STATEMENT_MS: '60000',
  PORT_MS: '60000',
}

export interface Running {
  url: string
  process: ChildProcess
  /** What it has said so far, on both streams. */
  log: () => string
}

/** What a process said before it ended by itself. */
export interface Ended {
  exitCode: number | null
  said: string
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

export interface Environment {
  PORT: string
  STATE_DIR: string
  DATABASE_URL?: string | undefined
  /** Anything else that the process reads. */
  [name: string]: string | undefined
}

/** As `npm start` does it. */
const MAIN = 'src/main.ts'
/** With an ear for statements. */
export const MAIN_OF_TESTS = 'test/support/main.ts'

/** Everything that the process of a shop reads. */
export function variablesOf(environment: Environment): NodeJS.ProcessEnv {
  const { DATABASE_URL: _, ...inherited } = process.env
  const { DATABASE_URL, ...more } = environment
  return { ...PATIENCE, NODE_COMPILE_CACHE, ...inherited, DEMO: '1', FRONT_DOOR_KEY, ...more, ...(DATABASE_URL && { DATABASE_URL }) }
}

export const urlOf = ({ PORT }: Environment) => `http://127.0.0.1:${PORT}`

/** Starts the API of a folder. Resolves when it is ready, or when it has ended. */
export function run(environment: Environment, main = MAIN, cwd = API): Promise<Running | Ended> {
  const child = spawn(NODE, [main], { cwd, env: variablesOf(environment), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  return new Promise((done) => {
    child.once('message', () => done({ url: urlOf(environment), process: child, log: () => said }))
    // A process that crashed prints nothing: the signal is the only clue.
    child.once('close', (exitCode, signal) => done({ exitCode, said: signal ? `${said}It was ended by ${signal}.` : said }))
  })
}

/** Whether this is why the API has not started: somebody else was quicker. */
export const isPortTaken = (said: string) => /^Port \d+ is in use/.test(said)

/** Starts the API and throws what it said if it does not become ready. A port that somebody else has taken is changed for another. */
export async function runReady(environment: Environment, main?: string, cwd?: string): Promise<Running> {
  const result = await run(environment, main, cwd)
  if (!('said' in result)) return result
  if (!isPortTaken(result.said)) throw new Error(`The API has not started (exit code ${result.exitCode}): ${result.said}`)
  environment.PORT = String(await freePort())
  return runReady(environment, main, cwd)
}

/** What the API says instead of starting. One that starts is ended, and is a failure. */
export async function refusalToStart(environment: Environment): Promise<string> {
  const started = await run(environment)
  if ('said' in started) return started.said.trim()
  await end(started, 'SIGKILL')
  throw new Error('The API has started.')
}

/** The exit code, once the process has ended; a killed one has none. */
export const exitOf = ({ process: child }: Running): Promise<number | null> =>
  new Promise((done) => {
    if (child.exitCode !== null) return done(child.exitCode)
    child.once('close', (code) => done(code))
  })

/** Ends a process and answers its exit code. */
export function end(running: Running, signal: NodeJS.Signals): Promise<number | null> {
  const ended = exitOf(running)
  running.process.kill(signal)
  return ended
}

/** Runs statements on a shop that is not running; answers the rows of the last one, as JSON has them. */
export async function sql({ DATABASE_URL, ...environment }: Omit<Environment, 'PORT'>, ...statements: string[]): Promise<unknown[]> {
  if (!DATABASE_URL) {
    const { DATABASE_URL: _, ...inherited } = process.env
    const env = { ...inherited, NODE_COMPILE_CACHE, ...environment }
    const { stdout } = await promisify(execFile)(NODE, ['test/support/sql.ts', ...statements], { cwd: API, env })
    return JSON.parse(stdout) as unknown[]
  }
  const pool = poolOf({ connectionString: DATABASE_URL, max: 1 })
  try {
    let rows: unknown[] = []
    for (const statement of statements) ({ rows } = await pool.query(statement))
    return JSON.parse(JSON.stringify(rows)) as unknown[]
  } finally {
    await pool.end()
  }
}
