import { parseLikedTimes, writeLikedTimes } from './liked-times.ts'

test.each<[string | null, [number, number][]]>([
  [
    '3-1764460000.1-1764450000',
    [
      [3, 1_764_460_000],
      [1, 1_764_450_000],
    ],
  ],
  ['', []],
  [null, []],
  ['{"3":1}', []],
  ['3-x.1-5', [[1, 5]]],
])('the times "%s" parse as %j', (text, times) => {
  expect([...parseLikedTimes(text)]).toStrictEqual(times)
})

test('times are written for the pieces of the list, and a piece without one has none', () => {
  expect(
    writeLikedTimes(
      new Map([
        [3, 30],
        [1, 10],
      ]),
      [2, 1],
    ),
  ).toBe('1-10')
})
