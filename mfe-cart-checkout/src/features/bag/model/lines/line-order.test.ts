import { inDisplayedOrder } from './line-order.ts'

test.each([
  ['the first answer is the order', [], ['a', 'b'], ['a', 'b']],
  ['a new piece that the server puts last stands last', ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
  ['a new piece that the server puts first stands first', ['a', 'b'], ['c', 'a', 'b'], ['c', 'a', 'b']],
  ['one that left keeps its place', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c']],
  ['one that came back stands where it stood', ['a', 'b', 'c'], ['a', 'c', 'b'], ['a', 'b', 'c']],
])('%s', (_, places, ids, expected) => {
  expect(inDisplayedOrder(places, ids)).toStrictEqual(expected)
})
