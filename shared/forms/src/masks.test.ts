import { birthdayMask, emailMask, nameMask, numberMask, phoneMask, phoneSpaced, timeMask } from './masks.ts'

describe('phone: strips letters; +7 is prefilled on the Russian storefront, an 8 at the start becomes +7', () => {
  test.each([
    ['', '+7'],
    ['+', '+7'],
    ['9', '+79'],
    ['8', '+7'],
    ['7', '+7'],
    ['89161234567', '+79161234567'],
    ['8 (916) 123-45-67', '+7 (916) 123-45-67'],
    ['тел. 8 916', '+7 916'],
    ['+7 916 abc', '+7 916 '],
    ['+789161234567', '+79161234567'],
    ['+7+79161234567', '+79161234567'],
    ['+78121234567', '+78121234567'],
    ['+375 29 123-45-67', '+375 29 123-45-67'],
  ])('ru: %j becomes %j [forms.phone-prefix]', (typed, shown) => {
    expect(phoneMask(typed, 'ru')).toBe(shown)
  })

  test.each([
    ['', ''],
    ['8', '8'],
    ['+971 50 123 4567', '+971 50 123 4567'],
    ['phone: +44 20', '+44 20'],
  ])('en: %j becomes %j', (typed, shown) => {
    expect(phoneMask(typed, 'en').trim()).toBe(shown)
  })
})

test.each([
  ['email strips Cyrillic and spaces', emailMask, ' иmail@ zlata.example', 'mail@zlata.example'],
  ['birthday keeps digits and adds the dots', birthdayMask, '07031990', '07.03.1990'],
  ['birthday: no dot before the next digit', birthdayMask, '07', '07'],
  ['birthday: three digits', birthdayMask, '070', '07.0'],
  ['birthday: one digit and a dot', birthdayMask, '7.', '07'],
  ['birthday: one digit of the month and a dot', birthdayMask, '07.3.', '07.03'],
  ['birthday: a date with single digits [forms.date-spellings]', birthdayMask, '7.12.2026', '07.12.2026'],
  ['birthday: a date with spaces around', birthdayMask, ' 7 . 3 . 1990 ', '07.03.1990'],
  ['birthday: slashes', birthdayMask, '7/3/1990', '07.03.1990'],
  ['birthday: as browsers fill bday [forms.date-spellings]', birthdayMask, '2026-12-07', '07.12.2026'],
  ['birthday: with a time', birthdayMask, '1990-03-07T00:00:00Z', '07.03.1990'],
  ['birthday: digits of another script', birthdayMask, '٧.٣.١٩٩٠', '07.03.1990'],
  ['birthday: a year in two digits is not regrouped [forms.date-spellings]', birthdayMask, '7/12/26', '07.12.26'],
  ['birthday: a month in letters [forms.date-spellings]', birthdayMask, '7 декабря 2026 г.', '07.12.2026'],
  ['birthday: a month in English letters', birthdayMask, '7 Dec 2026', '07.12.2026'],
  ['birthday: a month in letters before the day', birthdayMask, 'March 17, 1990', '17.03.1990'],
  ['birthday: a word that is no month', birthdayMask, '7 утра 1990', '71.99.0'],
  ['birthday: at most eight digits', birthdayMask, '07.03.19905', '07.03.1990'],
  ['name keeps letters, digits, spaces, apostrophe and hyphen', nameMask, "Анна-Мария O'Нил 2!@#$", "Анна-Мария O'Нил 2"],
  ['name refuses the signs of the marketing service', nameMask, 'И<ван>%', 'Иван'],
  ['time: hh:mm', timeMask, '1530', '15:30'],
  ['time: hours at most 23', timeMask, '29', '23'],
  ['time: minutes at most 59', timeMask, '1575', '15:59'],
  ['time: one digit waits', timeMask, '9', '9'],
  ['number: digits only', numberMask, '12 000 ₽', '12000'],
  ['a whole Russian phone is read in groups', phoneSpaced, '+7(916)2041877', '+7 916 204-18-77'],
  ['half a phone stays as typed', phoneSpaced, '+7 916 20', '+7 916 20'],
  ['a phone of another country stays as typed', phoneSpaced, '+971 50 123 4567', '+971 50 123 4567'],
])('%s', (_, mask, typed, shown) => {
  expect(mask(typed)).toBe(shown)
})
