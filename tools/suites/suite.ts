export interface Result {
  name: string
  passed: number
  failed: number
  skipped: number
  /** Why something was skipped. */
  reason: string
  seconds: number
  /** What a person reads to mend it: the failing tests with their messages. */
  failures: string[]
}

export interface Suite {
  name: string
  run: (options: { full: boolean }) => Promise<Omit<Result, 'name' | 'seconds'>>
}

export const NOTHING = { passed: 0, failed: 0, skipped: 0, reason: '', failures: [] as string[] }

/** Runs a suite to a result whatever happens in it: one that breaks has failed. */
export async function runSuite({ name, run }: Suite, full: boolean): Promise<Result> {
  const began = performance.now()
  const outcome = await run({ full }).catch((error: unknown) => ({
    ...NOTHING,
    failed: 1,
    failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }))
  return { name, ...outcome, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
