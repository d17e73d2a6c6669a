import { aSku } from '@shop/testing/builders'
import { choiceOf } from './choice.ts'

const ring = (size: string, balances: number, mainGemWeight = '0,30 ct') =>
  aSku({ id: `${size}/${mainGemWeight}`, size, balances, mainGemWeight })
const rings = { skuListWithGems: [ring('16', 2), ring('16,5', 0), ring('16,5', 1, '0,50 ct'), ring('17', 3), ring('17,5', 0)] }
const nothing = { size: null, weight: null }

test('no size is chosen until the shopper or the address says so', () => {
  expect(choiceOf(rings, nothing).sku).toBeNull()
  expect(choiceOf(rings, nothing).sizes.map(({ size }) => size)).toStrictEqual(['16', '16,5', '17', '17,5'])
})

test('a size sets its first weight, one in stock first', () => {
  expect(choiceOf(rings, { size: '16.5', weight: null }).sku?.id).toBe('16,5/0,50 ct')
  expect(choiceOf(rings, { size: '17', weight: null }).sku?.id).toBe('17/0,30 ct')
})

test('a weight in the address is kept, in stock or not', () => {
  expect(choiceOf(rings, { size: '16.5', weight: '0.30' }).sku?.id).toBe('16,5/0,30 ct')
})

test('a weight that was asked for goes with every size that has it', () => {
  const { sizes } = choiceOf(rings, { size: null, weight: '0.30' })
  expect(sizes.map(({ sku }) => sku.id)).toStrictEqual(['16/0,30 ct', '16,5/0,30 ct', '17/0,30 ct', '17,5/0,30 ct'])
  expect(choiceOf(rings, { size: '16', weight: '0.50' }).sku?.id).toBe('16/0,30 ct')
})

test('a size that is sold out can be chosen', () => {
  expect(choiceOf(rings, { size: '17.5', weight: null }).sku).toMatchObject({ size: '17,5', balances: 0 })
})

test('a size that the piece does not have reads as none', () => {
  expect(choiceOf(rings, { size: '99', weight: null }).sku).toBeNull()
})

test('weights are offered where the chosen size has more than one', () => {
  expect(choiceOf(rings, { size: '16.5', weight: null }).weights.map(({ weight }) => weight)).toStrictEqual(['0,30 ct', '0,50 ct'])
  expect(choiceOf(rings, { size: '16', weight: null }).weights).toStrictEqual([])
})

test('before a size is chosen, a weight can be', () => {
  expect(choiceOf(rings, nothing).weights.map(({ weight }) => weight)).toStrictEqual(['0,30 ct', '0,50 ct'])
  expect(choiceOf(rings, nothing).weight).toBeNull()
  expect(choiceOf(rings, { size: null, weight: '0.50' }).weight).toBe('0,50 ct')
})

test('a piece of one size has nothing to choose', () => {
  expect(choiceOf({ skuListWithGems: [aSku({ id: 'one', size: null })] }, nothing)).toMatchObject({ sizes: [], sku: { id: 'one' } })
  expect(choiceOf({ skuListWithGems: [ring('17', 1)] }, nothing)).toMatchObject({ sku: { size: '17' } })
})
