import { giftsOf, lastDayOf, type LedgerEntry } from '../../src/visitors/users/bonuses/ledger.ts'

const on = (day: number) => new Date(Date.UTC(2027, 0, day, 9))
const entry = (day: number, kind: string, amount: number, order: string | null = null): LedgerEntry => ({
  at: on(day),
  kind,
  amount,
  order,
})
const left = (...entries: LedgerEntry[]) => giftsOf(entries).map(({ lastDay, left: amount }) => [lastDay, amount])

const FIRST = lastDayOf(on(1))
const LATER = lastDayOf(on(20))

test('a gift bonus of 1 January expires on 1 April, Moscow time, after 90 days [loyalty.gifts-expire-90-days]', () => {
  expect(FIRST).toBe('2027-04-01')
  // Half past midnight in Moscow is still the day before in UTC.
  expect(lastDayOf(new Date('2027-01-01T21:30:00Z'))).toBe('2027-04-02')
})

test('bonuses from purchases never expire [loyalty.purchases-never-expire]', () => {
  expect(left(entry(1, 'earned', 1000, 'a'), entry(2, 'referral', 1000))).toStrictEqual([])
})

test('bonuses that expire first are spent first', () => {
  const given = [entry(1, 'welcome', 500), entry(5, 'earned', 700, 'a'), entry(20, 'birthday', 1000)]
  expect(left(...given)).toStrictEqual([
    [FIRST, 500],
    [LATER, 1000],
  ])
  expect(left(...given, entry(21, 'spent', -600, 'b'))).toStrictEqual([[LATER, 900]])
  expect(left(...given, entry(21, 'spent', -1600, 'b'))).toStrictEqual([])
})

test('bonuses returned by a canceled order keep their expiry date', () => {
  const spent = [entry(1, 'welcome', 500), entry(5, 'earned', 700, 'a'), entry(6, 'spent', -800, 'b')]
  expect(left(...spent, entry(7, 'returned', 800, 'b'))).toStrictEqual([[FIRST, 500]])
  // What was taken last comes back first: the part of a refund is of bonuses that last.
  expect(left(...spent, entry(7, 'returned', 300, 'b'))).toStrictEqual([])
  expect(left(...spent, entry(7, 'returned', 400, 'b'), entry(8, 'returned', 400, 'b'))).toStrictEqual([[FIRST, 500]])
})

test('bonuses returned after their expiry date get a new term', () => {
  const spent = [entry(1, 'welcome', 500), entry(80, 'spent', -500, 'b')]
  expect(left(...spent, entry(91, 'returned', 500, 'b'))).toStrictEqual([[FIRST, 500]])
  expect(left(...spent, entry(92, 'returned', 500, 'b'))).toStrictEqual([[lastDayOf(on(92)), 500]])
})

test('revoked purchase bonuses leave gift bonuses untouched while others remain', () => {
  const given = [entry(1, 'welcome', 500), entry(5, 'earned', 300, 'a')]
  expect(left(...given, entry(6, 'revoked', -300, 'a'))).toStrictEqual([[FIRST, 500]])
  expect(left(...given, entry(6, 'spent', -600, 'b'), entry(7, 'revoked', -300, 'a'))).toStrictEqual([])
})

test('a gift bonus covers a debt first', () => {
  const debt = [entry(1, 'earned', 300, 'a'), entry(2, 'spent', -300, 'b'), entry(3, 'revoked', -300, 'a')]
  expect(left(...debt, entry(20, 'birthday', 1000))).toStrictEqual([[LATER, 700]])
})

test('expired bonuses do not expire twice', () => {
  expect(left(entry(1, 'welcome', 500), entry(95, 'burnt', -500))).toStrictEqual([])
})
