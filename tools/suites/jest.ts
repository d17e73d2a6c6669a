import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import { ROOT, STATE_DIR } from '../processes/state.ts'
import { MINUTES_TO_HANG, NOTHING, type Suite } from './suite.ts'

/** The part of `jest --json` that is read here. */
export interface JestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: Array<{
    name: string
    status: string
    message: string
    assertionResults: Array<{ status: string; fullName: string; failureMessages: string[] }>
  }>
}

export function readJest(report: JestReport, root = ROOT) {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const broken = status === 'failed' && failed.length === 0 ? [`${file}: ${message}`] : []
    return [...broken, ...failed.map((test) => `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`)]
  })
  const skipped = report.numPendingTests + report.numTodoTests
  return { passed: report.numPassedTests, failed: failures.length, skipped, reason: skipped > 0 ? 'marked so in the tests' : '', failures }
}

export const jestSuite = (name: string, args: string[], env: Record<string, string> = {}): Suite => ({
  name,
  run: async ({ full, files, shard }) => {
    const folder = path.join(STATE_DIR, 'test')
    const report = path.join(folder, `${name.replaceAll(' ', '-')}.json`)
    fs.rmSync(report, { force: true })
    const { code, output } = await runProgram(
      process.execPath,
      [
        path.join(ROOT, 'node_modules/jest/bin/jest.js'),
        '--json',
        '--outputFile',
        report,
        ...args,
        ...(shard ? [`--shard=${shard}`] : []),
        ...(files ? ['--runTestsByPath', ...files] : []),
      ],
      {
        minutes: full ? MINUTES_TO_HANG.full : MINUTES_TO_HANG.short,
        env: { ...env, ...(full ? { FULL: '1' } : {}), NO_COLOR: '1', FORCE_COLOR: '0' },
        log: path.join(folder, `${name.replaceAll(' ', '-')}.log`),
      },
    )
    if (!fs.existsSync(report)) return { ...NOTHING, failed: 1, failures: [output.trim().slice(-4000)] }
    const result = readJest(JSON.parse(fs.readFileSync(report, 'utf8')) as JestReport)
    // Jest can fail without failing tests: open handles, no tests, teardown errors.
    if (code !== 0 && result.failed === 0) return { ...result, failed: 1, failures: [output.trim().slice(-4000)] }
    return result
  },
})
