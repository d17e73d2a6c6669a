import { instalmentDays, instalmentsLeft, instalmentsOf, isInInstalments } from './instalments.ts'

test.each([
  [599_000, [149_750, 149_750, 149_750, 149_750]],
  [100_003, [25_003, 25_000, 25_000, 25_000]],
  [10_914_000, [2_728_500, 2_728_500, 2_728_500, 2_728_500]],
])('%i is paid as %j [payment.instalment-quarters]', (sum, payments) => {
  expect(instalmentsOf(sum)).toStrictEqual(payments)
})

test('installments add up to the total and differ by less than four kopecks', () => {
  for (let sum = 100_000; sum <= 20_000_000; sum += 1999) {
    const payments = instalmentsOf(sum)
    expect(payments.reduce((total, payment) => total + payment, 0)).toBe(sum)
    expect(Math.max(...payments) - Math.min(...payments)).toBeLessThan(4)
  }
})

test.each([
  [99_999, false],
  [100_000, true],
  [20_000_000, true],
  [20_000_001, false],
])('the bank splits %i: %s', (sum, isSplit) => {
  expect(isInInstalments(sum)).toBe(isSplit)
})

test('installments are due every two weeks, starting today in Moscow', () => {
  // Past midnight in Moscow, still the day before in Greenwich.
  expect(instalmentDays(new Date('2026-12-24T21:30:00Z'))).toStrictEqual(['25.12.2026', '08.01.2027', '22.01.2027', '05.02.2027'])
  expect(instalmentDays(new Date('2026-12-24T20:30:00Z'))[0]).toBe('24.12.2026')
})

test.each([
  ['on the day of the first payment', '2026-11-18T11:06:00Z', 25_003, ['02.12.2026', '16.12.2026', '30.12.2026']],
  ['a minute before the day of the second', '2026-12-01T20:59:00Z', 25_003, ['02.12.2026', '16.12.2026', '30.12.2026']],
  ['on the day of the second', '2026-12-01T21:00:00Z', 50_003, ['16.12.2026', '30.12.2026']],
  ['after the last', '2027-01-15T10:00:00Z', 100_003, []],
])('%s it is said what was paid, what is left and when [payment.instalments-told]', (_, now, paid, days) => {
  const state = instalmentsLeft(100_003, '2026-11-18T11:06:00Z', new Date(now))
  expect([state.paid, state.left, state.next.map(({ day }) => day)]).toStrictEqual([paid, 100_003 - paid, days])
})
