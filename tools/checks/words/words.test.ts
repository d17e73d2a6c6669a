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

test.each([
  ['mfe-catalog/src/pages/product/page.tsx', 1],
  ['shared/forms/src/fields/dates.ts', 1],
  ['shared/forms/src/fields/dates.test.ts', 0],
  ['api/src/buying/orders/orders.ts', 0],
])("the device's clock in %s is found %d times", (file, times) => {
  expect(wordsIn('const now = new Date()', file)).toHaveLength(times)
})

test.each([
  ['export interface Place {', 1],
  ['type Known = string', 1],
  ['interface PlaceProps {', 0],
  ['  type Known = string', 0],
])('a type that says nothing of what it is, in `%s`, is found %d times', (line, times) => {
  expect(wordsIn(line, 'shared/routing/src/router.tsx')).toHaveLength(times)
})
