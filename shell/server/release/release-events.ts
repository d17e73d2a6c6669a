import { PassThrough } from 'node:stream'
import { withBrand } from '@shop/contracts/shop/brand-face'
import type { FastifyReply } from 'fastify'
import type { Releases } from './releases.ts'
import type { Snapshot } from './snapshot.ts'

/** Proxies close streams that are silent for a minute. */
const HEARTBEAT_MS = 25_000
const RETRY_MS = 1000

const eventOf = ({ forBrowser }: Snapshot, brand: string) => `data: ${withBrand(JSON.stringify(forBrowser), { brand })}\n\n`

/** Streams release events to open tabs: one connection per browser. */
export class ReleaseEvents {
  readonly #releases: Releases
  readonly #brand: string
  readonly #streams = new Set<PassThrough>()
  readonly #heartbeat: NodeJS.Timeout

  constructor(releases: Releases, brand: string) {
    this.#releases = releases
    this.#brand = brand
    releases.onChange((snapshot) => this.#tell(eventOf(snapshot, brand)))
    this.#heartbeat = setInterval(() => this.#tell(':\n\n'), HEARTBEAT_MS)
  }

  answer(reply: FastifyReply): FastifyReply {
    const stream = new PassThrough()
    stream.write(`retry: ${RETRY_MS}\n${eventOf(this.#releases.current(), this.#brand)}`)
    this.#streams.add(stream)
    stream.on('close', () => this.#streams.delete(stream))
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
