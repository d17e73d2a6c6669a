import { expect } from '@playwright/test'
import type { Shop } from '../shop.ts'

/** A guest who calls the API as the site does, with a session of its own. */
export class Guest {
  readonly #shop: Shop
  readonly #cookies = new Map<string, string>()
  #token = ''

  /** With the cookies of a browser: another device of its shopper. */
  constructor(shop: Shop, cookies: readonly { name: string; value: string }[] = []) {
    this.#shop = shop
    for (const { name, value } of cookies) this.#cookies.set(name, value)
  }

  get cookies(): [name: string, value: string][] {
    return [...this.#cookies]
  }

  async call<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const { status, text, headers } = await this.#shop.ask(`/backend${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(this.#cookies.size > 0 && {
          cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
          'x-csrf-token': this.#token,
        }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect([path, status]).toStrictEqual([path, 200])
    for (const line of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      this.#cookies.set(name, value)
    }
    return JSON.parse(text) as Answer
  }

  /** With the token of the session, which is another one once a phone is confirmed. */
  async arrive() {
    this.#token = (await this.call<{ csrfToken: string }>('GET', '/token')).csrfToken
  }
}
