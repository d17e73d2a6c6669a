import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@shop/contracts/core/time/durations'
import { Refusal } from '../wire/exchange.ts'
import type { Prepared } from './prepare.ts'

interface Draft extends Prepared {
  /** Token of the session that asked for it: nobody else signs it. */
  csrf: string
  until: number
}

const MOST = 100

/** Releases that wait for the signature of the browser that asked for them; each is taken once. */
export class Drafts {
  readonly #drafts = new Map<string, Draft>()

  keep(prepared: Prepared, csrf: string, now = Date.now()): string {
    const id = randomUUID()
    this.#drafts.set(id, { ...prepared, csrf, until: now + MINUTE_MS })
    const [oldest] = this.#drafts.keys()
    if (this.#drafts.size > MOST && oldest !== undefined) this.#drafts.delete(oldest)
    return id
  }

  /** @throws Refusal when there is none, or it was taken already */
  take(id: string, csrf: string, now = Date.now()): Prepared {
    const draft = this.#drafts.get(id)
    if (!draft || draft.csrf !== csrf || draft.until < now)
      throw new Refusal(409, 'This release is not waiting for a signature: nothing was changed, please look and try again.')
    this.#drafts.delete(id)
    return draft
  }
}
