import { wishlistAddress, wishlistUrl } from './url.ts'

test.each([
  ['', { page: 1, sort: 'desc', inStock: false }],
  ['?sort=discount&in_stock=1&page=2', { page: 2, sort: 'discount', inStock: true }],
  ['?sort=sideways&page=minus', { page: 1, sort: 'desc', inStock: false }],
])('parses "%s" with its defaults [favorites.order-desc]', (search, url) => {
  expect(wishlistUrl({ search })).toStrictEqual(url)
})

test.each(['/wishlist', '/wishlist?sort=price-asc&in_stock=1&page=3'])('%s round-trips through the URL', (address) => {
  expect(wishlistAddress(wishlistUrl({ search: address.replace('/wishlist', '') }))).toBe(address)
})
