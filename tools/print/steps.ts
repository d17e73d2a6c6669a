const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const terminal = process.stdout.isTTY

/** Prints a step with its duration. A terminal line is overwritten, a log gets two lines. */
export async function step<Result>(doing: string, done: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  process.stdout.write(terminal ? `… ${doing}` : `… ${doing}\n`)
  try {
    const result = await work()
    process.stdout.write(`${terminal ? '\r\u001b[K' : ''}✓ ${done} · ${seconds(began)}\n`)
    return result
  } catch (error) {
    process.stdout.write(terminal ? '\n' : '')
    throw error
  }
}

/** An error that the user can fix: printed without a stack. */
export class UserError extends Error {}

/** Runs a command; sets exit code 1 on errors. */
export async function command(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof UserError ? `✗ ${error.message}` : error)
    process.exitCode = 1
  }
}
