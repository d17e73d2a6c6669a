import { PassThrough } from 'node:stream'
import { orderEvents, orderEventsByLink } from '@shop/contracts/orders/order-calls'
import { OrderStatus } from '@shop/contracts/orders/order-status'
import * as v from 'valibot'
import { rowsOf } from '../../../platform/db/rows.ts'
import { type Api, type Call, implement } from '../../../platform/http/implement.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { STATES_OF_ORDERS } from '../rows/orders-sql.ts'
import { linkedOrder } from './by-link.ts'
import { ownOrder } from './own-order.ts'

const LOOK_MS = 2000
/** Proxies close streams that are silent for a minute. */
const HEARTBEAT_MS = 25_000
/** Then the browser connects anew, and its session is checked again. */
const LIFE_MS = 10 * 60_000
const RETRY_MS = 3000
const MAX_OF_VISITOR = 6
/** Of this process: each holds a connection. */
const MAX_STREAMS = 5000

const stateRow = v.object({ number: v.string(), status: OrderStatus, version: v.string() })
type State = v.InferOutput<typeof stateRow>
type AnyCall = Pick<Call<string, unknown>, 'sessionHash' | 'visitor' | 'request' | 'reply'>

interface Listener {
  number: string
  visitor: string
  version: string
  since: number
}

const eventOf = ({ status, version }: State) => `data: ${JSON.stringify({ status, version })}\n\n`

/** Streams of open order pages. All orders that are followed are read by one statement: no other process has to tell this one. */
class OrderStreams {
  readonly #api: Api
  readonly #open = new Map<PassThrough, Listener>()
  #timer: NodeJS.Timeout | null = null
  #isLooking = false
  #heartbeat = 0

  constructor(api: Api) {
    this.#api = api
    // Closing waits for open connections. Browsers connect anew, to the process that comes next.
    api.server.addHook('preClose', async () => {
      for (const stream of this.#open.keys()) stream.destroy()
    })
  }

  async answer({ sessionHash, visitor: { address }, request, reply }: AnyCall, number: string): Promise<object> {
    const [state] = await this.#statesOf([number])
    if (!state) throw new Refused('NOT_FOUND')
    void reply.header('x-accel-buffering', 'no')
    if (!request.headers.accept?.includes('text/event-stream')) return new PassThrough().end(eventOf(state))
    const visitor = sessionHash ?? address
    const opened = [...this.#open.values()].filter((one) => one.visitor === visitor).length
    if (opened >= MAX_OF_VISITOR || this.#open.size >= MAX_STREAMS) throw new Refused('TOO_MANY_REQUESTS')
    const stream = new PassThrough()
    stream.write(`retry: ${RETRY_MS}\n${eventOf(state)}`)
    this.#open.set(stream, { number, visitor, version: state.version, since: Date.now() })
    stream.once('close', () => this.#left(stream))
    this.#timer ??= setInterval(() => void this.#look(), LOOK_MS).unref()
    return stream
  }

  #statesOf = (numbers: readonly string[]) => rowsOf(this.#api.database, stateRow, STATES_OF_ORDERS, [numbers])

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
      const numbers = new Set([...this.#open.values()].map(({ number }) => number))
      const states = new Map((await this.#statesOf([...numbers])).map((state) => [state.number, state]))
      for (const [stream, listener] of this.#open) {
        const state = states.get(listener.number)
        if (!state || state.version === listener.version) continue
        listener.version = state.version
        stream.write(eventOf(state))
      }
    } catch (error) {
      this.#api.log.error({ err: error }, 'followed orders were not read')
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

/** Server-sent events of one order, for its page. */
export function serveOrderEvents(api: Api) {
  const streams = new OrderStreams(api)
  implement(api, orderEvents, async (call) => streams.answer(call, (await ownOrder(api, call, call.params.orderId)).number))
  implement(api, orderEventsByLink, async (call) => streams.answer(call, (await linkedOrder(api, call, call.params.token)).order.number))
}
