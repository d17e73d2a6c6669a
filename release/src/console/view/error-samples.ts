import { failuresOf } from '../../robot/judge.ts'
import { readCounts, stageOf } from '../../robot/counts.ts'
import { readCurrent } from '../../store.ts'

const TAKE_EVERY_MS = 30_000
/** An hour. */
const MOST = 120

interface Sample {
  stage: string
  loads: number
  failures: number
}

export const PER = 10_000

/** Errors of each version over the last hour, as this process has seen them. */
export class ErrorSamples {
  readonly #stateFolder: string
  readonly #samples = new Map<string, Sample[]>()

  constructor(stateFolder: string) {
    this.#stateFolder = stateFolder
  }

  /** @returns its end */
  start(): () => void {
    const timer = setInterval(() => this.take(), TAKE_EVERY_MS).unref()
    this.take()
    return () => clearInterval(timer)
  }

  take(): void {
    try {
      const record = readCurrent(this.#stateFolder)
      for (const name of Object.keys(record?.discovery.microFrontends ?? {})) {
        if (!record) return
        const stage = stageOf(record, name)
        for (const [version, counts] of Object.entries(readCounts(this.#stateFolder, record, name))) {
          const id = `${name}@${version}`
          const samples = [...(this.#samples.get(id) ?? []), { stage, loads: counts.loads, failures: failuresOf(counts) }]
          this.#samples.set(id, samples.slice(-MOST))
        }
      }
    } catch {
      // A broken record is told on the page itself.
    }
  }

  /** Errors per 10,000 loads between two samples, oldest first; without those in which nobody came. */
  rates(id: string): number[] {
    const samples = this.#samples.get(id) ?? []
    return samples.slice(1).flatMap(({ stage, loads, failures }, index) => {
      const before = samples[index]
      const added = loads - (before?.loads ?? 0)
      if (!before || before.stage !== stage || added <= 0) return []
      return [(PER * Math.max(0, failures - before.failures)) / added]
    })
  }
}
