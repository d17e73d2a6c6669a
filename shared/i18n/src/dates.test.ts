import { dateInWords, dayInWords, momentAhead, momentInWords } from './dates.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const now = new Date(2026, 10, 21, 12)
const at = (year: number) => new Date(year, 10, 19, 14, 6).toISOString()

test.each([
  ['ru', '28 ноября 2027', '28 ноября', '19 ноября, 14:06', '19 ноября 2025'],
  ['en', '28 November 2027', '28 November', '19 November, 14:06', '19 November 2025'],
] as const)('in %s dates are formatted for the locale', (locale, day, short, moment, lastYear) => {
  expect(plain(dayInWords('28.11.2027', locale))).toBe(day)
  expect(plain(dayInWords('28.11.2027', locale, { year: false }))).toBe(short)
  expect(plain(momentInWords(at(2026), locale, now))).toBe(moment)
  expect(plain(dateInWords(at(2025), locale, now))).toBe(lastYear)
})

test('a future time includes its day unless it is today', () => {
  const late = new Date(2026, 10, 21, 21, 29).toISOString()
  expect(momentAhead(late, 'ru', now)).toBe('21:29')
  expect(plain(momentAhead(late, 'ru', new Date(2026, 10, 20, 23, 59)))).toBe('21 ноября, 21:29')
})

test('an invalid date is returned unchanged', () => {
  expect(dayInWords('скоро', 'ru')).toBe('скоро')
})
