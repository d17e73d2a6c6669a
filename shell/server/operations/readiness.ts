import type { DiskState } from '../platform/observability/disk.ts'

/** `not ready`: responds but cannot serve (no database, or stopping). */
export type ApiState = 'ready' | 'not ready' | 'away'

export interface ReadinessParts {
  /** False while stopping. */
  open: boolean
  /** A render thread is ready. */
  pages: boolean
  /** Serial of the active release. */
  release: number
  /** What the release names and this front door does not serve, one sentence each. */
  faults: string[]
  api: ApiState
  /** Of `STATE_DIR`. */
  disk: DiskState
}

/**
 * Without the API cached pages still work, damaged parts have given way, and with a full disk the release in force is served: degraded, but
 * not out of service.
 */
export function readinessOf(parts: ReadinessParts) {
  const ok = parts.open && parts.pages
  return {
    status: ok ? 200 : 503,
    body: { ok, degraded: ok && (parts.api !== 'ready' || parts.faults.length > 0 || parts.disk !== 'ok'), ...parts },
  }
}

const PATIENCE_MS = 1000
/** Limits API checks to two per second for all waiting tabs. */
const GOOD_FOR_MS = 500

export class ApiHealth {
  readonly #url: string
  readonly #fetch: (url: string, options: RequestInit) => Promise<Response>
  readonly #now: () => number
  #asked = Number.NEGATIVE_INFINITY
  #state: Promise<ApiState> = Promise.resolve('away')

  constructor(apiUrl: string, fetchNow: (url: string, options: RequestInit) => Promise<Response> = fetch, now = () => performance.now()) {
    this.#url = `${apiUrl}/health/ready`
    this.#fetch = fetchNow
    this.#now = now
  }

  state(): Promise<ApiState> {
    if (this.#now() - this.#asked >= GOOD_FOR_MS) {
      this.#asked = this.#now()
      this.#state = this.#ask()
    }
    return this.#state
  }

  async #ask(): Promise<ApiState> {
    try {
      const answer = await this.#fetch(this.#url, { signal: AbortSignal.timeout(PATIENCE_MS) })
      void answer.body?.cancel()
      return answer.ok ? 'ready' : 'not ready'
    } catch {
      return 'away'
    }
  }
}
