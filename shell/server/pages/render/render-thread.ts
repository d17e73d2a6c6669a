import { Worker } from 'node:worker_threads'
import type { FromThread, Order, Rendered, ThreadData, ToThread } from './render-messages.ts'

const FILE = new URL('./render-worker.ts', import.meta.url)
const HEAP_MB = 384
const LOOK_EVERY_MS = 50
/** Ping timeout: a thread waiting for the API responds, a hanging one does not. */
const SIGN_OF_LIFE_MS = 500
/** For the shell's code and its probe, on a busy machine. */
const START_MS = 60_000

/** Not the page's fault: queue full, or no API response. */
export class NotRendered extends Error {}

/** The shell's own code threw, not a remote's. */
export class ShellFailed extends Error {}

/** A page that waits for something else than the API, whose calls end earlier. */
export class NeverSettled extends Error {}

/** CPU time and wall time limits of a page. */
export interface Budget {
  cpuMs: number
  waitMs: number
}

interface Task {
  id: number
  order: Order
  done: (rendered: Rendered) => void
  failed: (error: Error) => void
  timers: NodeJS.Timeout[]
  /** CPU time at the start of the page. */
  before: NodeJS.CpuUsage | null
}

export interface ThreadEvents {
  started: () => void
  /** Ready for a page. */
  idle: () => void
  /** With what ended it: code that threw outside a page. */
  ended: (wasReady: boolean, error: Error | null) => void
}

/** A worker thread and its current page. */
export class RenderThread {
  readonly #worker: Worker
  readonly #events: ThreadEvents
  readonly #known = new Set<string>()
  #ready = false
  #task: Task | null = null
  #ids = 0
  #signOfLife: NodeJS.Timeout | undefined
  #start: NodeJS.Timeout | undefined
  #left: (() => void) | null = null
  #error: Error | null = null
  /** Being replaced; accepts pages until the replacement is ready. */
  isLeaving = false

  constructor(data: ThreadData, events: ThreadEvents) {
    this.#events = events
    // Without process flags, whose preloads are for processes.
    this.#worker = new Worker(FILE, { workerData: data, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    this.#worker.on('message', (message: FromThread) => this.#hear(message))
    this.#worker.on('error', (error: Error) => {
      this.#error = error
      this.#fail(error)
    })
    this.#worker.on('exit', () => this.#end())
    this.#start = setTimeout(() => void this.end(), START_MS).unref()
  }

  get isReady() {
    return this.#ready && this.#left === null
  }

  get isIdle() {
    return this.#ready && this.#left === null && this.#task === null && this.#signOfLife === undefined
  }

  /** True once it has rendered this `name@version`. */
  knows(version: string) {
    return this.#known.has(version)
  }

  /** Accepts no more pages, finishes its current one, and stops. */
  async leave() {
    const wasBusy = this.#task !== null || this.#signOfLife !== undefined
    const left = new Promise<void>((done) => (this.#left = done))
    if (wasBusy) await left
    await this.end()
  }

  async end() {
    await this.#worker.terminate()
  }

  run(order: Order, { cpuMs, waitMs }: Budget): Promise<Rendered> {
    return new Promise((done, failed) => {
      const id = ++this.#ids
      const task: Task = { id, order, done, failed, timers: [], before: null }
      task.timers.push(setTimeout(() => void this.#keptWaiting(task, cpuMs, waitMs), waitMs))
      this.#task = task
      void this.#watchProcessor(task, cpuMs)
      this.#send({ id, shell: order.shell, job: order.job })
    })
  }

  /** CPU time instead of wall time: a busy machine must not fail a page, an endless loop must. */
  async #watchProcessor(task: Task, cpuMs: number) {
    const before = await this.#worker.cpuUsage().catch(() => null)
    if (!before || this.#task !== task) return
    task.before = before
    const look = async () => {
      const used = await this.#worker.cpuUsage(before).catch(() => null)
      if (!used || this.#task !== task || used.user + used.system < cpuMs * 1000) return
      this.#fail(new Error(`no page after ${cpuMs} ms of processor time`))
      void this.end()
    }
    task.timers.push(setInterval(() => void look(), LOOK_EVERY_MS))
  }

  #send(message: ToThread) {
    this.#worker.postMessage(message)
  }

  #hear(message: FromThread) {
    if ('ready' in message) {
      this.#ready = true
      clearTimeout(this.#start)
      this.#events.started()
      return this.#becomeIdle()
    }
    if ('pong' in message) {
      clearTimeout(this.#signOfLife)
      this.#signOfLife = undefined
      return this.#becomeIdle()
    }
    // The previous page timed out: its result is ignored.
    if (message.id !== this.#task?.id) return
    const { order, done, failed } = this.#task
    this.#clearTask()
    if ('error' in message) failed(message.isOfShell ? new ShellFailed(message.error) : new Error(message.error))
    else {
      for (const version of order.versions) this.#known.add(version)
      done({ page: message.page, cpuMs: message.cpuMs })
    }
    this.#becomeIdle()
  }

  /** Timed out waiting for the API: a responsive thread continues with other pages. */
  async #keptWaiting(task: Task, cpuMs: number, waitMs: number) {
    const used = task.before && (await this.#worker.cpuUsage(task.before).catch(() => null))
    if (this.#task !== task) return
    // On a busy machine a loop needs longer to use up its CPU time.
    const isLooping = used && used.user + used.system > (cpuMs * 1000) / 2
    this.#fail(isLooping ? new Error(`no page after ${waitMs} ms of work`) : new NeverSettled(`no page after ${waitMs} ms`))
    this.#signOfLife = setTimeout(() => void this.#worker.terminate(), SIGN_OF_LIFE_MS)
    this.#send({ ping: this.#ids })
  }

  #fail(error: Error) {
    const task = this.#task
    this.#clearTask()
    task?.failed(error)
  }

  #clearTask() {
    for (const timer of this.#task?.timers ?? []) clearTimeout(timer)
    this.#task = null
  }

  #becomeIdle() {
    if (this.#left) this.#left()
    else this.#events.idle()
  }

  #end() {
    const wasReady = this.#ready
    this.#ready = false
    clearTimeout(this.#signOfLife)
    clearTimeout(this.#start)
    this.#fail(new Error('the thread ended'))
    this.#left?.()
    this.#events.ended(wasReady, this.#error)
  }
}
