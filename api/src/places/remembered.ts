const KEPT_MS = 60_000
const MOST_KEPT = 500

/** Rows of the table of places, which nobody changes while the shop is open: every bag asks for the same few. A failure is not kept. */
export class Remembered<T> {
  readonly #entries = new Map<string, { until: number; value: T }>()

  async of(key: string, read: () => Promise<T>): Promise<T> {
    const known = this.#entries.get(key)
    if (known && known.until > performance.now()) return known.value
    const value = await read()
    if (this.#entries.size >= MOST_KEPT) this.#entries.clear()
    this.#entries.set(key, { until: performance.now() + KEPT_MS, value })
    return value
  }
}
