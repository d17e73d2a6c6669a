/** `npm test` and `npm run test:full`: every check and every test, one table and one closing line. `npm test -- lint unit` runs the suites named. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from './build.ts'
import { STATE_DIR } from './processes/state.ts'
import { endPrograms } from './processes/run-program.ts'
import { onStopSignal } from './processes/stop-signal.ts'
import { apiOnPglite, apiOnPostgres } from './suites/api.ts'
import { buildSuites, runSuites, sourceSuites } from './suites/checks.ts'
import { endToEnd } from './suites/browser/e2e.ts'
import { gallery } from './suites/browser/gallery.ts'
import { jestSuite } from './suites/jest.ts'
import { scannerOnClamd } from './suites/scanner.ts'
import { lineOf, summaryOf, totalOf } from './suites/report.ts'
import type { Result, Suite } from './suites/suite.ts'

const full = process.argv.includes('--full') || process.env['FULL'] === '1'
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const isWanted = ({ name }: Suite) => name === 'build' || wanted.length === 0 || wanted.some((word) => name.includes(word))
const LANES = 2
const MILLISECONDS_TO_STOP = 8_000

/** A separate shop; only builds are reused. */
function freshState(): string {
  const folder = path.join(STATE_DIR, 'test/shop')
  fs.mkdirSync(folder, { recursive: true })
  for (const name of fs.readdirSync(folder)) if (name !== 'artifacts') fs.rmSync(path.join(folder, name), { recursive: true, force: true })
  return folder
}

const buildSuite = (stateDir: string): Suite => ({
  name: 'build',
  run: async () => {
    await build({ stateDir })
    return { passed: 1, failed: 0, skipped: 0, reason: '', failures: [] }
  },
})

const stopping = new AbortController()
void onStopSignal().then(() => {
  console.error('\nThe tests were stopped: what runs is being ended.')
  stopping.abort()
  endPrograms()
  // Kills what does not stop gracefully.
  setTimeout(() => process.exit(1), MILLISECONDS_TO_STOP)
})

const stateDir = freshState()
const options = { full, signal: stopping.signal, onResult: (result: Result) => console.log(lineOf(result)) }
const unit = jestSuite('unit', [])

const suites = [buildSuite(stateDir), ...sourceSuites(stateDir), unit, apiOnPostgres, apiOnPglite, ...(full ? [scannerOnClamd] : [])]
const first = await runSuites(suites.filter(isWanted), {
  ...options,
  lanes: LANES,
})
// Browser tests measure time, so they run alone.
const last = await runSuites([...buildSuites(stateDir), ...(full ? [gallery] : []), endToEnd(stateDir)].filter(isWanted), {
  ...options,
  lanes: 1,
})
const results = [...first, ...last]
console.log(`\n${summaryOf(results)}\n\n${totalOf(results)}`)
process.exit(stopping.signal.aborted || results.some(({ failed }) => failed > 0) ? 1 : 0)
