import { readPlaywright, type PlaywrightReport } from './playwright.ts'

type Run = NonNullable<NonNullable<NonNullable<PlaywrightReport['suites']>[0]['specs']>[0]>['tests'][0]

const reportOf = (...runs: Array<Partial<Run>>): PlaywrightReport => ({
  suites: [
    {
      title: 'bag.spec.ts',
      suites: [
        {
          title: 'the bag',
          specs: runs.map((run, index) => ({
            title: `test ${index}`,
            file: 'bag.spec.ts',
            line: index + 1,
            tests: [{ projectName: 'chromium', status: 'expected', annotations: [], results: [], ...run }],
          })),
        },
      ],
    },
  ],
})

test('a flaky test counts as failed', () => {
  const { passed, failed } = readPlaywright(reportOf({}, { status: 'flaky' }))
  expect({ passed, failed }).toStrictEqual({ passed: 1, failed: 1 })
})

test('a skipped test reports its reason once', () => {
  const skip = { status: 'skipped' as const, annotations: [{ type: 'skip', description: 'long matrix' }] }
  expect(readPlaywright(reportOf({}, skip, skip))).toMatchObject({ passed: 1, failed: 0, skipped: 2, reason: 'long matrix' })
})

test('a failing test is reported with its position, and its message without ANSI colors', () => {
  const results = [{ error: { message: '\u001b[31mexpected a price\u001b[39m' } }]
  expect(readPlaywright(reportOf({ status: 'unexpected', results })).failures).toStrictEqual([
    'bag.spec.ts:1 › test 0 [chromium]\nexpected a price',
  ])
})

test('an error outside tests counts as a failure', () => {
  expect(readPlaywright({ errors: [{ message: 'no tests found' }] })).toMatchObject({ passed: 0, failed: 1, failures: ['no tests found'] })
})
