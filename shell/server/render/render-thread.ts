import { Worker } from 'node:worker_threads'
import type { FromThread, Order, Rendered, ThreadData, ToThread } from './render-messages.ts'

const FILE = new URL('./render-worker.ts', import.meta.url)
const HEAP_MB = 384
const LOOK_EVERY_MS = 50
/** A thread that waits for the API answers at once; one that hangs never does. */
const SIGN_OF_LIFE_MS = 500

/** No fault of the page: too many others were before it, or the API did not answer. */
export class NotRendered extends Error {}

/** Processor time that a page may take, and the time that anybody waits for it. */
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
  /** Processor time of the thread when the page began. */
  before: NodeJS.CpuUsage | null
}

export interface ThreadEvents {
  started: () => void
  /** It may be given a page. */
  idle: () => void
  ended: (wasReady: boolean) => void
}

/** One worker thread and the page it is busy with. */
export class RenderThread {
  readonly #worker: Worker
  readonly #events: ThreadEvents
  readonly #known = new Set<string>()
  #ready = false
  #task: Task | null = null
  #ids = 0
  #signOfLife: NodeJS.Timeout | undefined
  #left: (() => void) | null = null
  /** Another one comes in its place; until that one is there, pages are still welcome. */
  isLeaving = false

  constructor(data: ThreadData, events: ThreadEvents) {
    this.#events = events
    // Without the flags of the process: what is preloaded there is for processes.
    this.#worker = new Worker(FILE, { workerData: data, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    this.#worker.on('message', (message: FromThread) => this.#hear(message))
    this.#worker.on('error', (error: Error) => this.#fail(error))
    this.#worker.on('exit', () => this.#end())
  }

  get isReady() {
    return this.#ready && this.#left === null
  }

  get isIdle() {
    return this.#ready && this.#left === null && this.#task === null && this.#signOfLife === undefined
  }

  /** True once the thread has rendered with this `name@version`. */
  knows(version: string) {
    return this.#known.has(version)
  }

  /** Takes no more pages, finishes the one it has, and ends. */
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

  /** Processor time and not the clock: a machine that is busy elsewhere must not cost a page, an endless loop must. */
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
      this.#events.started()
      return this.#becomeIdle()
    }
    if ('pong' in message) {
      clearTimeout(this.#signOfLife)
      this.#signOfLife = undefined
      return this.#becomeIdle()
    }
    // The page before was over its budget: nobody waits for it any more.
    if (message.id !== this.#task?.id) return
    const { order, done, failed } = this.#task
    this.#clearTask()
    if ('error' in message) failed(new Error(message.error))
    else {
      for (const version of order.versions) this.#known.add(version)
      done({ page: message.page, cpuMs: message.cpuMs })
    }
    this.#becomeIdle()
  }

  /** The API has not answered in time, or nothing will ever come: one who waits for the API can go on with another page. */
  async #keptWaiting(task: Task, cpuMs: number, waitMs: number) {
    const used = task.before && (await this.#worker.cpuUsage(task.before).catch(() => null))
    if (this.#task !== task) return
    // On a busy machine a loop takes longer than the clock allows to use up its processor time.
    const isLooping = used && used.user + used.system > (cpuMs * 1000) / 2
    this.#fail(isLooping ? new Error(`no page after ${waitMs} ms of work`) : new NotRendered(`no page after ${waitMs} ms`))
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
    this.#fail(new Error('the thread ended'))
    this.#left?.()
    this.#events.ended(wasReady)
  }
}
