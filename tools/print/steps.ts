const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const terminal = process.stdout.isTTY

/** Says what is going on while it goes on, and how long it took. A terminal's line is written over, a log gets two lines. */
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

/** What a person can mend: it is printed as it stands, without a stack. */
export class UserError extends Error {}

/** Runs a command to its end: a sentence or an unexpected error makes the exit code 1. */
export async function command(main: () => Promise<void>): Promise<void> {
  try {
    await main()
  } catch (error) {
    console.error(error instanceof UserError ? `✗ ${error.message}` : error)
    process.exitCode = 1
  }
}
