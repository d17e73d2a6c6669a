import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const API = resolve(__dirname, '../../..')
/** The tests may be run by another version of Node: the shop never is. */
export const NODE = resolve(API, '../node_modules/node/bin/node')
export const FRONT_DOOR_KEY = 'test-front-door'

/** A busy machine is slow, and slow is not wrong: tests of the time limits bring their own. */
const PATIENCE = { ANSWER_MS: '60000', STATEMENT_MS: '60000', LOCK_MS: '60000', CONNECTION_MS: '60000', SLOW_STATEMENT_MS: '60000' }

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

/** Starts the API of a folder. Resolves when it is ready, or when it has ended. */
export function run(environment: Environment, main = MAIN, cwd = API): Promise<Running | Ended> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = { ...PATIENCE, ...inherited, DEMO: '1', FRONT_DOOR_KEY, ...environment }
  if (!environment.DATABASE_URL) delete (env as Partial<Environment>).DATABASE_URL
  const child = spawn(NODE, [main], { cwd, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  return new Promise((done) => {
    child.once('message', () => done({ url: `http://127.0.0.1:${environment.PORT}`, process: child, log: () => said }))
    child.once('close', (exitCode) => done({ exitCode, said }))
  })
}

/** Starts the API and throws what it said if it does not become ready. A port that somebody else has taken is changed for another. */
export async function runReady(environment: Environment, main?: string, cwd?: string): Promise<Running> {
  const result = await run(environment, main, cwd)
  if (!('said' in result)) return result
  if (!/^Port \d+ is in use/.test(result.said)) throw new Error(`The API has not started: ${result.said}`)
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
    child.once('exit', (code) => done(code))
  })

/** Ends a process and answers its exit code. */
export function end(running: Running, signal: NodeJS.Signals): Promise<number | null> {
  const ended = exitOf(running)
  running.process.kill(signal)
  return ended
}

/** Runs statements on a shop that is not running. */
export async function sql(environment: Omit<Environment, 'PORT'>, ...statements: string[]): Promise<unknown[]> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const env = { ...inherited, ...environment }
  const { stdout } = await promisify(execFile)(NODE, ['test/support/sql.ts', ...statements], { cwd: API, env })
  return JSON.parse(stdout) as unknown[]
}
