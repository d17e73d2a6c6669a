import { readJest, type JestReport } from './jest.ts'

const report = (changes: Partial<JestReport>): JestReport => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
})

test('a file that fails to load counts as a failure', () => {
  const broken = { name: '/shop/api/test/cart/cart.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }
  expect(readJest(report({ numPassedTests: 3, testResults: [broken] }), '/shop')).toMatchObject({
    passed: 3,
    failed: 1,
    failures: ['api/test/cart/cart.test.ts: Cannot find module'],
  })
})

test('a failing test is reported with its file and message', () => {
  const failing = {
    name: '/shop/api/test/cart/cart.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { status: 'failed', fullName: 'the bag survives a restart', failureMessages: ['expected 2, got 0'] },
      { status: 'passed', fullName: 'a piece is added', failureMessages: [] },
    ],
  }
  expect(readJest(report({ numPassedTests: 1, numFailedTests: 1, testResults: [failing] }), '/shop')).toMatchObject({
    failed: 1,
    failures: ['api/test/cart/cart.test.ts › the bag survives a restart\nexpected 2, got 0'],
  })
})
