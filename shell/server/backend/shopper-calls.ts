import { token } from '@shop/contracts/account/common-data'
import type { Config } from '../platform/config/config.ts'
import { withSetCookies } from '../platform/http/cookies.ts'
import type { ShopVisit } from '../requests/visit.ts'
import { type ApiReply, callApi } from './api-call.ts'
import { forwardedHeaders } from './forwarded.ts'

/** API calls in the name of a shopper without scripts. */
export class ShopperCalls {
  /** For the browser, in order. */
  readonly setCookies: string[] = []
  readonly #config: Pick<Config, 'apiUrl' | 'frontDoorKey'>
  readonly #visit: ShopVisit
  #cookies: string
  #token: string | null = null

  constructor(config: Pick<Config, 'apiUrl' | 'frontDoorKey'>, visit: ShopVisit, cookies: string) {
    this.#config = config
    this.#visit = visit
    this.#cookies = cookies
  }

  get = (path: string) => this.#call('GET', path, {})

  /** Starts a session if there is none. */
  post = (path: string, body: object) => this.#change('POST', path, body)

  remove = (path: string, body: object) => this.#change('DELETE', path, body)

  async #change(method: 'POST' | 'DELETE', path: string, body: object): Promise<ApiReply> {
    if (this.#token === null) {
      const begun = await this.get(token.path)
      const { csrfToken } = (begun.answer ?? {}) as { csrfToken?: string }
      if (!csrfToken) return { ...begun, status: Math.max(begun.status, 503) }
      this.#token = csrfToken
    }
    return this.#call(method, path, { 'x-csrf-token': this.#token }, body)
  }

  /** Signing in changes the session and its token. */
  forgetToken() {
    this.#token = null
  }

  async #call(method: 'GET' | 'POST' | 'DELETE', path: string, headers: Record<string, string>, body?: object): Promise<ApiReply> {
    const forwarded = forwardedHeaders(this.#config.frontDoorKey, this.#visit)
    const reply = await callApi(this.#config.apiUrl, {
      method,
      path,
      headers: { ...forwarded, cookie: this.#cookies, ...headers },
      ...(body && { body }),
    })
    this.setCookies.push(...reply.setCookies)
    this.#cookies = withSetCookies(this.#cookies, reply.setCookies)
    return reply
  }
}

/** The API's refusal, or that it is busy. */
export const codeOf = (answer: unknown) => (answer as { code?: string } | null)?.code ?? 'SERVER_BUSY'
