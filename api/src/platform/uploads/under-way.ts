import type { Database } from '../db/database.ts'
import { Refused, TooMany } from '../http/refusal.ts'

/** Uploads of a process: each holds a file on disk and up to three minutes. */
const AT_ONCE = 16
export const AT_ONCE_FROM_ADDRESS = 5
const RETRY_SECONDS = 30

/** Counts the uploads that are under way. [limits.uploads-at-once] */
class UploadsUnderWay {
  readonly #byAddress = new Map<string, number>()
  #all = 0

  /** Throws SERVER_BUSY or TOO_FAST above the limits. The returned function ends the upload. */
  enter(address: string): () => void {
    const others = this.#byAddress.get(address) ?? 0
    if (others >= AT_ONCE_FROM_ADDRESS) throw new TooMany(RETRY_SECONDS)
    if (this.#all >= AT_ONCE) throw new Refused('SERVER_BUSY')
    this.#all += 1
    this.#byAddress.set(address, others + 1)
    return () => {
      this.#all -= 1
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left > 0) this.#byAddress.set(address, left)
      else this.#byAddress.delete(address)
    }
  }
}

const counters = new WeakMap<Database, UploadsUnderWay>()

/** One count for all upload calls of an app. */
export function uploadsUnderWay({ database }: { database: Database }): UploadsUnderWay {
  const known = counters.get(database) ?? new UploadsUnderWay()
  counters.set(database, known)
  return known
}
