import { wordsIn } from './words.ts'

test.each([
  ["test.only('a', () => {})"],
  ["describe.skip('a', () => {})"],
  ["xit('a', () => {})"],
  ['// TODO: later'],
  ['// @ts-ignore'],
  ['// oxlint-disable-next-line no-console'],
])('%s is found', (line) => {
  expect(wordsIn(`const fine = 1\n${line}`)).toStrictEqual([{ line: 2, why: expect.any(String) }])
})

test.each([
  ["test('the only piece is sold once', () => {})"],
  ["test.skip(!full, 'a long matrix: npm run test:full')"],
  ['// oxlint-disable-next-line no-danger -- the server has sanitised it'],
  ['<use href="#todo-list" />'],
])('%s is allowed', (line) => {
  expect(wordsIn(line)).toStrictEqual([])
})
