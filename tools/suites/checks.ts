import { compare, isFed } from '../advisories/known.ts'
import { buildChecks, sourceChecks } from '../checks/all.ts'
import type { Check } from '../checks/check.ts'
import { runSuite, type Result, type Suite, type SuiteOptions } from './suite.ts'

const suiteOf = (check: Check, stateDir: string): Suite => ({
  name: check.name,
  run: async () => {
    const failures = await check.run(stateDir)
    const failed = failures.length > 0
    return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, reason: '', failures }
  },
})

const advisories: Suite = {
  name: 'known advisories',
  run: async () => {
    const { found, age } = compare()
    const failed = found.length > 0
    return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, reason: age, failures: found }
  },
}

/** A suite without advisories would say nothing. */
export const sourceSuites = (stateDir: string): Suite[] => [
  ...sourceChecks.map((check) => suiteOf(check, stateDir)),
  ...(isFed() ? [advisories] : []),
]
export const buildSuites = (stateDir: string): Suite[] => buildChecks.map((check) => suiteOf(check, stateDir))

export interface RunOptions {
  /** Parallelism. */
  lanes: number
  full: boolean
  shard?: string
  /** By suite. */
  files?: Readonly<Record<string, readonly string[]>>
  onResult: (result: Result) => void
  /** Aborting starts no further suites. */
  signal?: AbortSignal
}

/** Runs suites in order and reports each result. */
export async function runSuites(suites: Suite[], { lanes, files = {}, onResult, signal, ...options }: RunOptions): Promise<Result[]> {
  const queue = suites.entries()
  const results: Result[] = []
  const lane = async () => {
    for (const [index, suite] of queue) {
      if (signal?.aborted) return
      const own = files[suite.name]
      const result = await runSuite(suite, { ...options, ...(own && { files: own }) } satisfies SuiteOptions)
      results[index] = result
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results.filter(Boolean)
}
