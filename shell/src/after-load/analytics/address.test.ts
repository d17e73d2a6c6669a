import { addressNow } from './address.ts'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/catalog/rings?utm_source=mail&sort=new', '/catalog/rings?sort=new'],
  ['/nowhere/at/all/there', '/nowhere/at/all/there'],
  // Who reads the analytics must not be able to open it.
  ['/pay/Vn0Pp3hTq1Jx0sJ8mZb2LwVn0Pp3hTq1Jx0sJ8mZb2L?back=1', '/pay/:code'],
])('%s is told to analytics as %s', (url, told) => {
  history.replaceState(null, '', url)
  expect(addressNow()).toBe(told)
})
