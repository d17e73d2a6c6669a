import { fileOf } from './fields/file.ts'
import { email, login, phone, phoneInWords, phoneNumber } from './fields/contact.ts'
import { birthday, birthdayWithoutYear, sendDate } from './fields/dates.ts'
import { fullName, name, surname } from './fields/names.ts'
import { authCode, bankAccount, bik, certificateAmount, inn, password } from './fields/numbers.ts'
import { recipient } from './fields/recipient.ts'
import { checked, chosen, lengthWithin, matches, required } from './required.ts'
import { firstOf, type Verdict } from './verdict.ts'

const TODAY = new Date(2026, 5, 15, 13, 30)

describe('required, length, pattern, checkbox, choice', () => {
  test.each([
    ['text is there', required('кольцо'), null],
    ['blank fails', required(''), 'REQUIRED_FIELD'],
    ['only spaces fails', required('   '), 'REQUIRED_FIELD'],
    ['nothing fails', required(null), 'REQUIRED_FIELD'],
    ['in words of its own', required('', 'EMPTY_CITY'), 'EMPTY_CITY'],
    ['too few signs', lengthWithin('ab', { min: 3 }), 'TOO_SHORT'],
    ['too many signs', lengthWithin('abcd', { max: 3 }), 'TOO_LONG'],
    ['spaces around do not count', lengthWithin(' abc ', { min: 3, max: 3 }), null],
    ['a pattern refused', matches('12a', /^\d+$/), 'WRONG_FIELD'],
    ['a pattern met', matches('12', /^\d+$/), null],
    ['consent not given', checked(false, 'PERSONAL_DATA_AGREEMENT'), 'PERSONAL_DATA_AGREEMENT'],
    ['consent given', checked(true), null],
    ['nothing selected', chosen(null), 'REQUIRED_FIELD'],
    ['zero is a choice', chosen(0), null],
    [
      'the first complaint stands',
      firstOf('', [() => null, (text: string) => required(text), () => 'TOO_LONG' as const]),
      'REQUIRED_FIELD',
    ],
  ])('%s', (_, verdict, expected) => {
    expect(verdict).toBe(expected)
  })
})

test.each([
  ['', 'EMPTY_EMAIL'],
  ['  ', 'EMPTY_EMAIL'],
  ['anna.k-1_a@mail.example', null],
  ['anna@sub.mail.example', null],
  ['anna', 'CORRECT_EMAIL'],
  ['anna@mail', 'CORRECT_EMAIL'],
  ['anna@mail.e', 'CORRECT_EMAIL'],
  ['an na@mail.ru', 'CORRECT_EMAIL'],
  ['анна@mail.ru', 'CORRECT_EMAIL'],
  ['anna+ring@mail.ru', 'EMAIL_SIGNS'],
])('email %j: %s', (text, expected) => {
  expect(email(text)).toBe(expected)
})

test.each([
  ['', 'EMPTY_PHONE'],
  ['+', 'EMPTY_PHONE'],
  ['+7', 'EMPTY_PHONE'],
  ['+7 (916) 123-45-67', null],
  ['+7916123456', 'WRONG_PHONE'],
  ['+791612345678', 'WRONG_PHONE'],
  ['+971501234567', null],
  ['84912345678', 'WRONG_PHONE'],
  ['0501234567', 'WRONG_PHONE'],
  ['+1234567', 'WRONG_PHONE'],
  ['+1234567890123456', 'WRONG_PHONE'],
  ['+7 916 123 45 6a', 'WRONG_PHONE'],
])('phone %j: %s [forms.phone-e164]', (text, expected) => {
  expect(phone(text)).toBe(expected)
})

test('a phone is sent as digits with a leading plus', () => {
  expect(phoneNumber('+7 (916) 123-45-67')).toBe('+79161234567')
})

test.each([
  ['', 'EMPTY_LOGIN'],
  ['+7', 'EMPTY_LOGIN'],
  ['anna@mail.ru', null],
  ['+7 916 123-45-67', null],
  ['anna@', 'WRONG_LOGIN'],
  ['12', 'WRONG_LOGIN'],
])('login %j: %s [auth.login-phone-or-email]', (text, expected) => {
  expect(login(text)).toBe(expected)
})

describe('names: Cyrillic on the Russian storefront, Cyrillic or Latin abroad', () => {
  test.each([
    ['name, ru', name('Артём', 'ru'), null],
    ['name with a hyphen, ru', name('Анна-Мария', 'ru'), null],
    ['a Latin name, ru', name('Anna', 'ru'), 'WRONG_NAME'],
    ['a Latin name, en', name('Zoë', 'en'), null],
    ['a Cyrillic name, en', name('Анна', 'en'), null],
    ['digits', name('Анна1', 'ru'), 'WRONG_NAME'],
    ['a sign of the marketing service', name('An<na', 'en'), 'WRONG_NAME'],
    ['no letter at all', name('-', 'ru'), 'WRONG_NAME'],
    ['no name', name(' ', 'ru'), 'EMPTY_NAME'],
    ['no surname', surname('', 'ru'), 'EMPTY_SURNAME'],
    ['an apostrophe', surname("О'Коннор", 'ru'), null],
    ...[
      'Nguyễn Văn An',
      'John Smith Jr.',
      'O’Neill',
      'Anne–Marie',
      'Ångström',
      'Łukasz',
      'Іван Їжак',
      'Єва Ґалаґан',
      'Қанат',
      'Garci\u0301a',
      'Ñ̃a',
    ].map((one): [string, Verdict, Verdict] => [`${one}, en [forms.names-abroad]`, name(one, 'en'), null]),
    ['Arabic letters, en', name('آنا', 'en'), 'WRONG_NAME'],
    ['a Ukrainian name, ru', name('Їжак', 'ru'), 'WRONG_NAME'],
    ['a full name of three words, en', fullName('Nguyễn Văn An', 'en'), null],
    ['a full name with a dot, en', fullName('John Smith Jr.', 'en'), null],
    ['an NFD name, ru', name('Е\u0308лкин', 'ru'), null],
    ['a full name in other letters says which are taken, en', fullName('محمد علي', 'en'), 'WRONG_NAME'],
    ['one word in other letters, en', fullName('محمد', 'en'), 'WRONG_FULL_NAME'],
    ['full name, ru', fullName('Ёлкина Анна', 'ru'), null],
    ['three words', fullName('Ёлкина Анна Петровна', 'ru'), null],
    ['one word', fullName('Анна', 'ru'), 'WRONG_FULL_NAME'],
    ['a hyphen is no second word', fullName('Анна -', 'ru'), 'WRONG_FULL_NAME'],
    ['Latin on the Russian storefront', fullName('Anna Lee', 'ru'), 'WRONG_FULL_NAME'],
    ['Latin abroad', fullName('Anna Lee', 'en'), null],
    ['nothing', fullName('', 'en'), 'EMPTY_FULL_NAME'],
  ])('%s', (_, verdict, expected) => {
    expect(verdict).toBe(expected)
  })
})

describe('dates, on 15.06.2026', () => {
  test.each([
    ['', 'EMPTY_BIRTHDAY'],
    ['07.03.1990', null],
    ['29.02.2024', null],
    ['29.02.2023', 'WRONG_DATE'],
    ['31.04.2000', 'WRONG_DATE'],
    ['00.01.2000', 'WRONG_DATE'],
    ['31.12.1899', 'WRONG_YEAR'],
    ['01.01.1900', null],
    ['14.06.2026', null],
    ['15.06.2026', 'FUTURE_DATE'],
    ['7.3.1990', 'WHOLE_DATE'],
  ])('a birthday must be before today: %j %s', (text, expected) => {
    expect(birthday(text, TODAY)).toBe(expected)
  })

  test.each([
    ['29.02', null],
    ['30.02', 'WRONG_DATE'],
    ['', 'EMPTY_BIRTHDAY'],
  ])('a birthday without a year: %j %s', (text, expected) => {
    expect(birthdayWithoutYear(text)).toBe(expected)
  })

  test.each([
    ['', 'EMPTY_DATE'],
    ['14.06.2026', 'PAST_DATE'],
    ['15.06.2026', null],
    ['15.06.2027', null],
    ['16.06.2027', 'DATE_TOO_FAR'],
    ['16.06.27', 'WHOLE_DATE'],
    ['16.06.2127', 'DATE_TOO_FAR'],
    ['16.06.1850', 'PAST_DATE'],
  ])('a send date lies within the days that the server offers: %j %s [forms.send-date]', (text, expected) => {
    expect(sendDate(text, '15.06.2026', '15.06.2027')).toBe(expected)
  })
})

test.each([
  ['BIK of nine digits', bik('044525225'), null],
  ['BIK of eight', bik('04452522'), 'WRONG_FIELD'],
  ['INN of ten digits', inn('7707083893'), null],
  ['INN with a letter', inn('770708389a'), 'WRONG_FIELD'],
  ['no INN', inn(''), 'REQUIRED_FIELD'],
  ['account of twenty digits', bankAccount('40817810099910004312'), null],
  ['account of nineteen', bankAccount('4081781009991000431'), 'WRONG_FIELD'],
  ['code of four digits', authCode('0412'), null],
  ['code of five', authCode('04121'), 'WRONG_AUTH_CODE'],
  ['no code', authCode(''), 'EMPTY_AUTH_CODE'],
  ['password of six signs', password('пять6!'), null],
  ['password of five', password('12345'), 'TOO_SHORT'],
  ['no password', password(''), 'EMPTY_PASSWORD'],
  ['certificate of 1000', certificateAmount('1000'), null],
  ['certificate of 200 000', certificateAmount('200000'), null],
  ['certificate of 999', certificateAmount('999'), 'CERTIFICATE_RANGE'],
  ['certificate of 200 001', certificateAmount('200001'), 'CERTIFICATE_RANGE'],
  ['certificate with kopecks', certificateAmount('1500,50'), 'WHOLE_AMOUNT'],
  ['certificate of words', certificateAmount('много'), 'WRONG_AMOUNT'],
  ['no amount', certificateAmount(' '), 'CHOOSE_DENOMINATION'],
])('%s', (_, verdict, expected) => {
  expect(verdict).toBe(expected)
})

test.each([
  ['neither email nor phone', { email: '', phone: '+7', ownEmail: '' }, 'EMPTY_RECIPIENT_DATA'],
  ['an email', { email: 'anna@mail.ru', phone: '', ownEmail: 'ilya@mail.ru' }, null],
  ['a phone', { email: '', phone: '+7 916 123-45-67', ownEmail: '' }, null],
  ["one's own email, in other letters", { email: ' Ilya@Mail.ru ', phone: '', ownEmail: 'ilya@mail.ru' }, 'SELF_MAIL_CERTIFICATE_SEND'],
  ['a wrong email', { email: 'anna@', phone: '', ownEmail: '' }, 'CORRECT_EMAIL'],
  ['a wrong phone', { email: '', phone: '+7 916', ownEmail: '' }, 'WRONG_PHONE'],
])('a certificate for %s', (_, asked, expected) => {
  expect(recipient(asked)).toBe(expected)
})

const DOCUMENT = { field: 'resume', maxBytes: 10, types: ['pdf', 'docx'] }
const aFile = (name: string, size = 10) => new File(['x'.repeat(size)], name)

test.each([
  ['none', null, 'NO_RESUME'],
  ['one that fits to the byte', aFile('cv.pdf'), null],
  ['one whose ending shouts', aFile('CV.Final.DOCX'), null],
  ['one of another kind', aFile('cv.png'), 'WRONG_FIELD'],
  ['one without an ending', aFile('pdf-resume'), 'WRONG_FIELD'],
  ['an empty one', aFile('cv.pdf', 0), 'WRONG_FIELD'],
  ['one too large', aFile('cv.pdf', 11), 'BODY_TOO_LARGE'],
])('a file: %s', (_, file, expected) => {
  expect(fileOf(file, DOCUMENT, 'NO_RESUME')).toBe(expected)
})

test('a Russian number is formatted in groups, others are unchanged', () => {
  expect(phoneInWords('+79162041877').replaceAll('\u00a0', ' ')).toBe('+7 916 204-18-77')
  expect(phoneInWords('+971501234567')).toBe('+971501234567')
})
