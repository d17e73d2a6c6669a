import { summarize } from './result.ts'
import { GROUPS, mutantsOf } from './stryker.ts'

const mutant = (status: string) => ({ mutatorName: 'EqualityOperator', replacement: 'a <\n b', status, location: { start: { line: 7 } } })

test('timeouts count as killed, uncovered mutants as survived, ignored ones not at all', () => {
  const areas = { contracts: ['shared/contracts/src/**/*.ts', '!shared/contracts/src/**/*.test.ts'], releases: ['release/src/*.ts'] }
  const found = mutantsOf(
    {
      files: {
        'shared/contracts/src/shop/guard.ts': { mutants: ['Killed', 'Timeout', 'Survived', 'Ignored'].map(mutant) },
        'release/src/store.ts': { mutants: ['NoCoverage', 'RuntimeError'].map(mutant) },
      },
    },
    areas,
  )
  expect(found.map(({ area, status }) => [area, status])).toStrictEqual([
    ['contracts', 'killed'],
    ['contracts', 'killed'],
    ['contracts', 'survived'],
    ['releases', 'survived'],
  ])
  expect(found.map(({ what }) => what).slice(2)).toStrictEqual([
    'shared/contracts/src/shop/guard.ts:7: EqualityOperator → `a < b`',
    'release/src/store.ts:7: EqualityOperator → `a < b` (no test runs it)',
  ])
})

test('percentages are rounded down, and invalid mutants are not counted', () => {
  const of = (area: string, ...statuses: ('killed' | 'survived' | 'invalid')[]) => statuses.map((status) => ({ area, what: '', status }))
  expect(summarize([...of('bag', 'killed', 'killed', 'survived'), ...of('orders', 'killed', 'invalid')])).toStrictEqual([
    { area: 'bag', mutants: 3, killed: 2, survived: 1, percent: 66.6 },
    { area: 'orders', mutants: 1, killed: 1, survived: 0, percent: 100 },
    { area: 'all', mutants: 4, killed: 3, survived: 1, percent: 75 },
  ])
})

test('Stryker area names are unique', () => {
  const names = GROUPS.flatMap(({ areas }) => Object.keys(areas))
  expect(new Set(names).size).toBe(names.length)
})
