/** A process that ran this long was healthy: its next restart starts with the shortest wait again. */
const STEADY_MS = 60_000
const FIRST_MS = 500
const LONGEST_MS = 30_000

/** How long to wait before something that failed is tried again: twice as long each time. */
export class BackOff {
  readonly #firstMs: number
  #failures = 0

  constructor(firstMs = FIRST_MS) {
    this.#firstMs = firstMs
  }

  /** @param ranMs how long it ran before it failed */
  next(ranMs: number): number {
    if (ranMs >= STEADY_MS) this.#failures = 0
    return Math.min(this.#firstMs * 2 ** this.#failures++, LONGEST_MS)
  }
}
