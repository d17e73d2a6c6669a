import { chanceOfRatio } from './statistics.ts'

test('identical values never miss the ratio by chance', () => {
  expect(chanceOfRatio([500, 500, 500], 1.15)).toBe(0)
})

// Medians of two of these are 1, 2 and 3, in one of four, two of four and one of four draws: 2/16 + 1/16 + 2/16.
test('two distant values miss the ratio with the hand-computed probability', () => {
  expect(chanceOfRatio([1, 3], 1.2)).toBeCloseTo(5 / 16, 1)
})

test('more values lower the probability', () => {
  const few = [400, 450, 500, 550, 600]
  expect(chanceOfRatio([...few, ...few, ...few, ...few], 1.15)).toBeLessThan(chanceOfRatio(few, 1.15) ?? 0)
})

test('without values the result is null', () => {
  expect(chanceOfRatio([null, undefined], 1.15)).toBeNull()
})
