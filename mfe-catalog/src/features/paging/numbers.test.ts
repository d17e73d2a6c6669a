import { pageNumbers, pagesOf } from './numbers.ts'

test.each([
  [0, 0],
  [48, 1],
  [49, 2],
  [248, 6],
])('%i pieces make %i pages', (quantity, pages) => {
  expect(pagesOf(quantity)).toBe(pages)
})

test.each([
  [1, 3, [1, 2, 3]],
  [1, 6, [1, 2, 3, null, 6]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 12, [1, null, 5, 6, 7, null, 12]],
  [12, 12, [1, null, 10, 11, 12]],
])('on page %i of %i the pager shows %j', (current, pages, shown) => {
  expect(pageNumbers(current, pages)).toStrictEqual(shown)
})
