import { PassThrough } from 'node:stream'
import { withBrand } from '@shop/contracts/shop/brand-face'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../../requests/guard/address-limit.ts'
import type { ShopVisit } from '../../requests/visit.ts'
import { hasOverride } from '../cohorts/override.ts'
import type { Releases } from '../releases.ts'
import type { Snapshot } from '../snapshot.ts'

/** Proxies close streams that are silent for a minute. */
const HEARTBEAT_MS = 25_000
const RETRY_MS = 1000
/** Open streams of one address, one per browser. A tab that gets none asks every half a minute instead. */
const MAX_OF_ADDRESS = 100
/** Of all addresses: each holds a connection and a file descriptor. */
const MAX_STREAMS = 10_000

const eventOf = ({ forBrowser }: Snapshot, brand: string) => `data: ${withBrand(JSON.stringify(forBrowser), { brand })}\n\n`

interface Listener {
  cookies: ShopVisit['cookies']
  address: string
}

/** Streams release events to open tabs: one connection per browser, which hears of what its visitor is served. */
export class ReleaseEvents {
  readonly #releases: Releases
  readonly #brand: string
  readonly #streams = new Map<PassThrough, Listener>()
  readonly #ofAddress = new Map<string, number>()
  readonly #heartbeat: NodeJS.Timeout

  constructor(releases: Releases, brand: string) {
    this.#releases = releases
    this.#brand = brand
    releases.onChange((everybody) => this.#tellEach(everybody))
    this.#heartbeat = setInterval(() => {
      for (const stream of this.#streams.keys()) stream.write(':\n\n')
    }, HEARTBEAT_MS)
  }

  /** Null where too many are open. */
  answer(reply: FastifyReply, { address, cookies, secure }: Pick<ShopVisit, 'address' | 'cookies' | 'secure'>): FastifyReply | null {
    const key = networkOf(address)
    const open = this.#ofAddress.get(key) ?? 0
    if (open >= MAX_OF_ADDRESS || this.#streams.size >= MAX_STREAMS) return null
    this.#ofAddress.set(key, open + 1)
    const stream = new PassThrough()
    const met = this.#releases.meet(cookies, secure)
    stream.write(`retry: ${RETRY_MS}\n${eventOf(this.#releases.of(met.cookies), this.#brand)}`)
    this.#streams.set(stream, { cookies: met.cookies, address: key })
    stream.on('close', () => {
      this.#streams.delete(stream)
      const left = (this.#ofAddress.get(key) ?? 1) - 1
      if (left > 0) this.#ofAddress.set(key, left)
      else this.#ofAddress.delete(key)
    })
    if (met.setCookies.length > 0) reply.header('set-cookie', met.setCookies)
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(stream)
  }

  get open() {
    return this.#streams.size
  }

  close() {
    clearInterval(this.#heartbeat)
    for (const stream of this.#streams.keys()) stream.end()
  }

  /** Browsers of this address ask again within a second, by the cookies that they have then. */
  renew(address: string) {
    const key = networkOf(address)
    for (const [stream, listener] of this.#streams) if (listener.address === key) stream.end()
  }

  /** Cookies are those of the first request: who has had none, or has had an override that may be over, asks again. */
  #tellEach(everybody: Snapshot) {
    const texts = new Map<Snapshot, string>()
    for (const [stream, { cookies }] of this.#streams) {
      if (hasOverride(cookies) || this.#releases.isNew(cookies)) {
        stream.end()
        continue
      }
      const snapshot = this.#releases.of(cookies, everybody)
      const text = texts.get(snapshot) ?? eventOf(snapshot, this.#brand)
      texts.set(snapshot, text)
      stream.write(text)
    }
  }
}
