import { isSame, sizeKey } from './keys.ts'

test.each([
  ['16,5', '16.5'],
  ['16.5', '16.5'],
  ['45 см', '45'],
  ['45 cm', '45'],
  ['0,30 ct', '0.30'],
  ['M', 'm'],
])('size "%s" is %s in the URL', (size, key) => {
  expect(sizeKey(size)).toBe(key)
})

test('compares sizes across both notations, and an unknown size equals nothing', () => {
  expect(isSame('16,5', '16.5')).toBe(true)
  expect(isSame('16,5', '17')).toBe(false)
  expect(isSame(null, null)).toBe(false)
})
