import { randomUUID } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import { setTimeout } from 'node:timers/promises'
import type { FullCartAnswer } from '@shop/contracts/cart/full-cart'
import type { CreateOrderAnswer } from '@shop/contracts/orders/order'
import { aDraft } from '../bench-api/visitor.ts'

export interface CountedCall {
  kind: string
  /** 0 where the connection was lost. */
  status: number
  began: number
  ended: number
}

export interface Shopping {
  calls: CountedCall[]
  /** Numbers that a shopper has seen, and the mailbox of each. */
  acknowledged: Map<string, string>
  refused: Map<string, number>
}

interface Options {
  port: number
  /** As behind nginx; without it, a front door itself. */
  isSecure?: boolean
  cookies: readonly string[]
  skus: readonly string[]
  pages: readonly string[]
  until: AbortSignal
}

const HOST = 'shop.ru.localhost'
const PAUSE_MS = 150
/** Lets two cores do the rest of the work too. */
const THINK_MS = 250
const MOST_TRIES = 40
const CALL_MS = 15_000

/** Shoppers who look, put something into the bag and order it, again and again; what gets no answer is asked again, as a shopper does. */
export async function shop({ port, isSecure = true, cookies, skus, pages, until }: Options): Promise<Shopping> {
  const shopping: Shopping = { calls: [], acknowledged: new Map(), refused: new Map() }
  await Promise.all(cookies.map((cookie, index) => new Shopper(shopping, { port, isSecure }, cookie, index).shop(skus, pages, until)))
  return shopping
}

class Shopper {
  readonly #shopping: Shopping
  readonly #port: number
  readonly #request: typeof https.request
  readonly #index: number
  readonly #headers: Record<string, string>
  readonly #agent: http.Agent
  #orders = 0

  constructor(shopping: Shopping, { port, isSecure }: { port: number; isSecure: boolean }, cookie: string, index: number) {
    this.#shopping = shopping
    this.#port = port
    this.#request = isSecure ? https.request : http.request
    this.#index = index
    this.#headers = {
      host: `${HOST}:${port}`,
      cookie: `${isSecure ? '__Host-sid' : 'sid'}=${cookie}`,
      'accept-language': 'ru',
      'accept-encoding': 'br',
    }
    // An address of her own: nginx and the limits go by it.
    const connection = { keepAlive: true, maxSockets: 2, localAddress: `127.0.1.${index + 1}` }
    this.#agent = isSecure ? new https.Agent({ ...connection, rejectUnauthorized: false }) : new http.Agent(connection)
  }

  async shop(skus: readonly string[], pages: readonly string[], until: AbortSignal) {
    while (!until.aborted) {
      const turn = this.#index + this.#orders
      await this.#until(200, 'document', 'GET', pages[turn % pages.length] ?? '/', until)
      await this.#order(skus[turn % skus.length] ?? '', until)
      this.#orders += 1
      await setTimeout(THINK_MS)
    }
    this.#agent.destroy()
  }

  async #order(sku: string, until: AbortSignal) {
    const token = await this.#until(200, 'token', 'GET', '/backend/token', until)
    if (token === null) return
    this.#headers['x-csrf-token'] = (JSON.parse(token) as { csrfToken: string }).csrfToken
    if ((await this.#until(200, 'add', 'POST', '/backend/cart/add', until, { sku_id: sku })) === null) return
    const choices = { delivery: { city: aDraft.city }, delivery_method_id: aDraft.delivery_method_id, payment_method_id: 4 }
    const bag = await this.#until(200, 'calculate', 'POST', '/backend/cart/calculate', until, choices)
    if (bag === null) return
    const { dueSum } = (JSON.parse(bag) as FullCartAnswer).cartData
    const email = `buyer-${this.#index}-${this.#orders}@mail.example`
    const order = { ...aDraft, payment_method_id: 4, email, personalDataAgreement: true, dueSum, idempotencyKey: randomUUID() }
    // Tried to the end, also when the others have stopped: an order that was taken must be heard of.
    const answer = await this.#until(200, 'order', 'POST', '/backend/order/create/v2', null, order)
    if (answer === null) return
    const made = JSON.parse(answer) as CreateOrderAnswer
    if (made.order) this.#shopping.acknowledged.set(made.order.id, email)
    else this.#count(`not made: ${made.code}`)
  }

  #count = (what: string) => this.#shopping.refused.set(what, (this.#shopping.refused.get(what) ?? 0) + 1)

  /** The body; null for a refusal, which only a price that has just changed explains. */
  async #until(wanted: number, kind: string, method: string, path: string, until: AbortSignal | null, body?: object) {
    const isOver = () => until?.aborted === true
    for (let attempt = 0; attempt < MOST_TRIES && !isOver(); attempt += 1) {
      const began = performance.now()
      const { status, text } = await this.#ask(method, path, body)
      this.#shopping.calls.push({ kind, status, began, ended: performance.now() })
      if (status === wanted) return text
      if (status >= 400 && status < 500) {
        this.#count(`${kind} ${status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`)
        return null
      }
      await setTimeout(PAUSE_MS)
    }
    if (!isOver()) this.#count(`${kind} without an answer`)
    return null
  }

  #ask(method: string, path: string, body?: object): Promise<{ status: number; text: string }> {
    const sent = body && JSON.stringify(body)
    return new Promise((resolve) => {
      const lost = () => resolve({ status: 0, text: '' })
      const request = this.#request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          agent: this.#agent,
          servername: HOST,
          timeout: CALL_MS,
          headers: { ...this.#headers, ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }) },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
          response.on('error', lost)
          response.on('aborted', lost)
        },
      )
      request.on('error', lost)
      request.on('timeout', () => request.destroy())
      request.end(sent)
    })
  }
}
