import { lineOf, summaryOf, totalOf } from './report.ts'

const passing = { name: 'unit', passed: 12, failed: 0, skipped: 0, reason: '', seconds: 3.2, failures: [] }
const skipped = { name: 'api on PostgreSQL', passed: 0, failed: 0, skipped: 1, reason: 'NOT RUN: no server', seconds: 0.1, failures: [] }
const failing = { name: 'lint', passed: 0, failed: 1, skipped: 0, reason: '', seconds: 1, failures: ['a.ts:1: bad\nhelp'] }

test('the summary line shows only passed and failed counts', () => {
  expect(totalOf([passing, skipped, failing])).toBe('12 passed, 1 failed')
})

test('a failure is shown below its suite’s line', () => {
  expect(lineOf(failing)).toBe('✗ lint: 0 passed, 1 failed · 1.0 s\n    a.ts:1: bad\n    help')
})

test('the table shows why a suite was skipped', () => {
  expect(summaryOf([passing, skipped]).split('\n').at(-1)).toMatch(/^api on PostgreSQL +0 +0 +1 +0\.1 +NOT RUN: no server$/)
})
