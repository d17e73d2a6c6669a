import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Takes what a process sends and keeps it: a collector of steps, a collector of faults. */
export class Receiver {
  readonly got: string[] = []
  readonly #server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      this.got.push(text)
      response.end('{}')
    })
  })

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close = () => new Promise((done) => this.#server.close(done))
}

/** Takes connections and requests and never answers. */
export class Silence {
  readonly #server: Server = createServer(() => undefined)

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
}

/** Steps as a collector gets them. */
export const spansIn = (received: readonly string[]): Span[] =>
  received.flatMap((text) => {
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  })
