/** `npm run check`: everything that needs no browser and no server: types, lint, format, boundaries, budgets. It releases nothing. */
import { build } from './build.ts'
import { STATE_DIR } from './processes/state.ts'
import { command, step } from './print/steps.ts'
import { buildSuites, runSuites, sourceSuites } from './suites/checks.ts'
import { lineOf, summaryOf, totalOf } from './suites/report.ts'

await command(async () => {
  const options = { lanes: 2, full: false, onResult: (result: Parameters<typeof lineOf>[0]) => console.log(lineOf(result)) }
  const before = await runSuites(sourceSuites(STATE_DIR), options)
  await step('Building what has changed', 'Built', () => build({ release: 'none' }))
  const results = [...before, ...(await runSuites(buildSuites(STATE_DIR), options))]
  console.log(`\n${summaryOf(results)}\n\n${totalOf(results)}`)
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0
})
