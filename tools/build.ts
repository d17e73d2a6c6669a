/** `npm run build`: builds the shell and every remote whose sources have no artifact yet and makes them active. */
import path from 'node:path'
import { runProgram } from './processes/run-program.ts'
import { ROOT, STATE_DIR } from './processes/state.ts'
import { command, Sentence, step } from './print/steps.ts'

export interface BuildOptions {
  /** Packages to build; all when empty. */
  packages?: string[]
  stateDir?: string
  onLine?: (line: string) => void
}

/** Resolves to what the build said; rejects with its errors as one message. */
export async function build({ packages = [], stateDir = STATE_DIR, onLine }: BuildOptions = {}): Promise<string> {
  const { code, output } = await runProgram(process.execPath, [path.join(ROOT, 'shared/build/build.mjs'), ...packages], {
    env: { STATE_DIR: stateDir },
    ...(onLine ? { onLine } : {}),
  })
  if (code !== 0) throw new Sentence(`The build failed:\n${output.trimEnd()}`)
  return output
}

if (import.meta.main) {
  await command(async () => {
    const onLine = (line: string) => console.log(`  ${line}`)
    await step('Building', 'Built', () => build({ packages: process.argv.slice(2), onLine }).then(() => {}))
  })
}
