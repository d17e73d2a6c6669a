import { formQuery } from './form-query.ts'
import { addressOf, hasFilters, listingUrl, withoutFilters, withChoice, withOne, without } from './url.ts'

const urlOf = (path: string) => {
  const { pathname, search } = new URL(path, 'http://shop.test')
  return listingUrl({ pathname, search })
}

test.each([
  ['/catalog', '', 1],
  ['/catalog/rings?metal=yellow', 'metal=yellow', 1],
  ['/catalog/rings?page=3', '', 3],
  ['/catalog/rings?page=0', '', 1],
  ['/catalog/rings?page=many', '', 1],
  ['/catalog/rings?stone=ruby&metal=white&metal=yellow&page=2', 'metal=white&metal=yellow&stone=ruby', 2],
  ['/catalog/rings?sort=popular', '', 1],
  ['/catalog/rings?sort=price-asc', 'sort=price-asc', 1],
  ['/catalog/rings?metal=&price_from=', '', 1],
  ['/catalog/rings?metal=yellow&metal=yellow', 'metal=yellow', 1],
])('%s reads as query "%s" and page %i', (path, query, page) => {
  expect(urlOf(path)).toMatchObject({ query, page })
})

test('requests a listing page by the path after the first segment and its query [catalog.url-of-show]', () => {
  expect(urlOf('/catalog/rings?metal=yellow&page=3').call).toStrictEqual({
    section: 'catalog',
    body: { url: 'rings?metal=yellow', limit: 48, offset: 96, parameters: {} },
  })
})

test('requests a catalog tag as a tag', () => {
  expect(urlOf('/catalog/new').call).toMatchObject({ section: 'tags', body: { url: 'new' } })
})

test('omits the page number of the first page [catalog.page-in-query]', () => {
  expect(addressOf('/catalog', '')).toBe('/catalog')
  expect(addressOf('/catalog', '', 2)).toBe('/catalog?page=2')
  expect(addressOf('/catalog', 'metal=rose', 2)).toBe('/catalog?metal=rose&page=2')
})

test('adding and removing a value keeps the others', () => {
  expect(withChoice('metal=white', 'metal', 'rose', true)).toBe('metal=white&metal=rose')
  expect(withChoice('metal=white&metal=rose', 'metal', 'white', false)).toBe('metal=rose')
  expect(without('metal=white&metal=rose&sort=new', 'metal')).toBe('sort=new')
})

test('a single-value parameter is replaced, and an empty one is removed', () => {
  expect(withOne('sort=new', 'sort', 'price-asc')).toBe('sort=price-asc')
  expect(withOne('price_from=100&sort=new', 'price_from', '')).toBe('sort=new')
})

test('a price from above the price to is their exchange [catalog.price-exchanged]', () => {
  expect(urlOf('/catalog/rings?price_from=50000&price_to=9000')).toMatchObject({ query: 'price_from=9000&price_to=50000' })
  expect(
    formQuery(
      [
        ['price_from', '50 000'],
        ['price_to', '9000'],
      ],
      'RUB',
    ),
  ).toBe('price_from=9000&price_to=50000')
})

test('reset keeps the sort', () => {
  expect(withoutFilters('metal=white&price_to=900&sort=new')).toBe('sort=new')
})

test('parses a price however it was typed', () => {
  expect(
    formQuery(
      [
        ['price_from', '15 000 ₽'],
        ['price_to', ''],
        ['metal', 'yellow'],
        ['sort', 'popular'],
      ],
      'RUB',
    ),
  ).toBe('metal=yellow&price_from=15000')
})

test('the text of a search is no filter: it stays when they are removed', () => {
  expect(withoutFilters('exact=1&metal=white&sort=new&text=ring')).toBe('exact=1&sort=new&text=ring')
  expect([hasFilters('sort=new&text=ring'), hasFilters('metal=white&text=ring')]).toStrictEqual([false, true])
})
