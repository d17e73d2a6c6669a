import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { BackOff } from '../back-off.ts'
import { Server, type Ending, type ServerPlan } from '../server.ts'
import { isFree } from './ports.ts'
import { STATE_DIR } from '../state.ts'
import { UserError } from '../../print/steps.ts'

// The first start seeds the demo shop, which takes time.
const SECONDS_TO_START = 180
const LINES_OF_NEWS = 3

export type ServerName = 'front door' | 'api' | 'release console' | 'sandbox'

/** Server processes by name, on consecutive ports. */
export const plansFrom = (port: number): Record<ServerName, ServerPlan> => ({
  'front door': { name: 'front-door', file: 'shell/server/main.ts', port },
  api: { name: 'api', file: 'api/src/main.ts', port: port + 1 },
  'release console': {
    name: 'release-console',
    file: 'release/src/console/console.ts',
    port: port + 2,
    // Its links to versions open there.
    env: { SHOP_PORT: String(port) },
  },
  sandbox: { name: 'sandbox', file: 'sandbox/src/main.ts', port: port + 3 },
})

const SERVER_NAMES = Object.keys(plansFrom(0)) as ServerName[]

/** The port of the sandbox's mail server, after those of the processes. */
const mailPortFrom = (port: number) => port + SERVER_NAMES.length
/** The port of the sandbox's virus scanner, after that. */
const scannerPortFrom = (port: number) => mailPortFrom(port) + 1
/** Number of consecutive ports. */
export const PORTS_TAKEN = SERVER_NAMES.length + 2

export const newFrontDoorKey = () => randomBytes(24).toString('base64url')

/** The embedded database gets demo data by default; others only on request. */
export const demoSwitch = (env: NodeJS.ProcessEnv): string => env['DEMO'] ?? (env['DATABASE_URL'] ? '' : '1')

/** External services from the environment, else the sandbox with new keys. */
function outsideServices(port: number): Record<string, string> {
  const given = (name: string, otherwise: string) => ({ [name]: process.env[name] || otherwise })
  const smtpPassword = process.env['SMTP_PASSWORD'] || newFrontDoorKey()
  return {
    SMTP_PORT: String(mailPortFrom(port)),
    SMTP_PASSWORD: smtpPassword,
    ...given('SMTP_URL', `smtp://shop:${smtpPassword}@127.0.0.1:${mailPortFrom(port)}`),
    SCANNER_PORT: String(scannerPortFrom(port)),
    ...given('SCANNER_URL', `tcp://127.0.0.1:${scannerPortFrom(port)}`),
    ...given('SMS_KEY', newFrontDoorKey()),
    ...given('SMS_URL', `http://127.0.0.1:${plansFrom(port).sandbox.port}`),
    ...given('OPERATOR_KEY', newFrontDoorKey()),
    ...given('OPERATOR_URL', `http://127.0.0.1:${plansFrom(port).sandbox.port}`),
    ...given('YAID_CLIENT_SECRET', newFrontDoorKey()),
    // Opened by the browser.
    ...given('YAID_URL', `http://localhost:${plansFrom(port).sandbox.port}/yaid`),
    ...given('YAID_INFO_URL', `http://127.0.0.1:${plansFrom(port).sandbox.port}/yaid/info`),
    ...given('BACK_OFFICE_KEY', newFrontDoorKey()),
    ...given('BACK_OFFICE_URL', `http://127.0.0.1:${plansFrom(port).sandbox.port}`),
    ...given('MINDBOX_SECRET_KEY', newFrontDoorKey()),
    ...given('MINDBOX_URL', `http://127.0.0.1:${plansFrom(port).sandbox.port}`),
    ...given('PAYMENT_KEY', newFrontDoorKey()),
    // By the name that a browser shows: the payment page is on it.
    ...given('PAYMENT_URL', `http://localhost:${plansFrom(port).sandbox.port}`),
    ...given('PAYMENT_ORIGIN', `http://localhost:${plansFrom(port).sandbox.port}`),
    // The sandbox takes tokens of any merchant.
    ...given('GOOGLE_PAY_MERCHANT_ID', 'sandbox-merchant'),
    ...given('APPLE_PAY_MERCHANT_ID', 'merchant.sandbox'),
    ...given('PAYMENT_WEBHOOK_URL', `http://127.0.0.1:${plansFrom(port).api.port}/payment/webhook`),
  }
}

export const portFromEnvironment = (): number => {
  const asked = Number(process.env['PORT'] ?? 3000)
  if (Number.isInteger(asked) && asked > 0 && asked + PORTS_TAKEN - 1 < 65_536) return asked
  throw new UserError(`PORT is "${process.env['PORT']}", and it must be a number between 1 and ${65_536 - PORTS_TAKEN}.`)
}

/** Checks ports before starting anything. */
export async function checkPorts(first: number): Promise<void> {
  const last = first + PORTS_TAKEN - 1
  for (const { name, port } of [
    ...Object.values(plansFrom(first)),
    { name: 'mail of the sandbox', port: mailPortFrom(first) },
    { name: 'scanner of the sandbox', port: scannerPortFrom(first) },
  ]) {
    if (await isFree(port)) continue
    throw new UserError(
      `Port ${port} (${name}) is in use by another program: stop it, or choose other ports, for example PORT=${first + 100} npm start (the shop takes ${first}–${last}).`,
    )
  }
}

export interface ShopOptions {
  plans?: Record<ServerName, ServerPlan>
  /** Notes for the user, one sentence each. */
  onNews?: (sentence: string) => void
  /** Called before the first restart of a process. */
  firstWaitMs?: number
}

/** Starts, supervises, restarts and stops the processes of one shop. */
export class Shop {
  readonly #plans: Record<ServerName, ServerPlan>
  readonly #env: Record<string, string>
  readonly #servers = new Map<ServerName, Server>()
  readonly #backOffs = new Map<ServerName, BackOff>()
  readonly #onNews: (sentence: string) => void
  readonly #firstWaitMs: number | undefined
  readonly #stopping = new AbortController()

  constructor(port: number, { plans = plansFrom(port), onNews = () => {}, firstWaitMs }: ShopOptions = {}) {
    this.#plans = plans
    this.#onNews = onNews
    this.#firstWaitMs = firstWaitMs
    this.#env = {
      STATE_DIR,
      DEMO: demoSwitch(process.env),
      API_URL: `http://127.0.0.1:${this.#plans.api.port}`,
      // A new key per start authenticates forwarded headers; tests choose it.
      FRONT_DOOR_KEY: process.env['FRONT_DOOR_KEY'] ?? newFrontDoorKey(),
      ...outsideServices(port),
    }
  }

  /** Resolves when the process responds; rejects with one sentence when it exits. */
  async start(name: ServerName): Promise<void> {
    const isFirst = !this.#servers.has(name)
    const server = new Server(this.#plans[name], this.#env, { keepLog: !isFirst })
    this.#servers.set(name, server)
    const slow = new AbortController()
    const tooLong = setTimeout(SECONDS_TO_START * 1000, 'too long' as const, { signal: slow.signal }).catch(() => {})
    const early = await Promise.race([server.ready, server.ended, tooLong])
    slow.abort()
    if (early === 'too long') throw new UserError(`${server.plan.name} was started ${SECONDS_TO_START} seconds ago and does not answer.`)
    if (early) throw new UserError(describe(early))
    const began = performance.now()
    void server.ended.then((ending) => {
      if (this.#isMissed(name, server)) void this.#startAgain(name, describe(ending, LINES_OF_NEWS), performance.now() - began)
    })
  }

  /** Whether an exited process should be running. */
  #isMissed(name: ServerName, server: Server | undefined): boolean {
    return !this.#stopping.signal.aborted && this.#servers.get(name) === server
  }

  async #startAgain(name: ServerName, sentence: string, ranMs: number): Promise<void> {
    const backOff = this.#backOffs.get(name) ?? new BackOff(this.#firstWaitMs)
    this.#backOffs.set(name, backOff)
    const waitMs = backOff.next(ranMs)
    const server = this.#servers.get(name)
    this.#onNews(`${sentence}\n  Trying again in ${waitMs / 1000} s.`)
    await setTimeout(waitMs, undefined, { signal: this.#stopping.signal }).catch(() => {})
    if (!this.#isMissed(name, server)) return
    try {
      await this.start(name)
      this.#onNews(`${this.#plans[name].name} runs again.`)
    } catch (error) {
      const next = this.#servers.get(name)
      await next?.stop()
      if (this.#isMissed(name, next)) await this.#startAgain(name, error instanceof Error ? error.message : String(error), 0)
    }
  }

  async restart(name: ServerName): Promise<void> {
    const old = this.#servers.get(name)
    // Its exit is expected now.
    this.#servers.delete(name)
    await old?.stop()
    await this.start(name)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    // The database stops last.
    const api = this.#servers.get('api')
    await Promise.all([...this.#servers.values()].filter((server) => server !== api).map((server) => server.stop()))
    await api?.stop()
  }
}

/** @param most maximum printed lines; the log has all */
function describe({ server, how, lastLines }: Ending, most = Number.POSITIVE_INFINITY): string {
  const last = lastLines.split('\n').slice(-most).join('\n')
  const said = last ? `. It said last:\n${last.replace(/^/gm, '  ')}` : ' without a word.'
  return `${server.plan.name} stopped by itself (${how})${said}`
}
