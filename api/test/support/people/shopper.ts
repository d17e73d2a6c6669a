import type { CartAnswer } from '@shop/contracts/cart/cart'
import type { Endpoint } from '@shop/contracts/core/endpoint'
import { ShowAnswer } from '@shop/contracts/catalog/listing'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import * as v from 'valibot'
import { FRONT_DOOR_KEY } from '../services/processes.ts'
import { SentRefusal } from '../../../src/platform/http/refusal.ts'

export const RUSSIAN = 'shop.ru.localhost'
export const INTERNATIONAL = 'shop.com.localhost'

export interface Answer {
  status: number
  headers: Headers
  body: unknown
}

interface Options {
  host?: string
  cookies?: Record<string, string>
  headers?: Record<string, string>
  /** The common shop by default. */
  url?: string
}

/** Somebody with a browser: keeps cookies, and the CSRF token once it was asked for. */
export class Shopper {
  readonly #host: string
  readonly #headers: Record<string, string>
  readonly cookies: Record<string, string>
  url: string
  csrfToken: string | null = null

  constructor({ host = RUSSIAN, cookies = {}, headers = {}, url = process.env['SHOP_URL'] ?? '' }: Options = {}) {
    this.#host = host
    this.#headers = headers
    this.cookies = { ...cookies }
    this.url = url
  }

  async ask(method: string, path: string, body?: string | FormData, headers: Record<string, string> = {}): Promise<Answer> {
    const cookie = Object.entries(this.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const response = await fetch(this.url + path, {
      method,
      ...(body !== undefined && { body }),
      headers: {
        'x-front-door': FRONT_DOOR_KEY,
        'x-forwarded-host': this.#host,
        ...(cookie && { cookie }),
        ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...(this.csrfToken && { 'x-csrf-token': this.csrfToken }),
        ...this.#headers,
        ...headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.cookies[name] = value
    }
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parsed(text) }
  }

  get = (path: string) => this.ask('GET', path)
  post = (path: string, body: unknown) => this.ask('POST', path, JSON.stringify(body))

  /** A session with its token, as the first page of a visit starts one. */
  async arrive(): Promise<this> {
    const { body } = await this.get('/token')
    this.csrfToken = (body as { csrfToken: string }).csrfToken
    return this
  }

  /** A page of a listing; the answer is what the contract says. */
  async show(section: string, url: string, rest: { limit?: number; offset?: number; parameters?: Record<string, string | string[]> } = {}) {
    const { status, body } = await this.post(`/${section}/show`, { url, ...rest })
    if (status !== 200) throw new Error(`/${section}/show ${url}: ${status} ${JSON.stringify(body)}`)
    return v.parse(ShowAnswer, body).result
  }

  /** Cards of the whole shop in every metal: a listing shows a design once. */
  async everyPiece(): Promise<ProductCard[]> {
    const { filters, products } = await this.show('catalog', '', { limit: 96 })
    const metals = filters.find(({ code }) => code === 'metal')?.values ?? []
    const inMetals = await Promise.all(metals.map(({ value }) => this.show('catalog', `?metal=${value}`, { limit: 96 })))
    const all = [...products, ...inMetals.flatMap((listing) => listing.products)]
    return [...new Map(all.map((card) => [card.itemId, card])).values()]
  }

  async cart(action: string, body: object = {}): Promise<CartAnswer> {
    const { status, body: answer } = await this.post(`/cart/${action}`, body)
    if (status !== 200) throw new Error(`/cart/${action}: ${status} ${JSON.stringify(answer)}`)
    return answer as CartAnswer
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** True when an answer is what the contract of its call promises. */
export const keeps = (endpoint: Pick<Endpoint, 'answer'>, { status, body }: Answer) => status === 200 && v.is(endpoint.answer, body)

/** Code and status of a refusal that has the shape of every refusal. */
export function refusal({ status, body }: Answer) {
  const { code, errors } = v.parse(SentRefusal, body)
  return { status, code, ...(errors && { errors }) }
}
