import { plainText } from './plain-text.ts'
import { readableText } from './readable-text.ts'

test.each([
  ['letters with separate marks are composed', 'Е\u0308лкин', 'Ёлкин'],
  ['Latin likewise', 'Garci\u0301a', 'García'],
  ['no-break spaces are spaces', 'Анна\u00a0Ёлкина', 'Анна Ёлкина'],
  ['thin and narrow spaces too', '1\u2009500\u202f00', '1 500 00'],
  ['a tab between two cells is a space', 'Пётр\tПетров', 'Пётр Петров'],
  ['a byte order mark goes', '\ufeffanna@mail.ru', 'anna@mail.ru'],
  ['direction marks of a copied number go', '\u202a+971 50 123 4567\u202c', '+971 50 123 4567'],
  ['zero-width spaces, joiners and soft hyphens go', 'WEL\u200bCO\u00adME\u200d10', 'WELCOME10'],
  ['control characters go', 'a\u0000b\u001b\u0085', 'ab'],
  ['every dash is a hyphen', 'a‐b‑c–d—e−f', 'a-b-c-d-e-f'],
  ['every apostrophe is one', "O’Neill O'Neill Oʼ‘`´", "O'Neill O'Neill O''''"],
  ['Arabic-Indic digits', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['Persian digits', '۰۵۰', '050'],
  ['Devanagari digits', '९१६', '916'],
  ['full-width signs', '＋７９１６＠ａ', '+7916@a'],
  ['mathematical digits', '𝟎𝟗𝟘𝟡', '0909'],
  ['plain text stays', 'Анна-Мария 12, «дом»', 'Анна-Мария 12, «дом»'],
])('%s [forms.one-normalizer]', (_, typed, plain) => {
  expect(plainText(typed)).toBe(plain)
  expect(plainText(plain)).toBe(plain)
})

test('a message keeps its dashes, quotes, family emoji and lines', () => {
  expect(readableText('Маме —\u00a0с любовью’ 👨‍👩‍👧\nСаша\u200b')).toBe('Маме — с любовью’ 👨‍👩‍👧\nСаша')
})
