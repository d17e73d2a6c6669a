/**
 * `npm run mutate [-- rules | in-node | in-browser]`: mutation testing in a scratch copy. Not in CI, because it takes most of an hour.
 * Fails below 85 %.
 */
import fs from 'node:fs'
import path from 'node:path'
import { breakRule, greenRows } from './mutate/break-rules.ts'
import { summarize, type Mutant } from './mutate/result.ts'
import { RULES } from './mutate/rules/index.ts'
import { makeScratch } from './mutate/scratch.ts'
import { GROUPS, runStryker } from './mutate/stryker.ts'
import { command, UserError, step } from './print/steps.ts'
import { table } from './print/table.ts'
import { endPrograms } from './processes/run-program.ts'
import { ROOT, STATE_DIR } from './processes/state.ts'
import { onStopSignal } from './processes/stop-signal.ts'

const LEAST_PERCENT = 85
const LANES = 2
const FOLDER = path.join(STATE_DIR, 'mutate')

async function tryRules(): Promise<Mutant[]> {
  const rows = Object.entries(RULES).flatMap(([area, rules]) => rules.map((rule) => ({ ...rule, area })))
  const scratches = await Promise.all(Array.from({ length: LANES }, (_, lane) => makeScratch(`rules-${lane + 1}`)))
  const [first = ''] = scratches
  const { good, bad } = await step('Running the tests of the rules as they are', 'The tests are green', () => greenRows(first, rows))
  const queue = good.values()
  const results: Mutant[] = [...bad]
  const lane = async (root: string) => {
    for (const row of queue) {
      const mutant = await breakRule(root, row)
      results.push(mutant)
      if (mutant.status !== 'killed') console.log(`  ${mutant.status}: ${mutant.what}`)
    }
  }
  await step(`Breaking ${good.length} rules of the API`, 'Rules broken', () => Promise.all(scratches.map(lane)))
  return results
}

const tryGroup = (group: (typeof GROUPS)[number]) =>
  step(`Stryker, ${group.name}`, `Stryker, ${group.name}`, async () =>
    runStryker(await makeScratch(group.name), group, path.join(FOLDER, `${group.name}.log`)),
  )

const parts: Record<string, () => Promise<Mutant[]>> = {
  rules: tryRules,
  ...Object.fromEntries(GROUPS.map((group) => [group.name, () => tryGroup(group)])),
}

const listOf = (title: string, lines: readonly string[]) => (lines.length === 0 ? '' : `\n${title}\n${lines.join('\n')}\n`)

void onStopSignal().then(() => {
  endPrograms()
  process.exit(130)
})

await command(async () => {
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !(name in parts))
  if (unknown) throw new UserError(`There is no part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`)
  const began = Date.now()
  const mutants: Mutant[] = []
  for (const [name, run] of Object.entries(parts)) if (wanted.length === 0 || wanted.includes(name)) mutants.push(...(await run()))

  const areas = summarize(mutants)
  const survivors = mutants.filter(({ status }) => status === 'survived').map(({ area, what }) => `${area} · ${what}`)
  const invalid = mutants.filter(({ status }) => status === 'invalid').map(({ what, reason }) => `${what}: ${reason}`)
  const minutes = Math.round((Date.now() - began) / 60_000)
  const summary = table(
    ['area', 'mutants', 'killed', 'survived', '%'],
    areas.map(({ area, mutants, killed, survived, percent }) => [area, mutants, killed, survived, percent]),
  )
  const report = path.join(FOLDER, 'report.txt')
  fs.writeFileSync(report, `${summary}\n${listOf('Survived:', survivors)}${listOf('Could not be tried:', invalid)}`)
  console.log(`\n${summary}\n${listOf('Could not be tried:', invalid)}`)
  console.log(`${minutes} minutes. ${survivors.length} survivors are listed in ${path.relative(ROOT, report)}.`)
  const percent = areas.at(-1)?.percent ?? 0
  if (percent < LEAST_PERCENT) throw new UserError(`${percent} % of the mutants were killed, at least ${LEAST_PERCENT} are wanted.`)
  if (invalid.length > 0)
    throw new UserError(`${invalid.length} rows of tools/mutate/rules/ no longer apply: change them along with the code.`)
})
