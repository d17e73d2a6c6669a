/** A process that ran this long was healthy: resets the delay. */
const STEADY_MS = 60_000
const FIRST_MS = 500
const LONGEST_MS = 30_000

/** Exponential restart delays. */
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
