/** `npm test` and `npm run test:full`: every check and every test, one table and one closing line. `npm test -- lint shell search` runs what the words name. */
import fs from 'node:fs'
import path from 'node:path'
import { build } from './build.ts'
import { STATE_DIR } from './processes/state.ts'
import { endPrograms } from './processes/run-program.ts'
import { onStopSignal } from './processes/stop-signal.ts'
import { apiOnPglite, apiOnPostgres, apiThroughPgBouncer } from './suites/api.ts'
import { buildSuites, runSuites, sourceSuites } from './suites/checks.ts'
import { endToEnd } from './suites/browser/e2e.ts'
import { gallery } from './suites/browser/gallery.ts'
import { projectFiles } from './checks/check.ts'
import { UserError } from './print/steps.ts'
import { jestSuite } from './suites/jest.ts'
import { selectionOf } from './suites/selection.ts'
import { scaleTest } from './suites/scale.ts'
import { scannerOnClamd } from './suites/scanner.ts'
import { lineOf, summaryOf, totalOf } from './suites/report.ts'
import type { Result, Suite } from './suites/suite.ts'

const full = process.argv.includes('--full') || process.env['FULL'] === '1'
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const shard = process.argv.find((argument) => argument.startsWith('--shard='))?.slice('--shard='.length)
/** Of the browser's tests, those that `npm test` leaves out. */
const onlyLong = process.argv.includes('--only-long')
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
const unit = jestSuite('unit', [])
const sideBySide = [
  buildSuite(stateDir),
  ...sourceSuites(stateDir),
  unit,
  apiOnPostgres,
  apiOnPglite,
  ...(full ? [apiThroughPgBouncer, scannerOnClamd] : []),
]
// Browser tests measure time, so they run alone.
const alone = [...buildSuites(stateDir), ...(full ? [scaleTest(stateDir), gallery] : []), endToEnd(stateDir, { onlyLong })]

const suiteNames = [...sideBySide, ...alone].map(({ name }) => name)
const { suites, files } = await projectFiles()
  .then((all) => selectionOf(words, suiteNames, all))
  .catch((error: unknown) => {
    if (!(error instanceof UserError)) throw error
    console.error(`✗ ${error.message}`)
    process.exit(1)
  })
const isWanted = ({ name }: Suite) => name === 'build' || words.length === 0 || suites.includes(name) || name in files
const options = {
  full,
  ...(shard && { shard }),
  files,
  signal: stopping.signal,
  onResult: (result: Result) => console.log(lineOf(result)),
}
const first = await runSuites(sideBySide.filter(isWanted), { ...options, lanes: LANES })
const last = await runSuites(alone.filter(isWanted), { ...options, lanes: 1 })
const results = [...first, ...last]
console.log(`\n${summaryOf(results)}\n\n${totalOf(results)}`)
process.exit(stopping.signal.aborted || results.some(({ failed }) => failed > 0) ? 1 : 0)
