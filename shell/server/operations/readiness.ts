/** `not ready`: it answers, but cannot serve (its database is away, or it is stopping). */
export type ApiState = 'ready' | 'not ready' | 'away'

export interface Parts {
  /** False once the process is stopping. */
  open: boolean
  /** A thread can render. */
  pages: boolean
  /** Serial of the release in force. */
  release: number
  api: ApiState
}

/** Without the API cached pages and files are still served: that is degraded, and no reason to take the process out of service. */
export function readinessOf(parts: Parts) {
  const ok = parts.open && parts.pages
  return { status: ok ? 200 : 503, body: { ok, degraded: ok && parts.api !== 'ready', ...parts } }
}

const PATIENCE_MS = 1000
/** Many tabs ask while the API is away: it is asked twice a second for all of them. */
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
