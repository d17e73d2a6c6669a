import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import { STATE_DIR } from '../processes/state.ts'
import { NOTHING, type Suite } from './suite.ts'

const MINUTES_AT_MOST = 12
/** A busy machine is slow, and slow is not wrong: `npm run scale-test` measures. */
const ARGS = ['--seconds', '20', '--shoppers', '3', '--within', '10000']
const NOT_RUN = /The scale test was not run: (.*)/

/** The shop of several machines: nothing is lost while processes are killed. */
export const scaleTest = (stateDir: string): Suite => ({
  name: 'scale test',
  run: async () => {
    const { code, output } = await runProgram(process.execPath, ['tools/scale-test.ts', ...ARGS], {
      minutes: MINUTES_AT_MOST,
      env: { STATE_DIR: stateDir },
      log: path.join(STATE_DIR, 'test', 'scale-test.log'),
    })
    const [, reason] = NOT_RUN.exec(output) ?? []
    if (reason) return { ...NOTHING, skipped: 1, reason: `NOT RUN: ${reason}` }
    return code === 0 ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1, failures: [output.trim().slice(-4000)] }
  },
})
