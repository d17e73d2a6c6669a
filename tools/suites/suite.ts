export interface Result {
  name: string
  passed: number
  failed: number
  skipped: number
  /** Reason for skipping. */
  reason: string
  seconds: number
  /** Failing tests with their messages. */
  failures: string[]
}

export interface Suite {
  name: string
  run: (options: { full: boolean }) => Promise<Omit<Result, 'name' | 'seconds'>>
}

/** Ends a suite that hangs. A slow machine needs several times as long as a quiet one. */
export const MINUTES_TO_HANG = { short: 30, full: 60 } as const

export const NOTHING = { passed: 0, failed: 0, skipped: 0, reason: '', failures: [] as string[] }

/** Runs a suite; exceptions count as failures. */
export async function runSuite({ name, run }: Suite, full: boolean): Promise<Result> {
  const began = performance.now()
  const outcome = await run({ full }).catch((error: unknown) => ({
    ...NOTHING,
    failed: 1,
    failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }))
  return { name, ...outcome, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
