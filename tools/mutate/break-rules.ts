import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import type { JestReport } from '../suites/jest.ts'
import { mutated, type Mutation, testPattern } from './mutation.ts'
import type { Mutant } from './result.ts'

type Assertion = JestReport['testResults'][number]['assertionResults'][number]
type Row = Mutation & { area: string }

const ONE_RULE_MINUTES = 5
const ALL_TESTS_MINUTES = 20

/** Test results by file; null when Jest failed to start. Without names all tests of the files run. */
async function runTests(root: string, files: readonly string[], names: readonly string[], workers: number, minutes: number) {
  const report = path.join(root, 'mutate-report.json')
  fs.rmSync(report, { force: true })
  const jest = path.join(root, 'node_modules/jest/bin/jest.js')
  const args = [
    '-c',
    'api/jest.config.mjs',
    '-w',
    `${workers}`,
    '--json',
    '--outputFile',
    report,
    ...(names.length > 0 ? ['-t', testPattern(names)] : []),
  ]
  const { output } = await runProgram(process.execPath, [jest, ...args, '--runTestsByPath', ...files], {
    cwd: root,
    minutes,
    // The first run seeds the demo shop, later ones copy it.
    env: { DATABASE_URL: '', KEPT_TEMPLATE: path.join(root, 'mutate-template'), NO_COLOR: '1', FORCE_COLOR: '0' },
  })
  if (!fs.existsSync(report)) return { tests: null, output }
  const { testResults } = JSON.parse(fs.readFileSync(report, 'utf8')) as JestReport
  const ran = ({ status }: Assertion) => status === 'passed' || status === 'failed'
  return {
    tests: new Map(testResults.map(({ name, assertionResults }) => [path.relative(root, name), assertionResults.filter(ran)])),
    output,
  }
}

/** Those that the row names. */
const ownTests = (tests: ReadonlyMap<string, Assertion[]> | null, { test, name }: Row) =>
  (tests?.get(test) ?? []).filter(({ fullName }) => new RegExp(testPattern([name])).test(fullName))

const isRed = ({ status }: Assertion) => status === 'failed'
const lastLines = (output: string) => output.trim().split('\n').slice(-3).join(' ')

/** Rows whose test exists and passes unbroken; the others are invalid. */
export async function greenRows(root: string, rows: readonly Row[]): Promise<{ good: Row[]; bad: Mutant[] }> {
  const green = async (some: readonly Row[], names: string[]) => {
    if (some.length === 0) return new Map<string, Assertion[]>()
    const files = [...new Set(some.map(({ test }) => test))]
    const { tests, output } = await runTests(root, files, names, 2, ALL_TESTS_MINUTES)
    if (!tests) throw new Error(`The tests did not run: ${lastLines(output)}`)
    return tests
  }
  const alone = rows.filter(({ wholeFile }) => !wholeFile)
  const ofNames = await green(alone, [...new Set(alone.map(({ name }) => name))])
  const ofFiles = await green(
    rows.filter(({ wholeFile }) => wholeFile),
    [],
  )
  const reasonOf = (row: Row): string | null => {
    const { test, name, wholeFile } = row
    const own = ownTests(wholeFile ? ofFiles : ofNames, row)
    if (own.length === 0) return `no test of ${test} is called "${name}"`
    return own.some(isRed) ? `"${name}" is red before anything is broken` : null
  }
  const validated = rows.map((row) => ({ row, reason: reasonOf(row) }))
  return {
    good: validated.filter(({ reason }) => reason === null).map(({ row }) => row),
    bad: validated.flatMap(({ row, reason }) => (reason === null ? [] : [{ ...shown(row), status: 'invalid' as const, reason }])),
  }
}

const shown = ({ area, rule, file, find, replace }: Row) => ({
  area,
  what: `${file}: ${rule}: \`${find.trim()}\` → \`${replace.trim()}\``,
})

/** Applies one mutation in a scratch copy, runs its test, and restores the file. */
export async function breakRule(root: string, row: Row): Promise<Mutant> {
  const file = path.join(root, row.file)
  const source = fs.readFileSync(file, 'utf8')
  const broken = mutated(source, row)
  if (broken === null) return { ...shown(row), status: 'invalid', reason: 'its snippet does not stand in the file exactly once' }
  fs.writeFileSync(file, broken)
  try {
    const { tests, output } = await runTests(root, [row.test], row.wholeFile ? [] : [row.name], 1, ONE_RULE_MINUTES)
    const own = ownTests(tests, row)
    if (own.some(isRed)) return { ...shown(row), status: 'killed' }
    if (own.length > 0) return { ...shown(row), status: 'survived' }
    return { ...shown(row), status: 'invalid', reason: `the test did not run: ${lastLines(output)}` }
  } finally {
    fs.writeFileSync(file, source)
  }
}
