import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { Server, type Ending, type ServerPlan } from './server.ts'
import { isFree } from './ports.ts'
import { STATE_DIR } from './state.ts'
import { Sentence } from '../print/steps.ts'

// The demo shop is made at the first start, on a busy machine slowly.
const SECONDS_TO_START = 180

export type ServerName = 'front door' | 'api' | 'release console' | 'sandbox'

/** The shop's processes by name, on neighbouring ports. */
export const plansFrom = (port: number): Record<ServerName, ServerPlan> => ({
  'front door': { name: 'front-door', file: 'shell/server/main.ts', port },
  api: { name: 'api', file: 'api/src/main.ts', port: port + 1 },
  'release console': { name: 'release-console', file: 'release/src/console.ts', port: port + 2 },
  sandbox: { name: 'sandbox', file: 'sandbox/src/main.ts', port: port + 3 },
})

export const SERVER_NAMES = Object.keys(plansFrom(0)) as ServerName[]

/** The port of the sandbox's mail server, after those of the processes. */
const mailPortFrom = (port: number) => port + SERVER_NAMES.length
/** Neighbouring ports that one shop takes. */
export const PORTS_TAKEN = SERVER_NAMES.length + 1

export const newFrontDoorKey = () => randomBytes(24).toString('base64url')

/** Outside services are those of the environment, else the sandbox with keys of this very start. */
function outsideServices(port: number): Record<string, string> {
  const given = (name: string, otherwise: string) => ({ [name]: process.env[name] || otherwise })
  const smtpPassword = process.env['SMTP_PASSWORD'] || newFrontDoorKey()
  return {
    SMTP_PORT: String(mailPortFrom(port)),
    SMTP_PASSWORD: smtpPassword,
    ...given('SMTP_URL', `smtp://shop:${smtpPassword}@127.0.0.1:${mailPortFrom(port)}`),
    ...given('SMS_KEY', newFrontDoorKey()),
    ...given('SMS_URL', `http://127.0.0.1:${plansFrom(port).sandbox.port}`),
    ...given('OPERATOR_KEY', newFrontDoorKey()),
    ...given('OPERATOR_URL', `http://127.0.0.1:${plansFrom(port).sandbox.port}`),
    ...given('YAID_CLIENT_SECRET', newFrontDoorKey()),
    // The browser opens its page.
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
    ...given('PAYMENT_WEBHOOK_URL', `http://127.0.0.1:${plansFrom(port).api.port}/payment/webhook`),
  }
}

export const portFromEnvironment = (): number => {
  const asked = Number(process.env['PORT'] ?? 3000)
  if (Number.isInteger(asked) && asked > 0 && asked + PORTS_TAKEN - 1 < 65_536) return asked
  throw new Sentence(`PORT is "${process.env['PORT']}", and it must be a number between 1 and 65531.`)
}

/** Finds a port in use before anything is started. */
export async function checkPorts(first: number): Promise<void> {
  const last = first + PORTS_TAKEN - 1
  for (const { name, port } of [...Object.values(plansFrom(first)), { name: 'mail of the sandbox', port: mailPortFrom(first) }]) {
    if (await isFree(port)) continue
    throw new Sentence(
      `Port ${port} (${name}) is in use by another program: stop it, or choose other ports, for example PORT=${first + 100} npm start (the shop takes ${first}–${last}).`,
    )
  }
}

/** All processes of one shop: starts them, tells when one dies, restarts one, stops all. */
export class Shop {
  readonly #plans: Record<ServerName, ServerPlan>
  readonly #env: Record<string, string>
  readonly #servers = new Map<ServerName, Server>()
  #died: (ending: Ending) => void = () => {}
  /** Settles when a process ends that nobody has asked to. */
  readonly died = new Promise<Ending>((resolve) => {
    this.#died = resolve
  })
  #stopping = false

  constructor(port: number) {
    this.#plans = plansFrom(port)
    this.#env = {
      STATE_DIR,
      API_URL: `http://127.0.0.1:${this.#plans.api.port}`,
      // Only who knows the key of this very start may tell the API where a shopper comes from; tests choose it.
      FRONT_DOOR_KEY: process.env['FRONT_DOOR_KEY'] ?? newFrontDoorKey(),
      // The browser is on this machine: its throttle charges twice what is there before its request is booked (shell/server/README.md).
      BODY_AFTER_MS: process.env['BODY_AFTER_MS'] ?? '6',
      ...outsideServices(port),
    }
  }

  /** Resolves when the process answers; rejects with one sentence when it ends instead. */
  async start(name: ServerName): Promise<void> {
    const server = new Server(this.#plans[name], this.#env)
    this.#servers.set(name, server)
    void server.ended.then((ending) => {
      if (!this.#stopping && this.#servers.get(name) === server) this.#died(ending)
    })
    const slow = new AbortController()
    const tooLong = setTimeout(SECONDS_TO_START * 1000, 'too long' as const, { signal: slow.signal }).catch(() => {})
    const early = await Promise.race([server.ready, server.ended, tooLong])
    slow.abort()
    if (early === 'too long') throw new Sentence(`${server.plan.name} was started ${SECONDS_TO_START} seconds ago and does not answer.`)
    if (early) throw new Sentence(describe(early))
  }

  async restart(name: ServerName): Promise<void> {
    const old = this.#servers.get(name)
    this.#servers.delete(name)
    await old?.stop()
    await this.start(name)
  }

  async stop(): Promise<void> {
    this.#stopping = true
    // The database last: nothing asks it any more by then.
    const api = this.#servers.get('api')
    await Promise.all([...this.#servers.values()].filter((server) => server !== api).map((server) => server.stop()))
    await api?.stop()
  }
}

export function describe({ server, how, lastLines }: Ending): string {
  const said = lastLines ? `. It said last:\n${lastLines.replace(/^/gm, '  ')}` : ' without a word.'
  return `${server.plan.name} stopped by itself (${how})${said}`
}
