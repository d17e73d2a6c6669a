import type { Logger } from '@shop/observability/log'
import type { Database } from '../db/database.ts'
import { RENEW, type Row } from './outbox-sql.ts'

/** Renewals within a lease: two may fail. */
const RENEWALS = 3

/** Renews the leases of running jobs: a slow service must not make another process send the same message. A dead process's leases expire. */
export class Leases {
  readonly milliseconds: number
  readonly #database: Database
  readonly #ahead: () => number
  readonly #log: Logger
  readonly #held = new Map<number, Row>()
  #timer: NodeJS.Timeout | undefined
  #renewing: Promise<unknown> = Promise.resolve()

  constructor(database: Database, ahead: () => number, milliseconds: number, log: Logger) {
    this.#database = database
    this.#ahead = ahead
    this.milliseconds = milliseconds
    this.#log = log
  }

  hold(row: Row): void {
    this.#held.set(row.id, row)
    this.#timer ??= setInterval(() => this.#renew(), this.milliseconds / RENEWALS)
  }

  /** Waits for a renewal under way, which would overwrite the time of the next attempt. */
  async release(id: number): Promise<void> {
    this.#held.delete(id)
    if (this.#held.size === 0) {
      clearInterval(this.#timer)
      this.#timer = undefined
    }
    await this.#renewing
  }

  #renew() {
    const rows = [...this.#held.values()]
    const renewed = this.#database.query(RENEW, [
      rows.map(({ id }) => id),
      rows.map(({ attempts }) => attempts),
      this.#ahead() + this.milliseconds,
    ])
    this.#renewing = Promise.all([this.#renewing, renewed.catch((error: unknown) => this.#log.warn({ err: error }, 'lease not renewed'))])
  }
}
