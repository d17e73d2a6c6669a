import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { log, reasonOf } from '../platform/observability/log.ts'
import type { Config } from '../platform/config/config.ts'
import { openApi } from './api-call.ts'

const ShopChange = v.object({ pieces: v.union([v.literal('all'), v.array(v.string())]), content: v.boolean() })
/** What the API says has changed: pieces by the last part of their address, and whether content has. */
export type ShopChange = v.InferOutput<typeof ShopChange>

const EVERYTHING: ShopChange = { pieces: 'all', content: true }
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 2000
/** The API says something every five seconds. */
const SILENCE_MS = 12_000

/**
 * Follows the changes of the shop on a stream of the API. A stream that was lost may have missed some: with the next one everything has
 * changed. While there is none, documents live as long as their cache keeps them.
 */
export class ShopChanges {
  readonly #config: Pick<Config, 'apiUrl' | 'frontDoorKey'>
  readonly #onChange: (change: ShopChange) => void
  readonly #closing = new AbortController()
  isFollowing = false

  constructor(config: Pick<Config, 'apiUrl' | 'frontDoorKey'>, onChange: (change: ShopChange) => void) {
    this.#config = config
    this.#onChange = onChange
  }

  async follow(): Promise<void> {
    const { signal } = this.#closing
    let waitMs = FIRST_WAIT_MS
    while (!signal.aborted) {
      try {
        await this.#read()
      } catch (error) {
        if (this.isFollowing) log('changes', reasonOf(error))
      }
      // A stream that was open is likely to be given again at once, by another API.
      waitMs = this.isFollowing ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS)
      this.isFollowing = false
      await sleep(waitMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  close() {
    this.#closing.abort()
  }

  async #read() {
    const { apiUrl, frontDoorKey } = this.#config
    const { body, headers } = await openApi(`${apiUrl}/changes`, { accept: 'text/event-stream', 'x-front-door': frontDoorKey })
    // An API of the release before has no such stream.
    if (!body || headers.get('content-type') !== 'text/event-stream') {
      await body?.cancel()
      return
    }
    const reader = body.pipeThrough(new TextDecoderStream()).getReader()
    const stop = () => void reader.cancel().catch(() => undefined)
    this.#closing.signal.addEventListener('abort', stop)
    const silence = setTimeout(stop, SILENCE_MS)
    let text = ''
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        silence.refresh()
        if (!this.isFollowing) {
          this.isFollowing = true
          this.#onChange(EVERYTHING)
        }
        const events = `${text}${value}`.split('\n\n')
        text = events.pop() ?? ''
        for (const event of events) this.#take(event)
      }
    } finally {
      clearTimeout(silence)
      this.#closing.signal.removeEventListener('abort', stop)
      stop()
    }
  }

  #take(event: string) {
    if (!event.startsWith('data: ')) return
    const change = v.safeParse(ShopChange, JSON.parse(event.slice('data: '.length)))
    // An API of another release may say more than this front door knows.
    this.#onChange(change.success ? change.output : EVERYTHING)
  }
}
