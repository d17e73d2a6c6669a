import type { CDPSession } from 'playwright-core'

export interface Sent {
  url: string
  kind: 'html' | 'js' | 'css' | 'img' | 'font' | 'other'
  type: string
  /** Seconds of the browser's clock. */
  start: number
  end: number | null
  /** Initiator: document, stylesheet or script. */
  by: string | null
  redirectFrom: string | null
  prefetch: boolean
  /** On the wire, with headers. */
  bytes: number
  status: number
  failed: string | null
}

const kindOf = (type: string, mime: string): Sent['kind'] => {
  if (type === 'Document') return 'html'
  if (type === 'Script' || /javascript/.test(mime)) return 'js'
  if (type === 'Stylesheet') return 'css'
  if (type === 'Image') return 'img'
  return type === 'Font' ? 'font' : 'other'
}

interface Stack {
  callFrames: { url: string }[]
  parent?: Stack
}
const callerOf = (stack: Stack | undefined): string | null =>
  stack ? (stack.callFrames.find(({ url }) => url)?.url ?? callerOf(stack.parent)) : null

/** All requests of a page by the DevTools protocol. */
export class NetworkLog {
  readonly sent = new Map<string, Sent>()
  readonly #underWay = new Set<string>()
  #lastSign = Date.now()

  constructor(cdp: CDPSession) {
    cdp.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', timestamp, initiator, redirectResponse }) => {
      this.#lastSign = Date.now()
      if (/^(data|blob):/.test(request.url)) return
      const before = redirectResponse && this.sent.get(requestId)
      if (before)
        this.sent.set(`${requestId} redirected ${this.sent.size}`, { ...before, bytes: redirectResponse.encodedDataLength, end: timestamp })
      this.sent.set(requestId, {
        url: request.url,
        kind: kindOf(type, ''),
        type,
        start: timestamp,
        end: null,
        by: initiator.url ?? callerOf(initiator.stack),
        redirectFrom: before ? before.url : null,
        prefetch: 'Purpose' in request.headers || 'Sec-Purpose' in request.headers,
        bytes: 0,
        status: 0,
        failed: null,
      })
      this.#underWay.add(requestId)
    })
    cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
      const request = this.sent.get(requestId)
      if (request) Object.assign(request, { status: response.status, kind: kindOf(request.type || type, response.mimeType) })
    })
    const finish = (requestId: string, timestamp: number, changes: Partial<Sent>) => {
      this.#lastSign = Date.now()
      this.#underWay.delete(requestId)
      const request = this.sent.get(requestId)
      if (request) Object.assign(request, { end: timestamp }, changes)
    }
    cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      finish(requestId, timestamp, { bytes: encodedDataLength }),
    )
    cdp.on('Network.loadingFailed', ({ requestId, timestamp, errorText }) => finish(requestId, timestamp, { failed: errorText }))
  }

  get list(): Sent[] {
    return [...this.sent.values()]
  }

  /** Waits for network idle, at most `mostMs`. */
  async quiet(ms = 700, mostMs = 40_000): Promise<boolean> {
    const since = Date.now()
    while (Date.now() - since < mostMs) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      if (this.#underWay.size === 0 && Date.now() - this.#lastSign > ms) return true
    }
    return false
  }
}
