import type { Socket } from 'node:net'
import type { Message, Result } from '../main.ts'
import { end, type Environment, freePort, isPortTaken, MAIN_OF_TESTS, type Running, runReady, urlOf, variablesOf } from './processes.ts'

/** A shop that waits longer for what it has begun is killed with its process. */
const CLOSE_MS = 5000
/** Variables that modules read while they load. A shop with one of them needs a new process. */
const READ_ONCE = /^(OTEL_|SENTRY_|ADDRESS_|SITE_HOST_)/

const isReusable = (environment: Environment) => !Object.keys(environment).some((name) => READ_ONCE.test(name))

/** Sends a message to the process of a shop and resolves to its answer. One at a time: an answer does not say what it answers. */
export const ask = ({ process: child }: Running, message: Message): Promise<Result> =>
  new Promise((done) => {
    child.once('message', (result: Result) => done(result))
    child.send(message)
  })

/** Opens a shop in the process of a shop that was removed, or in a new one: loading modules costs more than most tests. */
export async function openInProcess(environment: Environment): Promise<Running> {
  const idle = isReusable(environment) ? globalThis.idleProcesses?.pop() : undefined
  if (!idle) return runReady(environment, MAIN_OF_TESTS)
  keepAlive(idle, true)
  return openAnew(idle, environment)
}

/** Opens a shop in a process that has none. A port that somebody else has taken is changed for another. */
export async function openAnew(running: Running, environment: Environment): Promise<Running> {
  const { error } = await ask(running, { open: variablesOf(environment) })
  if (!error) return { ...running, url: urlOf(environment) }
  if (!isPortTaken(error)) throw new Error(`The API has not started: ${error}`)
  environment.PORT = String(await freePort())
  return openAnew(running, environment)
}

/** Closes a shop and keeps its process for the next one, unless something was not finished. */
export async function closeInProcess(running: Running, environment: Environment): Promise<void> {
  const isLate = new Promise<null>((done) => AbortSignal.timeout(CLOSE_MS).addEventListener('abort', () => done(null)))
  const isClosed = isReusable(environment) && globalThis.idleProcesses ? ask(running, { close: true }) : null
  const result = await Promise.race([isClosed, isLate])
  if (result?.closed !== 0) return void (await end(running, 'SIGKILL'))
  const from = running.log().length
  const { log } = running
  keepAlive(running, false)
  globalThis.idleProcesses?.push({ ...running, log: () => log().slice(from) })
}

/** Whether the process of Jest waits for this one. */
function keepAlive({ process: child }: Running, isKept: boolean) {
  for (const handle of [child, child.channel, child.stdout as Socket, child.stderr as Socket]) {
    if (isKept) handle?.ref()
    else handle?.unref()
  }
}
