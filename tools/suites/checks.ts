import { buildChecks, sourceChecks } from '../checks/all.ts'
import type { Check } from '../checks/check.ts'
import { runSuite, type Result, type Suite } from './suite.ts'

const suiteOf = (check: Check, stateDir: string): Suite => ({
  name: check.name,
  run: async () => {
    const failures = await check.run(stateDir)
    const failed = failures.length > 0
    return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, reason: '', failures }
  },
})

export const sourceSuites = (stateDir: string): Suite[] => sourceChecks.map((check) => suiteOf(check, stateDir))
export const buildSuites = (stateDir: string): Suite[] => buildChecks.map((check) => suiteOf(check, stateDir))

/** Runs suites in their order, `lanes` at a time, and tells of each as it ends. */
export async function runSuites(suites: Suite[], { lanes, full, onResult }: { lanes: number; full: boolean; onResult: (result: Result) => void }): Promise<Result[]> {
  const queue = suites.entries()
  const results: Result[] = []
  const lane = async () => {
    for (const [index, suite] of queue) {
      const result = await runSuite(suite, full)
      results[index] = result
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
