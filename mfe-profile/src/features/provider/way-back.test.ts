import { storeReturnPath, consumeReturnPath } from './way-back.ts'

beforeEach(() => sessionStorage.clear())

test('the page that was left is gone on at, once', () => {
  storeReturnPath({ state: 's-1', path: '/catalog/rings?sort=price' })
  expect(consumeReturnPath('s-1')).toBe('/catalog/rings?sort=price')
  expect(consumeReturnPath('s-1')).toBeNull()
})

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', 'catalog'])(
  'what is no path of this shop leads nowhere: %j',
  (path) => {
    storeReturnPath({ state: 's-1', path })
    expect(consumeReturnPath('s-1')).toBeNull()
  },
)

test('who was sent away with another state is led nowhere', () => {
  storeReturnPath({ state: 's-1', path: '/catalog' })
  expect(consumeReturnPath('s-2')).toBeNull()
})

test('what is no JSON leads nowhere', () => {
  sessionStorage.setItem('sign-in.way-back', '{')
  expect(consumeReturnPath('s-1')).toBeNull()
})
