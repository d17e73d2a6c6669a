import { addressNow } from './address.ts'

afterEach(() => history.replaceState(null, '', '/'))

test.each([
  ['/catalog/rings?utm_source=mail&sort=new', '/catalog/rings?sort=new'],
  ['/nowhere/at/all/there', '/nowhere/at/all/there'],
  // Who reads the analytics must not be able to open it.
  ['/pay/Vn0Pp3hTq1Jx0sJ8mZb2LwVn0Pp3hTq1Jx0sJ8mZb2L?back=1', '/pay/:code'],
  ['/payment?order=482&step=payment&key=482.fx.sign', '/payment?order=482&step=payment'],
  ['/order-success/482?key=482.fx.sign', '/order-success/482'],
  ['/review?key=482.fx.sign&piece=1', '/review?piece=1'],
])('%s is told to analytics as %s', (url, told) => {
  history.replaceState(null, '', url)
  expect(addressNow()).toBe(told)
})
