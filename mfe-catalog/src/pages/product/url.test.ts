import { variantAddress } from '#features/variants/address.ts'
import { productUrl } from './url.ts'

const params = { category: 'rings', id: 'aurora-yellow' }

test.each([
  ['', null, null],
  ['?size=16.5', '16.5', null],
  ['?size=16.5&weight=0.30', '16.5', '0.30'],
  ['?size=', null, null],
])('"%s" requests size %s and weight %s', (search, size, weight) => {
  expect(productUrl({ pathname: '/catalog/rings/aurora-yellow', search, params })).toStrictEqual({ ...params, size, weight })
})

test('the product URL has no query, a variant URL has one [product.address-without-query]', () => {
  expect(variantAddress('/catalog/rings/aurora', { size: null })).toBe('/catalog/rings/aurora')
  expect(variantAddress('/catalog/rings/aurora', { size: '16,5', weight: '0,30 ct' })).toBe('/catalog/rings/aurora?size=16.5&weight=0.30')
})
