import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import { ROOT, STATE_DIR } from '../processes/state.ts'
import { command, UserError } from '../print/steps.ts'

export interface Check {
  name: string
  /** Resolves to problems, one text each; empty when all is well. Builds are read from the given state folder. */
  run: (stateDir: string) => Promise<string[]>
}

/** Runs a program of `node_modules`; its output is the problem. */
export const programCheck = (name: string, script: string, args: string[]): Check => ({
  name,
  run: async () => {
    const { code, output } = await runProgram(process.execPath, [path.join(ROOT, 'node_modules', script), ...args], {
      env: { NO_COLOR: '1' },
    })
    return code === 0 ? [] : [output.trim()]
  },
})

/** Project files, committed or not, excluding ignored ones. */
export async function projectFiles(): Promise<string[]> {
  const { code, output } = await runProgram('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  if (code === 0) return [...new Set(output.split('\n'))].filter((file) => file && fs.existsSync(path.join(ROOT, file)))
  // Unpacked archives have no git.
  return filesBelow('')
}

/** Does not enter `node_modules`: reading all of it takes seconds. */
const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== '.state')
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(path.join(folder, entry.name)) : [path.join(folder, entry.name)]))

/** Runs a check from its own file. */
export const runAlone = (check: Check): Promise<void> =>
  command(async () => {
    const wrong = await check.run(STATE_DIR)
    if (wrong.length > 0) throw new UserError(`${check.name}:\n${wrong.join('\n')}`)
    console.log(`✓ ${check.name}`)
  })
