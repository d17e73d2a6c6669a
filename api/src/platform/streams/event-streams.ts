import { PassThrough } from 'node:stream'
import type { Api, Call } from '../http/implement.ts'
import { Refused } from '../http/refusal.ts'

const LOOK_MS = 2000
/** Proxies close streams that are silent for a minute. */
const HEARTBEAT_MS = 25_000
/** Then the browser connects anew, and its session is checked again. */
const LIFE_MS = 10 * 60_000
const RETRY_MS = 3000
const MAX_OF_VISITOR = 6
/** Of this process: each holds a connection. */
const MAX_STREAMS = 5000

/** What is followed, at one moment. `event` is sent again whenever `version` changes. */
export interface FollowedState {
  key: string
  version: string
  event: object
}

type AnyCall = Pick<Call<string, unknown>, 'sessionHash' | 'visitor' | 'request' | 'reply'>

interface Listener {
  key: string
  visitor: string
  version: string
  since: number
}

const written = ({ event }: FollowedState) => `data: ${JSON.stringify(event)}\n\n`

/** Server-sent events of open pages. All that is followed is read by one statement: no other process has to tell this one. */
export class EventStreams {
  readonly #api: Api
  readonly #statesOf: (keys: readonly string[]) => Promise<FollowedState[]>
  readonly #open = new Map<PassThrough, Listener>()
  #timer: NodeJS.Timeout | null = null
  #isLooking = false
  #heartbeat = 0

  constructor(api: Api, statesOf: (keys: readonly string[]) => Promise<FollowedState[]>) {
    this.#api = api
    this.#statesOf = statesOf
    // Closing waits for open connections. Browsers connect anew, to the process that comes next.
    api.server.addHook('preClose', async () => {
      for (const stream of this.#open.keys()) stream.destroy()
    })
  }

  async answer({ sessionHash, visitor: { address }, request, reply }: AnyCall, key: string): Promise<object> {
    const [state] = await this.#statesOf([key])
    if (!state) throw new Refused('NOT_FOUND')
    void reply.header('x-accel-buffering', 'no')
    if (!request.headers.accept?.includes('text/event-stream')) return new PassThrough().end(written(state))
    const visitor = sessionHash ?? address
    const opened = [...this.#open.values()].filter((one) => one.visitor === visitor).length
    if (opened >= MAX_OF_VISITOR || this.#open.size >= MAX_STREAMS) throw new Refused('TOO_MANY_REQUESTS')
    const stream = new PassThrough()
    stream.write(`retry: ${RETRY_MS}\n${written(state)}`)
    this.#open.set(stream, { key, visitor, version: state.version, since: Date.now() })
    stream.once('close', () => this.#left(stream))
    this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref()
    return stream
  }

  #left(stream: PassThrough) {
    this.#open.delete(stream)
    if (this.#open.size > 0 || !this.#timer) return
    clearInterval(this.#timer)
    this.#timer = null
  }

  async #look() {
    if (this.#isLooking) return
    this.#isLooking = true
    try {
      const keys = new Set([...this.#open.values()].map(({ key }) => key))
      const states = new Map((await this.#statesOf([...keys])).map((state) => [state.key, state]))
      for (const [stream, listener] of this.#open) {
        const state = states.get(listener.key)
        if (!state || state.version === listener.version) continue
        listener.version = state.version
        stream.write(written(state))
      }
    } catch (error) {
      this.#api.log.error({ err: error }, 'followed states were not read')
    } finally {
      this.#isLooking = false
    }
    const now = Date.now()
    for (const [stream, { since }] of this.#open) {
      if (now - since < LIFE_MS) continue
      stream.end()
      this.#left(stream)
    }
    if (now - this.#heartbeat < HEARTBEAT_MS) return
    this.#heartbeat = now
    for (const stream of this.#open.keys()) stream.write(':\n\n')
  }
}
