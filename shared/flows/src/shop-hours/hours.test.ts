import { hoursAt, opennessOf } from './hours.ts'

const WORKDAY = { from: '10:00', to: '22:00' }
const SATURDAY = { from: '11:00', to: '20:00' }
const moscow = { week: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, SATURDAY, null], utc_offset_hours: 3, days_off: ['2026-11-30'] }

test.each([
  ['Friday evening, Saturday already in Kamchatka', '2026-11-27T17:00:00Z', WORKDAY],
  ['a minute before Saturday', '2026-11-27T20:59:00Z', WORKDAY],
  ['Saturday, still Friday in London', '2026-11-27T21:00:00Z', SATURDAY],
  ['Sunday', '2026-11-29T09:00:00Z', null],
  ['Monday, a day off', '2026-11-30T09:00:00Z', null],
])('%s at the shop: its own hours of its own day [delivery.shop-hours-by-place]', (_, instant, hours) => {
  expect(hoursAt(moscow, Date.parse(instant))).toStrictEqual(hours)
})

test('a day off moves the opening to the next day', () => {
  expect(opennessOf(moscow, Date.parse('2026-11-29T18:00:00Z'))).toStrictEqual({ isOpen: false, opens: '10:00', daysOn: 2 })
})
