/** How often something has happened in a window of time that begins with the first of it. */
export interface WindowCounts {
  /** Counts one more; `leftMs` until the window ends. */
  add: (key: string, windowMs: number) => Promise<{ count: number; leftMs: number }>
}

/** Keys beyond this are counted anew: a flood of addresses must not fill the memory. */
const MOST_KEYS = 20_000

/** Counts of this process alone. */
export class MemoryCounts implements WindowCounts {
  readonly #windows = new Map<string, { count: number; until: number }>()

  add(key: string, windowMs: number): Promise<{ count: number; leftMs: number }> {
    const now = performance.now()
    const known = this.#windows.get(key)
    if (known && known.until > now) {
      known.count += 1
      return Promise.resolve({ count: known.count, leftMs: Math.ceil(known.until - now) })
    }
    if (this.#windows.size >= MOST_KEYS) this.#windows.clear()
    this.#windows.set(key, { count: 1, until: now + windowMs })
    return Promise.resolve({ count: 1, leftMs: windowMs })
  }
}
