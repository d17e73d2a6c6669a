import { consultStarts, soonestConsult, stylistClock } from './consults.ts'

const at = (moment: string) => Date.parse(moment)

test('selectable slots are full working hours of today and the next two days', () => {
  const starts = consultStarts('RU', at('2026-11-30T20:20:00+03:00'))
  expect(starts[0]).toBe(new Date('2026-11-30T21:00:00+03:00').toISOString())
  expect(starts[1]).toBe(new Date('2026-12-01T09:00:00+03:00').toISOString())
  expect(starts.at(-1)).toBe(new Date('2026-12-02T21:00:00+03:00').toISOString())
  expect(starts).toHaveLength(1 + 13 + 13)
})

test('an hour that has begun is not selectable', () => {
  expect(consultStarts('RU', at('2026-11-24T12:00:00+03:00'))[0]).toBe(new Date('2026-11-24T13:00:00+03:00').toISOString())
})

test('in the Emirates slots follow the local time zone', () => {
  expect(consultStarts('AE', at('2026-11-24T02:00:00+04:00'))[0]).toBe(new Date('2026-11-24T10:00:00+04:00').toISOString())
  expect(stylistClock('AE', '2026-11-24T21:00:00Z')).toStrictEqual({ date: '2026-11-25', hour: 1 })
})

test.each([
  ['at work', '2026-11-24T12:10:00+03:00', null],
  ['before work', '2026-11-24T08:59:00+03:00', '2026-11-24T09:00:00+03:00'],
  ['too near the end of the day', '2026-11-24T21:40:00+03:00', '2026-11-25T09:00:00+03:00'],
  ['at night', '2026-11-24T23:30:00+03:00', '2026-11-25T09:00:00+03:00'],
])('%s, "as soon as possible" shows a realistic promise', (_when, now, promised) => {
  expect(soonestConsult('RU', at(now))).toBe(promised && new Date(promised).toISOString())
})
