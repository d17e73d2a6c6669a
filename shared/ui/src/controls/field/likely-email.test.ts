import { likelyEmail } from './likely-email.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['Anna.K@gmail.con', 'Anna.K@gmail.com'],
  ['anna@gmal.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@yandx.ru', 'anna@yandex.ru'],
  ['anna@iclod.com', 'anna@icloud.com'],
  ['anna@mial.ru', 'anna@mail.ru'],
  ['anna@gmail.ru', 'anna@gmail.com'],
  ['anna@mail.con', 'anna@mail.com'],
])('%s probably means %s [forms.likely-email]', (typed, meant) => {
  expect(likelyEmail(typed)).toBe(meant)
})

test.each([
  'anna@gmail.com',
  'anna@mail.ru',
  'anna@mail.example',
  'anna@ya.ru',
  'anna@gmail.co.uk',
  'anna@mail.com',
  'anna',
  '',
  'a@b@gmial.com',
])('%s is not questioned', (typed) => {
  expect(likelyEmail(typed)).toBeNull()
})
