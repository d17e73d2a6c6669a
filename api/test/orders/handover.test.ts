import { handoverOf, type ShopHours, type Way } from '../../src/goods/places/delivery/handover.ts'

const MOSCOW = '+03:00'
const week = (from: string, to: string): ShopHours['week'] => Array.from({ length: 7 }, () => ({ from, to }))
const tsvetnoy: ShopHours = { country: 'RU', week: week('10:00', '22:00'), offset: 3, days: 1 }
const dubai: ShopHours = { country: 'AE', week: week('10:00', '24:00'), offset: 4, days: 5 }
const showcase = (shop: ShopHours): Way => ({ by: 'shop', shop, isInShowcase: true })
const brought = (shop: ShopHours): Way => ({ by: 'shop', shop, isInShowcase: false })
const courier: Way = { by: 'carrier', days: { from: 1, to: 1 }, hours: { from: '10:00', to: '18:00' } }

/** Friday, 20 November 2026 unless said otherwise; 4 November and 31 December to 8 January are days off. */
const HOLIDAYS = ['2026-11-04', '2026-12-31', ...Array.from({ length: 8 }, (_, index) => `2027-01-0${index + 1}`)]
const ask = (way: Way, moment: string) => handoverOf(way, new Date(`${moment}${MOSCOW}`), HOLIDAYS)

test.each([
  ['long before opening', '2026-11-20T03:00', '2026-11-20', '11:00', false],
  ['a minute before opening', '2026-11-20T09:59', '2026-11-20', '11:00', false],
  ['at opening', '2026-11-20T10:00', '2026-11-20', '11:00', true],
  ['with half an hour left to collect it', '2026-11-20T20:30', '2026-11-20', '21:30', true],
  ['with less than half an hour left', '2026-11-20T20:31', '2026-11-21', '11:00', false],
  ['at closing', '2026-11-20T22:00', '2026-11-21', '11:00', false],
  ['a minute before midnight', '2026-11-20T23:59', '2026-11-21', '11:00', false],
  ['at midnight', '2026-11-21T00:00', '2026-11-21', '11:00', false],
  ['on a day off', '2026-11-04T12:00', '2026-11-05', '11:00', false],
  ['on the last evening of the year', '2026-12-30T21:59', '2027-01-09', '11:00', false],
])('an item in the store’s showcase ordered %s', (_when, moment, date, time, startsNow) => {
  expect(ask(showcase(tsvetnoy), moment)).toMatchObject({ from: date, to: date, hours: { from: time, to: '22:00' }, startsNow })
})

test.each([
  ['a day off of Russia does not close a shop in Dubai', '2026-11-04T12:00', '2026-11-04', '14:00'],
  ['its midnight comes an hour before that of Moscow', '2026-11-20T23:30', '2026-11-21', '11:00'],
  ['it is open until midnight', '2026-11-20T21:30', '2026-11-20', '23:30'],
])('in Dubai %s', (_rule, moment, date, time) => {
  expect(ask(showcase(dubai), moment)).toMatchObject({ from: date, hours: { from: time } })
})

test('a store hands over on its open days only', () => {
  const closedAtWeekends: ShopHours = { ...tsvetnoy, week: tsvetnoy.week.map((hours, day) => (day > 4 ? null : hours)) }
  expect(ask(showcase(closedAtWeekends), '2026-11-20T21:00')?.from).toBe('2026-11-23')
  expect(ask(brought(closedAtWeekends), '2026-11-20T12:00')?.from).toBe('2026-11-23')
})

test('a store that never opens has no pickup date', () => {
  expect(ask(showcase({ ...tsvetnoy, week: week('10:00', '22:00').map(() => null) }), '2026-11-20T12:00')).toBeNull()
})

test.each([
  ['leaves today', '2026-11-20T19:59', '2026-11-21'],
  ['leaves tomorrow', '2026-11-20T20:00', '2026-11-22'],
  ['leaves after the day off', '2026-11-04T12:00', '2026-11-06'],
])('an item shipped to a store %s', (_when, moment, date) => {
  expect(ask(brought(tsvetnoy), moment)).toMatchObject({ from: date, to: date, hours: null })
})

test.each([
  ['before the last parcels leave', '2026-11-20T19:59:59', '2026-11-21'],
  ['after the last parcels have left', '2026-11-20T20:00', '2026-11-22'],
  ['a minute before midnight', '2026-11-20T23:59', '2026-11-22'],
  ['at midnight', '2026-11-21T00:00', '2026-11-22'],
  ['on the evening before a day off', '2026-11-03T21:00', '2026-11-06'],
  ['on the last day of the year', '2026-12-31T10:00', '2027-01-10'],
])('a one-day courier order placed %s', (_when, moment, date) => {
  expect(ask(courier, moment)).toMatchObject({ from: date, to: date, hours: { from: '10:00', to: '18:00' } })
})

test.each([
  ['2026-11-20T00:00', '12:00'],
  ['2026-11-20T09:00', '12:00'],
  ['2026-11-20T09:14', '12:00'],
  ['2026-11-20T12:40', '15:30'],
  ['2026-11-20T15:59', '18:45'],
])('an express order placed at %s arrives by %s: within three hours', (moment, until) => {
  expect(ask({ by: 'express' }, moment)).toMatchObject({ from: '2026-11-20', hours: { to: until }, startsNow: true })
})

test.each([
  ['express', '2026-11-20T16:00', '2026-11-23'],
  ['express', '2026-11-21T10:00', '2026-11-23'],
  ['express', '2026-12-30T16:00', '2027-01-11'],
  ['sameDay', '2026-11-20T13:00', '2026-11-23'],
  ['sameDay', '2026-11-19T23:59', '2026-11-20'],
  ['sameDay', '2026-11-04T09:00', '2026-11-05'],
] as const)('%s requested at %s is promised for %s', (by, moment, date) => {
  expect(ask({ by }, moment)).toMatchObject({ from: date, to: date, startsNow: false })
})
