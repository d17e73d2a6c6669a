import { EventEmitter } from 'node:events'
import { stopGracefully, watchProcess } from '@shop/observability/watch'
import type { Clock } from '../../src/platform/clock/clock.ts'
import { readConfig } from '../../src/platform/config.ts'
import { StartError } from '../../src/platform/db/database.ts'
import { openApi, type RunningApi } from '../../src/start.ts'
import { recordStatements } from './shards/record.ts'

/** What a test may say to the process of its shop; every message but a crash has one answer. */
export type Message =
  /** Statements to run in the database while the shop stays open. */
  | { statements: readonly string[] }
  /** Puts the clock forward by milliseconds. */
  | { clockForward: number }
  /** Stops the clock, so that no periodic work becomes due. */
  | { clockStopped: true }
  /** A fault that nothing in the shop catches. */
  | { crash: 'error' | 'rejection' }
  /** Closes the shop, and keeps the process. */
  | { close: true }
  /** Opens a shop in a process that has none. */
  | { open: NodeJS.ProcessEnv }

/** One of the fields, by the message. */
export interface Result {
  /** Rows of the last statement. */
  rows?: unknown[]
  /** Exit code of a process that would end here. */
  closed?: number
  ready?: true
  error?: string
}

const { STATEMENTS_DIR } = process.env
if (STATEMENTS_DIR) recordStatements(STATEMENTS_DIR)

// The shop as src/main.ts starts it, under a clock that tests put forward.
let forward = forwardAtStart()
let stoppedAt: number | null = null
const jumps = new EventEmitter().setMaxListeners(0)
const clock: Clock = {
  now: () => new Date((stoppedAt ?? Date.now()) + forward),
  onForward: (listener) => {
    jumps.on('jump', listener)
    return () => jumps.off('jump', listener)
  },
}
const sendTheRest = await watchProcess('api', process.env)
let api: RunningApi | null = await open().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
stopGracefully(api.log, async () => (api ? api.stop() : 0))
tell({ ready: true })

process.on('message', (message: Message) => {
  if ('crash' in message) return message.crash === 'error' ? void setImmediate(fail) : void Promise.resolve().then(fail)
  void resultOf(message).then(tell, (error) => tell({ error: error instanceof StartError ? error.message : String(error) }))
})

/** Time does not go back when a shop is opened again. */
function forwardAtStart() {
  return Number(process.env['CLOCK_FORWARD'] ?? 0)
}

function open(): Promise<RunningApi> {
  return openApi(readConfig(process.env), sendTheRest, clock)
}

async function resultOf(message: Exclude<Message, { crash: unknown }>): Promise<Result> {
  if ('clockForward' in message) {
    forward += message.clockForward
    jumps.emit('jump')
    return {}
  }
  if ('clockStopped' in message) {
    stoppedAt = Date.now()
    return {}
  }
  if ('open' in message) {
    for (const name of Object.keys(process.env)) delete process.env[name]
    Object.assign(process.env, message.open)
    forward = forwardAtStart()
    stoppedAt = null
    api = await open()
    return { ready: true }
  }
  if (!api) throw new Error('The shop is closed.')
  if ('statements' in message) return { rows: await run(api, message.statements) }
  const closed = await api.stop()
  api = null
  return { closed }
}

async function run({ database }: RunningApi, statements: readonly string[]): Promise<unknown[]> {
  let rows: unknown[] = []
  for (const statement of statements) rows = await database.query(statement)
  return rows
}

function fail() {
  throw new Error('a fault that nothing caught')
}

function tell(result: Result) {
  process.send?.(result)
}
