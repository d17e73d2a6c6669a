import { aSku } from '@shop/testing/builders'
import { choiceOf } from './variants.ts'

const ring = (size: string, balances: number, mainGemWeight = '0,30 ct') =>
  aSku({ id: `${size}/${mainGemWeight}`, size, balances, mainGemWeight })
const rings = { skuListWithGems: [ring('16', 2), ring('16,5', 0), ring('16,5', 1, '0,50 ct'), ring('17', 3), ring('17,5', 0)] }
const nothing = { size: null, weight: null }

test('without a size in the address, one from the middle of those in stock is chosen', () => {
  expect(choiceOf(rings, nothing).sku?.id).toBe('16,5/0,50 ct')
})

test('a size sets its first weight, one in stock first', () => {
  expect(choiceOf(rings, { size: '16.5', weight: null }).sku?.id).toBe('16,5/0,50 ct')
  expect(choiceOf(rings, { size: '17', weight: null }).sku?.id).toBe('17/0,30 ct')
})

test('a weight in the address is kept, in stock or not', () => {
  expect(choiceOf(rings, { size: '16.5', weight: '0.30' }).sku?.id).toBe('16,5/0,30 ct')
})

test('a size that is sold out can be chosen', () => {
  expect(choiceOf(rings, { size: '17.5', weight: null }).sku).toMatchObject({ size: '17,5', balances: 0 })
})

test('a size that the piece does not have reads as none', () => {
  expect(choiceOf(rings, { size: '99', weight: null }).sku?.size).toBe('16,5')
})

test('weights are offered where the chosen size has more than one', () => {
  expect(choiceOf(rings, { size: '16.5', weight: null }).weights.map(({ weight }) => weight)).toStrictEqual(['0,30 ct', '0,50 ct'])
  expect(choiceOf(rings, { size: '16', weight: null }).weights).toStrictEqual([])
})

test('a piece of one size has no sizes to choose', () => {
  const choice = choiceOf({ skuListWithGems: [aSku({ id: 'one', size: null })] }, nothing)
  expect(choice).toMatchObject({ sizes: [], sku: { id: 'one' } })
})

test('when everything is sold out there is still something to show', () => {
  expect(choiceOf({ skuListWithGems: [ring('16', 0), ring('17', 0)] }, nothing).sku?.size).toBe('16')
})
