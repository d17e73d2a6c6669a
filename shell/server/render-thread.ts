import { Worker } from 'node:worker_threads'
import type { FromThread, Order, Rendered, ThreadData, ToThread } from './render-pool.ts'

const FILE = new URL('./render-worker.ts', import.meta.url)
const HEAP_MB = 384
/** A thread that waits for the API answers at once; one in an endless loop never does. */
const SIGN_OF_LIFE_MS = 250

interface Task {
  id: number
  order: Order
  done: (rendered: Rendered) => void
  failed: (error: Error) => void
  timer: NodeJS.Timeout
}

export interface ThreadEvents {
  /** It may be given a page: it has started, or has finished one. */
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
  #whenIdle: (() => void)[] = []
  /** Another one comes in its place. */
  isLeaving = false

  constructor(data: ThreadData, events: ThreadEvents) {
    this.#events = events
    // Without the flags of the process: what is preloaded there is for processes.
    this.#worker = new Worker(FILE, { workerData: data, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } })
    this.#worker.on('message', (message: FromThread) => this.#hear(message))
    this.#worker.on('error', (error: Error) => this.#fail(error))
    this.#worker.on('exit', () => this.#end())
  }

  get isIdle() {
    return this.#ready && this.#task === null && this.#signOfLife === undefined
  }

  /** True once the thread has rendered with this `name@version`. */
  knows(version: string) {
    return this.#known.has(version)
  }

  /** Resolves when no page is being rendered. */
  finished(): Promise<void> {
    return this.isIdle ? Promise.resolve() : new Promise((done) => this.#whenIdle.push(done))
  }

  async end() {
    await this.#worker.terminate()
  }

  run(order: Order, budgetMs: number): Promise<Rendered> {
    return new Promise((done, failed) => {
      const id = ++this.#ids
      this.#task = { id, order, done, failed, timer: setTimeout(() => this.#overBudget(budgetMs), budgetMs) }
      this.#send({ id, shell: order.shell, job: order.job })
    })
  }

  #send(message: ToThread) {
    this.#worker.postMessage(message)
  }

  #hear(message: FromThread) {
    if ('ready' in message) {
      this.#ready = true
      return this.#becomeIdle()
    }
    if ('pong' in message) {
      clearTimeout(this.#signOfLife)
      this.#signOfLife = undefined
      return this.#becomeIdle()
    }
    // The page before was over its budget: nobody waits for it any more.
    if (message.id !== this.#task?.id) return
    const { order, done, failed, timer } = this.#task
    clearTimeout(timer)
    this.#task = null
    if ('error' in message) failed(new Error(message.error))
    else {
      for (const version of order.versions) this.#known.add(version)
      done({ page: message.page, cpuMs: message.cpuMs })
    }
    this.#becomeIdle()
  }

  #overBudget(budgetMs: number) {
    this.#fail(new Error(`no page after ${budgetMs} ms`))
    this.#signOfLife = setTimeout(() => void this.#worker.terminate(), SIGN_OF_LIFE_MS)
    this.#send({ ping: this.#ids })
  }

  #fail(error: Error) {
    const task = this.#task
    if (!task) return
    clearTimeout(task.timer)
    this.#task = null
    task.failed(error)
  }

  #becomeIdle() {
    for (const done of this.#whenIdle.splice(0)) done()
    this.#events.idle()
  }

  #end() {
    const wasReady = this.#ready
    this.#ready = false
    clearTimeout(this.#signOfLife)
    this.#fail(new Error('the thread ended'))
    for (const done of this.#whenIdle.splice(0)) done()
    this.#events.ended(wasReady)
  }
}
