import { storeReturnPath, consumeReturnPath } from './way-back.ts'

beforeEach(() => sessionStorage.clear())

test('returns the stored path once', () => {
  storeReturnPath({ state: 's-1', path: '/catalog/rings?sort=price' })
  expect(consumeReturnPath('s-1')).toBe('/catalog/rings?sort=price')
  expect(consumeReturnPath('s-1')).toBeNull()
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', 'catalog'])(
  'rejects a path outside the shop: %j',
  (path) => {
    storeReturnPath({ state: 's-1', path })
    expect(consumeReturnPath('s-1')).toBeNull()
  },
)

test('returns nothing for another state', () => {
  storeReturnPath({ state: 's-1', path: '/catalog' })
  expect(consumeReturnPath('s-2')).toBeNull()
})

test('returns nothing for invalid JSON', () => {
  sessionStorage.setItem('sign-in.way-back', '{')
  expect(consumeReturnPath('s-1')).toBeNull()
})
