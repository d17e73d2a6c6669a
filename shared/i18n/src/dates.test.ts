import { dateInWords, dayInWords, localMoment, momentAhead, momentInWords } from './dates.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const now = new Date('2026-11-21T12:00:00+03:00')
const at = (year: number) => `${year}-11-19T11:06:00.000Z`

/** Minutes that the device is behind UTC: −180 in Moscow, −720 in Kamchatka, 300 in New York. */
const deviceIn = (minutesBehind: number) => jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehind)
afterEach(() => jest.restoreAllMocks())

test.each([
  ['ru', '28 ноября 2027', '28 ноября', '19 ноября, 14:06', '19 ноября 2025'],
  ['en', '28 November 2027', '28 November', '19 November, 14:06 Moscow time', '19 November 2025'],
] as const)('in %s dates are formatted for the locale', (locale, day, short, moment, lastYear) => {
  deviceIn(-180)
  expect(plain(dayInWords('28.11.2027', locale))).toBe(day)
  expect(plain(dayInWords('28.11.2027', locale, { year: false }))).toBe(short)
  expect(plain(momentInWords(at(2026), locale, now))).toBe(moment)
  expect(plain(dateInWords(at(2025), locale, now))).toBe(lastYear)
})

test.each([-720, -180, 0, 300])('a date is the shop’s day on a device %i minutes behind UTC [orders.dates-of-the-shop]', (behind) => {
  deviceIn(behind)
  expect(plain(dateInWords('2026-11-13T21:30:00.000Z', 'ru', now))).toBe('14 ноября')
  expect(plain(dateInWords('2026-11-13T20:59:00.000Z', 'ru', now))).toBe('13 ноября')
  expect(plain(dateInWords('2026-12-31T21:30:00.000Z', 'en', now))).toBe('1 January 2027')
})

test('a time of the shop says so where the device shows another [orders.dates-of-the-shop]', () => {
  deviceIn(300)
  expect(plain(momentInWords('2026-11-13T21:30:00.000Z', 'ru', now))).toBe('14 ноября, 00:30 по Москве')
  expect(plain(momentInWords('2026-11-13T21:30:00.000Z', 'en', now))).toBe('14 November, 00:30 Moscow time')
})

test('a future time is the reader’s, and includes its day unless it is today', () => {
  deviceIn(-180)
  const late = new Date(2026, 10, 21, 21, 29).toISOString()
  expect(momentAhead(late, 'ru', new Date(2026, 10, 21, 12))).toBe('21:29')
  expect(plain(momentAhead(late, 'ru', new Date(2026, 10, 20, 23, 59)))).toBe('21 ноября, 21:29')
  expect(plain(localMoment(late, 'en', new Date(2026, 10, 20, 23, 59)))).toBe('21 November, 21:29')
})

test.each([
  [-180, '21:29', '21:29'],
  [0, '21:29 по вашему времени', '21:29 your time'],
  [-420, '21:29 по вашему времени', '21:29 your time'],
  [300, '21:29 по вашему времени', '21:29 your time'],
])('on a device %i minutes behind UTC a deadline is told without a raw zone [orders.dates-of-the-shop]', (behind, ru, en) => {
  deviceIn(behind)
  const [late, noon] = [new Date(2026, 10, 21, 21, 29).toISOString(), new Date(2026, 10, 21, 12)]
  expect([momentAhead(late, 'ru', noon), momentAhead(late, 'en', noon)].map(plain)).toStrictEqual([ru, en])
})

test('an invalid date is returned unchanged', () => {
  expect(dayInWords('скоро', 'ru')).toBe('скоро')
})
