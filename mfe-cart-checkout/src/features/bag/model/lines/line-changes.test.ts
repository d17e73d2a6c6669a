import { aCart, aLine } from '@shop/testing/builders'
import { addedQuantity, removedQuantity } from './line-changes.ts'

const ring = (quantity: number) => aLine({ id: 'ring', name: 'Кольцо', quantity, price: { initial: 5000, final: 4550, currency: 'USD' } })
const bag = (quantity: number) => aCart({ products: quantity ? [ring(quantity)] : [] })

test.each([
  [3, 1, 2],
  [2, 0, 2],
])('from %i pieces to %i: reports %i removed', (before, after, quantity) => {
  expect(removedQuantity('ring', bag(before), bag(after))).toStrictEqual({
    skuId: 'ring',
    name: 'Кольцо',
    quantity,
    price: 45.5,
    currency: 'USD',
  })
})

test.each([
  [1, 3],
  [1, 1],
  [0, 1],
])('from %i pieces to %i reports no removal', (before, after) => {
  expect(removedQuantity('ring', bag(before), bag(after))).toBeNull()
})

test.each([
  [1, 3, 2],
  [0, 2, 2],
])('from %i pieces to %i: reports %i added', (before, after, quantity) => {
  expect(addedQuantity('ring', bag(before), bag(after))).toStrictEqual({ skuId: 'ring', quantity, from: 'bag' })
})

test.each([
  [2, 1],
  [1, 1],
  [1, 0],
])('from %i pieces to %i reports no addition', (before, after) => {
  expect(addedQuantity('ring', bag(before), bag(after))).toBeNull()
})
