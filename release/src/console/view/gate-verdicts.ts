import { gate } from '../../gate/gate.ts'
import { ReleaseError } from '../../record.ts'

/** `notes` of a gate that lets through, or the sentence of one that refuses. */
export type Verdict = { isFit: true; notes: readonly string[] } | { isFit: false; sentence: string }

const FRESH_MS = 60_000

/** Whether candidates could be shown now. The page does not wait for the API: it is told when an answer is there. */
export class GateVerdicts {
  readonly #stateFolder: string
  readonly #tell: () => void
  readonly #known = new Map<string, { verdict: Verdict | null; until: number }>()

  constructor(stateFolder: string, tell: () => void) {
    this.#stateFolder = stateFolder
    this.#tell = tell
  }

  /** Null while it is being compared. */
  of(serial: number, name: string, version: string, now = Date.now()): Verdict | null {
    const key = `${serial} ${name} ${version}`
    const known = this.#known.get(key)
    if (known && known.until > now) return known.verdict
    for (const [old, { until }] of this.#known) if (until <= now) this.#known.delete(old)
    const entry = { verdict: known?.verdict ?? null, until: now + FRESH_MS }
    this.#known.set(key, entry)
    void this.#compare(name, version).then((verdict) => {
      const isNews = JSON.stringify(verdict) !== JSON.stringify(entry.verdict)
      entry.verdict = verdict
      if (isNews) this.#tell()
    })
    return entry.verdict
  }

  async #compare(name: string, version: string): Promise<Verdict> {
    try {
      return { isFit: true, notes: await gate(this.#stateFolder, name, version, 'show', {}) }
    } catch (error) {
      return { isFit: false, sentence: error instanceof ReleaseError ? error.message : `It could not be compared: ${String(error)}` }
    }
  }
}
