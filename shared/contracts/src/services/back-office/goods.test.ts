import * as v from 'valibot'
import { FeedProduct } from './goods.ts'

test.each([
  ['wedding', false],
  ['wedding-band', true],
  ['wedding2', true],
])('a piece with the slug %s is taken: %s, as a single word is a sub-category [catalog.category-or-product]', (slug, isTaken) => {
  expect(v.safeParse(FeedProduct, { externalCode: '1', slug }).success).toBe(isTaken)
})
