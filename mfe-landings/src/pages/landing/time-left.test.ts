import { isOver, lastMinute, timeLeft } from './time-left.ts'

const END = '2026-12-31T21:00:00.000Z'
const at = (instant: string) => Date.parse(instant)

test.each([
  ['2026-12-01T20:59:58Z', { days: 30, hours: 0, minutes: 0, seconds: 2 }],
  ['2026-12-31T19:58:57Z', { days: 0, hours: 1, minutes: 1, seconds: 3 }],
  // The same moment, told by a clock of Dubai and by one of New York.
  ['2026-12-31T23:58:57+04:00', { days: 0, hours: 1, minutes: 1, seconds: 3 }],
  ['2026-12-31T14:58:57-05:00', { days: 0, hours: 1, minutes: 1, seconds: 3 }],
])('at %s the remaining time is %j', (now, left) => {
  expect(timeLeft(END, at(now))).toStrictEqual(left)
})

test('at the end no time remains', () => {
  expect([timeLeft(END, at(END) - 1) === null, isOver(END, at(END) - 1)]).toStrictEqual([false, false])
  expect([timeLeft(END, at(END)), isOver(END, at(END))]).toStrictEqual([null, true])
})

test('without an end it is never over', () => {
  expect(isOver(null, at(END))).toBe(false)
})

test.each([
  [END, { day: '31.12.2026', time: '23:59' }],
  ['2027-02-28T09:00:00.000Z', { day: '28.02.2027', time: '11:59' }],
])('%s ends after the last minute in Moscow %j', (end, last) => {
  expect(lastMinute(end)).toStrictEqual(last)
})
