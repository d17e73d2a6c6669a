import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { OfficeBooking, OfficeConsult, OfficeOrder, OfficeRequest } from '@shop/contracts/services/back-office/messages'

const KEY = 'office-key-of-these-tests'

export interface OfficeAnswer {
  status: number
  body: Record<string, unknown>
}

interface How {
  key?: string | undefined
  /** Of the signature; now, without one. */
  at?: number | undefined
  /** Sent instead of what was signed. */
  tampered?: string
  /** Of another call. */
  signature?: string
}

const sign = (key: string, parts: readonly string[]) => createHmac('sha256', key).update(parts.join('\n')).digest('hex')

/** A back office that says what a test tells it, and keeps what it hears. */
export class Office {
  readonly heard: { id: string; order: OfficeOrder; isSigned: boolean }[] = []
  readonly bookings: { id: string; booking: OfficeBooking; isSigned: boolean }[] = []
  readonly consults: { id: string; consult: OfficeConsult; isSigned: boolean }[] = []
  readonly requests: { id: string; request: OfficeRequest; isSigned: boolean }[] = []
  isDown = false
  /** Orders that came while it was down. */
  refused = 0
  /** How far the clock of the shop was put forward. */
  forward = 0
  readonly #server: Server

  constructor() {
    this.#server = createServer((request, response) => void this.#hear(request).then((status) => response.writeHead(status).end()))
  }

  async open(): Promise<Record<string, string>> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done))
    const { port } = this.#server.address() as AddressInfo
    return { BACK_OFFICE_URL: `http://127.0.0.1:${port}`, BACK_OFFICE_KEY: KEY }
  }

  close = () => new Promise((done) => this.#server.close(done))

  /** What signs a call. */
  headers(method: string, path: string, body = '', { key = KEY, at = Date.now() + this.forward }: Pick<How, 'key' | 'at'> = {}) {
    const timestamp = String(at)
    return { 'x-office-timestamp': timestamp, 'x-office-signature': sign(key, [method, path, timestamp, body]) }
  }

  /** What it knows of an order, the newest word last. */
  of = (number: string) => this.heard.filter(({ order }) => order.number === number).map(({ order }) => order)

  async ask(
    shop: string,
    method: string,
    path: string,
    message?: object,
    { key, at, tampered, signature }: How = {},
  ): Promise<OfficeAnswer> {
    const body = message ? JSON.stringify(message) : ''
    const response = await fetch(shop + path, {
      method,
      ...(message && { body: tampered ?? body }),
      headers: {
        ...(message && { 'content-type': 'application/json' }),
        ...this.headers(method, path, body, { key, at }),
        ...(signature && { 'x-office-signature': signature }),
      },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  async #hear(request: IncomingMessage): Promise<number> {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    if (this.isDown) {
      this.refused += 1
      return 503
    }
    const header = (name: string) => String(request.headers[name] ?? '')
    const isSigned =
      sign(KEY, [request.method ?? '', request.url ?? '', header('x-office-timestamp'), body]) === header('x-office-signature')
    if (request.url === '/back-office/bookings') {
      this.bookings.push({ ...(JSON.parse(body) as { id: string; booking: OfficeBooking }), isSigned })
      return 200
    }
    if (request.url === '/back-office/consults') {
      this.consults.push({ ...(JSON.parse(body) as { id: string; consult: OfficeConsult }), isSigned })
      return 200
    }
    if (request.url === '/back-office/requests') {
      this.requests.push({ ...(JSON.parse(body) as { id: string; request: OfficeRequest }), isSigned })
      return 200
    }
    this.heard.push({ ...(JSON.parse(body) as { id: string; order: OfficeOrder }), isSigned })
    return 200
  }
}
