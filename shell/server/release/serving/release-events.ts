import { PassThrough } from 'node:stream'
import { withBrand } from '@shop/contracts/shop/brand-face'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../../requests/guard/address-limit.ts'
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

/** Streams release events to open tabs: one connection per browser. */
export class ReleaseEvents {
  readonly #releases: Releases
  readonly #brand: string
  readonly #streams = new Set<PassThrough>()
  readonly #ofAddress = new Map<string, number>()
  readonly #heartbeat: NodeJS.Timeout

  constructor(releases: Releases, brand: string) {
    this.#releases = releases
    this.#brand = brand
    releases.onChange((snapshot) => this.#tell(eventOf(snapshot, brand)))
    this.#heartbeat = setInterval(() => this.#tell(':\n\n'), HEARTBEAT_MS)
  }

  /** Null where too many are open. */
  answer(reply: FastifyReply, address: string): FastifyReply | null {
    const key = networkOf(address)
    const open = this.#ofAddress.get(key) ?? 0
    if (open >= MAX_OF_ADDRESS || this.#streams.size >= MAX_STREAMS) return null
    this.#ofAddress.set(key, open + 1)
    const stream = new PassThrough()
    stream.write(`retry: ${RETRY_MS}\n${eventOf(this.#releases.current(), this.#brand)}`)
    this.#streams.add(stream)
    stream.on('close', () => {
      this.#streams.delete(stream)
      const left = (this.#ofAddress.get(key) ?? 1) - 1
      if (left > 0) this.#ofAddress.set(key, left)
      else this.#ofAddress.delete(key)
    })
    return reply.headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' }).send(stream)
  }

  get open() {
    return this.#streams.size
  }

  close() {
    clearInterval(this.#heartbeat)
    for (const stream of this.#streams) stream.end()
  }

  #tell(text: string) {
    for (const stream of this.#streams) stream.write(text)
  }
}
