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

export interface SuiteOptions {
  full: boolean
  /** Only these test files. */
  files?: readonly string[]
  /** A part of the tests, as `1/2`: for machines side by side. */
  shard?: string
}

export interface Suite {
  name: string
  run: (options: SuiteOptions) => Promise<Omit<Result, 'name' | 'seconds'>>
}

/** Ends a suite that hangs. A slow machine needs several times as long as a quiet one. */
export const MINUTES_TO_HANG = { short: 30, full: 60 } as const

export const NOTHING = { passed: 0, failed: 0, skipped: 0, reason: '', failures: [] as string[] }

/** Runs a suite; exceptions count as failures. */
export async function runSuite({ name, run }: Suite, options: SuiteOptions): Promise<Result> {
  const began = performance.now()
  const outcome = await run(options).catch((error: unknown) => ({
    ...NOTHING,
    failed: 1,
    failures: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }))
  return { name, ...outcome, seconds: Math.round((performance.now() - began) / 100) / 10 }
}
