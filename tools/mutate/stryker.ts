import fs from 'node:fs'
import path from 'node:path'
import { runProgram } from '../processes/run-program.ts'
import type { Mutant } from './result.ts'

/** Modules that are tested in this process, by the Jest configuration that their tests need. */
export interface Group {
  name: string
  jestConfig: string
  /** Source globs by area; a leading `!` excludes. */
  areas: Record<string, string[]>
  /** Kinds of mutants that are not made. */
  without?: string[]
  /** Runs at once. */
  lanes: number
}

const REMOTES = ['cart-checkout', 'catalog', 'certificates', 'landings', 'profile']

export const GROUPS: Group[] = [
  {
    name: 'in-node',
    lanes: 2,
    jestConfig: 'tools/mutate/jest/in-node.mjs',
    areas: {
      contracts: ['shared/contracts/src/**/*.ts', '!shared/contracts/src/**/*.test.ts'],
      'api: calculation and refund sums': ['api/src/buying/cart/calculation/*.ts', 'api/src/buying/orders/refunds/reckon.ts'],
      'api: promises of a product': [
        'api/src/goods/catalog/product/instalment.ts',
        'api/src/goods/places/addresses/address-service.ts',
        'api/src/goods/places/delivery/promise.ts',
      ],
      releases: ['release/src/*.ts', '!release/src/cli.ts'],
    },
  },
  {
    name: 'in-browser',
    // Tests of broken pages mostly wait for timeouts.
    lanes: 5,
    jestConfig: 'tools/mutate/jest/in-browser.mjs',
    // Emptied code mostly fails compilation, and each mutant renders a page.
    without: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'ArrowFunction', 'OptionalChaining'],
    areas: Object.fromEntries(
      REMOTES.map((remote) => [
        `models: ${remote}`,
        [`mfe-${remote}/src/**/model.ts`, `mfe-${remote}/src/**/model/**/*.ts`, `!mfe-${remote}/src/**/*.test.ts`],
      ]),
    ),
  },
]

/** The part of Stryker's JSON report that is read here. */
interface Report {
  files: Record<string, { mutants: { mutatorName: string; replacement?: string; status: string; location: { start: { line: number } } }[] }>
}

const STATUS: Record<string, Mutant['status']> = { Killed: 'killed', Timeout: 'killed', Survived: 'survived', NoCoverage: 'survived' }

const isIn = (file: string, globs: readonly string[]) => {
  const matches = (glob: string) => path.matchesGlob(file, glob)
  return (
    globs.some((glob) => !glob.startsWith('!') && matches(glob)) && !globs.some((glob) => glob.startsWith('!') && matches(glob.slice(1)))
  )
}

/** Mutants by area, without ignored and invalid ones. */
export function mutantsOf(report: Report, areas: Group['areas']): Mutant[] {
  return Object.entries(report.files).flatMap(([file, { mutants }]) => {
    const area = Object.keys(areas).find((one) => isIn(file, areas[one] ?? [])) ?? file
    return mutants.flatMap(({ status, location, mutatorName, replacement = '' }) => {
      const known = STATUS[status]
      const what = `${file}:${location.start.line}: ${mutatorName} → \`${replacement.replace(/\s+/g, ' ').slice(0, 80)}\``
      return known ? [{ area, what: status === 'NoCoverage' ? `${what} (no test runs it)` : what, status: known }] : []
    })
  })
}

/** Runs Stryker `inPlace` in a scratch copy, because workspace packages must see each other's mutants. */
export async function runStryker(root: string, { name, jestConfig, areas, without = [], lanes }: Group, log: string): Promise<Mutant[]> {
  const report = path.join(root, `mutate-${name}.json`)
  const config = path.join(root, `mutate-${name}.config.json`)
  fs.writeFileSync(
    config,
    JSON.stringify({
      testRunner: 'jest',
      plugins: ['@stryker-mutator/jest-runner'],
      jest: { configFile: jestConfig, enableFindRelatedTests: true },
      inPlace: true,
      mutate: Object.values(areas).flat(),
      mutator: { excludedMutations: without },
      coverageAnalysis: 'perTest',
      // Module-level values (schemas, tables) would need a process per mutant.
      ignoreStatic: true,
      concurrency: lanes,
      timeoutMS: 10_000,
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: report },
      allowConsoleColors: false,
    }),
  )
  const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js')
  // Timeout of tests on broken pages.
  const env = { ASYNC_UTIL_TIMEOUT: '1000' }
  const { output } = await runProgram(process.execPath, [stryker, 'run', config], { cwd: root, log, env })
  if (!fs.existsSync(report)) throw new Error(`Stryker made no report:\n${output.trim().slice(-2000)}`)
  return mutantsOf(JSON.parse(fs.readFileSync(report, 'utf8')) as Report, areas)
}
