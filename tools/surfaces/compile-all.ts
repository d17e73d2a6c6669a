import path from 'node:path'
import { type Ended, runProgram } from '../processes/run-program.ts'
import { ROOT } from '../processes/state.ts'

let running: Promise<Ended> | undefined

/** `tsc -b`, once per command: two of them would write the same declarations at once. */
export const compileAll = (): Promise<Ended> =>
  (running ??= runProgram(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), '-b'], { env: { NO_COLOR: '1' } }))
