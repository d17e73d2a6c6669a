import type { Order, Rendered, ThreadData } from './render-messages.ts'
import { NotRendered, RenderThread, type Budget } from './render-thread.ts'

export interface PoolOptions {
  size: number
  data: ThreadData
  budget: Budget
  /** Extra time for code that the thread has not evaluated yet. */
  firstBudget: Budget
  queueLimit: number
  queueMs: number
  /** Threads of this shell have ended twice before they were ready. */
  onBadStart?: (shell: string) => void
  /** A thread of this shell could not start; told once for each text. */
  onStartError?: (shell: string, error: Error) => void
}

const BAD_STARTS = 2

interface Waiting {
  order: Order
  done: (rendered: Rendered) => void
  failed: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Render threads, one page each. Queueing and thread start do not count against a page's budget. */
export class RenderPool {
  readonly #options: PoolOptions
  readonly #threads = new Set<RenderThread>()
  #queue: Waiting[] = []
  #data: ThreadData
  #closing = false
  readonly #running = new Set<Promise<Rendered>>()
  #failedStarts = 0
  #toldError = ''
  #announce = () => {}
  /** Resolves when the first thread is ready. */
  readonly started = new Promise<void>((done) => (this.#announce = done))

  constructor(options: PoolOptions) {
    this.#options = options
    this.#data = options.data
    for (let index = 0; index < options.size; index++) this.#start()
  }

  /** Idle or busy, but usable threads. */
  get isReady(): boolean {
    return [...this.#threads].some((thread) => thread.isReady)
  }

  /** Threads of an earlier release, kept until replacements have started. */
  get leaving(): number {
    return [...this.#threads].filter(({ isLeaving }) => isLeaving).length
  }

  /** Resolves to the page; rejects on errors, timeouts, or a full queue. */
  run(order: Order): Promise<Rendered> {
    const { queueLimit, queueMs } = this.#options
    const running = new Promise<Rendered>((done, failed) => {
      if (this.#queue.length >= queueLimit) return failed(new NotRendered('too many pages wait to be rendered'))
      const waiting: Waiting = { order, done, failed, timer: setTimeout(() => this.#giveUp(waiting), queueMs) }
      this.#queue.push(waiting)
      this.#next()
    })
    this.#running.add(running)
    const forget = () => void this.#running.delete(running)
    running.then(forget, forget)
    return running
  }

  /** On a release: replaces threads one by one with threads of the new versions. */
  renew(data: ThreadData) {
    this.#data = data
    this.#failedStarts = 0
    this.#toldError = ''
    const staying = [...this.#threads].filter(({ isLeaving }) => !isLeaving)
    for (const thread of staying) this.#start(thread)
  }

  /** Pages that have been asked for are rendered first. */
  async leave() {
    await Promise.allSettled(this.#running)
    await this.close()
  }

  async close() {
    this.#closing = true
    for (const waiting of this.#queue) this.#giveUp(waiting)
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  #start(instead?: RenderThread) {
    if (instead) instead.isLeaving = true
    const { shell } = this.#data
    const thread = new RenderThread(this.#data, {
      started: () => {
        this.#failedStarts = 0
        this.#toldError = ''
        this.#announce()
        void instead?.leave()
      },
      idle: () => this.#next(),
      ended: (wasReady, error) => {
        this.#threads.delete(thread)
        if (this.#closing) return
        if (!wasReady && error) this.#tellStartError(shell, error)
        if (thread.isLeaving) {
          // Replaced before it was ready: the original must stop too.
          if (!wasReady) void instead?.leave()
          return
        }
        // Delays restarting a shell that fails to start.
        const waitMs = wasReady ? 0 : Math.min(5000, 100 * 2 ** this.#failedStarts++)
        setTimeout(() => this.#closing || this.#start(instead), waitMs).unref()
        if (!wasReady && this.#failedStarts >= BAD_STARTS && shell === this.#data.shell) this.#options.onBadStart?.(shell)
      },
    })
    this.#threads.add(thread)
  }

  /** A thread that cannot start is retried without end: each error is reported once. */
  #tellStartError(shell: string, error: Error) {
    const text = error.stack ?? error.message
    if (text === this.#toldError) return
    this.#toldError = text
    this.#options.onStartError?.(shell, error)
  }

  #giveUp(waiting: Waiting) {
    clearTimeout(waiting.timer)
    this.#queue = this.#queue.filter((other) => other !== waiting)
    waiting.failed(new NotRendered('no thread was free in time'))
  }

  #next() {
    const idle = [...this.#threads].filter((thread) => thread.isIdle)
    const thread = idle.find(({ isLeaving }) => !isLeaving) ?? idle[0]
    const waiting = thread && this.#queue.shift()
    if (!thread || !waiting) return
    clearTimeout(waiting.timer)
    const { budget, firstBudget } = this.#options
    const isFirst = waiting.order.versions.some((version) => !thread.knows(version))
    thread.run(waiting.order, isFirst ? firstBudget : budget).then(waiting.done, waiting.failed)
    this.#next()
  }
}
