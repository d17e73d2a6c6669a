import { canBuy, skuForSize, type Sku } from './product.ts'

const sku = (id: string, size: string | null, balances: number): Sku => ({
  id,
  size,
  mainGemWeight: null,
  weight: 250,
  price: { initial: 100, final: 100, lowestPrice30: null },
  balances,
  shops: [],
  characteristicName: '',
  characteristics: [],
})

test.each([
  ['the first matching weight variant', [sku('a', '16', 1), sku('b', '17', 2), sku('c', '17', 3)], 'b'],
  ['one in stock when the first has no balance', [sku('a', '17', 0), sku('b', '17', 2)], 'b'],
  ['the first when none is in stock: it offers to notify', [sku('a', '17', 0), sku('b', '17', 0)], 'a'],
])('choosing size 17 sets %s [product.first-weight-of-size]', (_, skus, id) => {
  expect(skuForSize(skus, '17')?.id).toBe(id)
})

test('choosing a size that the piece does not have changes nothing', () => {
  expect(skuForSize([sku('a', '16', 1)], '99')).toBeNull()
})

test.each([
  [{ is_archive: false, maxQuantity: 1, price: { initial: 100 } }, true],
  [{ is_archive: true, maxQuantity: 1, price: { initial: 100 } }, false],
  [{ is_archive: false, maxQuantity: 0, price: { initial: 100 } }, false],
  [{ is_archive: false, maxQuantity: 1, price: { initial: null } }, false],
])('%j can be bought: %s [product.can-be-bought]', (product, expected) => {
  expect(canBuy(product)).toBe(expected)
})
