/** What takes long to read, by key; read again after a while. */
export class Remembered {
  readonly #known = new Map<string, { value: unknown; until: number }>()

  read<Value>(key: string, milliseconds: number, work: () => Value, now = Date.now()): Value {
    const known = this.#known.get(key)
    if (known && known.until > now) return known.value as Value
    for (const [old, { until }] of this.#known) if (until <= now) this.#known.delete(old)
    const value = work()
    this.#known.set(key, { value, until: now + milliseconds })
    return value
  }
}
