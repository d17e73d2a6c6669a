/** `npm run build`: builds the shell and every remote whose sources have no artifact yet and makes them active. */
import path from 'node:path'
import { runProgram } from './processes/run-program.ts'
import { ROOT, STATE_DIR } from './processes/state.ts'
import { command, UserError, step } from './print/steps.ts'

export interface BuildOptions {
  /** Packages to build; all when empty. */
  packages?: string[]
  stateDir?: string
  /** Packages to activate: all, those without a manually chosen version, or none. */
  release?: 'all' | 'unless chosen' | 'none'
  onLine?: (line: string) => void
}

const FLAGS = { all: [], 'unless chosen': ['--unless-chosen'], none: ['--no-activate'] }
const NOTE = 'note: '

/** Resolves to notes for the user; rejects with all errors in one message. */
export async function build({ packages = [], stateDir = STATE_DIR, release = 'all', onLine }: BuildOptions = {}): Promise<string[]> {
  const args = [path.join(ROOT, 'shared/build/build.mjs'), ...packages, ...FLAGS[release]]
  const { code, output } = await runProgram(process.execPath, args, {
    env: { STATE_DIR: stateDir },
    ...(onLine ? { onLine } : {}),
  })
  if (code !== 0) throw new UserError(`The build failed:\n${output.trimEnd()}`)
  return output
    .split('\n')
    .filter((line) => line.startsWith(NOTE))
    .map((line) => line.slice(NOTE.length))
}

if (import.meta.main) {
  await command(async () => {
    const onLine = (line: string) => console.log(`  ${line}`)
    await step('Building', 'Built', () => build({ packages: process.argv.slice(2), onLine }).then(() => {}))
  })
}
