const KEPT = 1000

/** What a person asks when pages come slowly: how many were rendered, how many failed, and the processor time of each. */
export class Metrics {
  rendered = 0
  failed = 0
  readonly #cpuMs: number[] = []

  add(cpuMs: number) {
    this.rendered++
    this.#cpuMs.push(cpuMs)
    if (this.#cpuMs.length > KEPT) this.#cpuMs.shift()
  }

  get cpu(): { p50: number | null; p95: number | null } {
    const sorted = this.#cpuMs.toSorted((one, other) => one - other)
    const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? null
    return { p50: rounded(at(0.5)), p95: rounded(at(0.95)) }
  }
}

const rounded = (value: number | null) => value && Math.round(value * 10) / 10
