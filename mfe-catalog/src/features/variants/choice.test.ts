import { aSku } from '@shop/testing/builders'
import { choiceOf } from './choice.ts'

const ring = (size: string, balances: number, mainGemWeight = '0,30 ct') =>
  aSku({ id: `${size}/${mainGemWeight}`, size, balances, mainGemWeight })
const rings = { skuListWithGems: [ring('16', 2), ring('16,5', 0), ring('16,5', 1, '0,50 ct'), ring('17', 3), ring('17,5', 0)] }
const nothing = { size: null, weight: null }

test('no size is selected until the shopper or the URL sets one', () => {
  expect(choiceOf(rings, nothing).sku).toBeNull()
  expect(choiceOf(rings, nothing).sizes.map(({ size }) => size)).toStrictEqual(['16', '16,5', '17', '17,5'])
})

test('a size selects its first stone weight, preferring one in stock', () => {
  expect(choiceOf(rings, { size: '16.5', weight: null }).sku?.id).toBe('16,5/0,50 ct')
  expect(choiceOf(rings, { size: '17', weight: null }).sku?.id).toBe('17/0,30 ct')
})

test('keeps the weight from the URL, in stock or not', () => {
  expect(choiceOf(rings, { size: '16.5', weight: '0.30' }).sku?.id).toBe('16,5/0,30 ct')
})

test('applies the requested weight to every size that has it', () => {
  const { sizes } = choiceOf(rings, { size: null, weight: '0.30' })
  expect(sizes.map(({ sku }) => sku.id)).toStrictEqual(['16/0,30 ct', '16,5/0,30 ct', '17/0,30 ct', '17,5/0,30 ct'])
  expect(choiceOf(rings, { size: '16', weight: '0.50' }).sku?.id).toBe('16/0,30 ct')
})

test('a sold-out size can be selected', () => {
  expect(choiceOf(rings, { size: '17.5', weight: null }).sku).toMatchObject({ size: '17,5', balances: 0 })
})

test('an unknown size reads as none', () => {
  expect(choiceOf(rings, { size: '99', weight: null }).sku).toBeNull()
})

test('offers weights only if the selected size has more than one', () => {
  expect(choiceOf(rings, { size: '16.5', weight: null }).weights.map(({ weight }) => weight)).toStrictEqual(['0,30 ct', '0,50 ct'])
  expect(choiceOf(rings, { size: '16', weight: null }).weights).toStrictEqual([])
})

test('a weight can be selected before a size', () => {
  expect(choiceOf(rings, nothing).weights.map(({ weight }) => weight)).toStrictEqual(['0,30 ct', '0,50 ct'])
  expect(choiceOf(rings, nothing).weight).toBeNull()
  expect(choiceOf(rings, { size: null, weight: '0.50' }).weight).toBe('0,50 ct')
})

test('a piece of one size has no selection', () => {
  expect(choiceOf({ skuListWithGems: [aSku({ id: 'one', size: null })] }, nothing)).toMatchObject({ sizes: [], sku: { id: 'one' } })
  expect(choiceOf({ skuListWithGems: [ring('17', 1)] }, nothing)).toMatchObject({ sku: { size: '17' } })
})
