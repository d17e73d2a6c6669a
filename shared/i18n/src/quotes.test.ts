import { quoted } from './quotes.ts'

test.each([
  ['ru', 'Кольцо', '«Кольцо»'],
  ['ru', 'Кольцо «Аврора», белое золото', '«Кольцо „Аврора“, белое золото»'],
  ['en', 'Ring', '“Ring”'],
  ['en', 'The “Aurora” ring', '“The ‘Aurora’ ring”'],
] as const)('in %s %s is quoted as %s: nested quotes use the inner style', (locale, text, expected) => {
  expect(quoted(text, locale)).toBe(expected)
})
