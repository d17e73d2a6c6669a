import { hasLengths, isLength } from './lengths.ts'

test.each<[string | null | undefined, boolean]>([
  ['45 см', true],
  ['18\u00a0cm', true],
  ['длина\u00a045\u00a0см, 0,50\u00a0ct', true],
  ['размер\u00a016,5', false],
  ['16,5', false],
  ['7½', false],
  [null, false],
  [undefined, false],
])('%j is a length: %j [product.length-not-size]', (size, is) => expect(isLength(size)).toBe(is))

test.each([
  ['/catalog/necklaces/chain', true],
  ['/catalog/bracelets/tennis', true],
  ['/catalog/rings/bracelets', false],
])('the piece of %s is chosen by length: %j', (url, has) => expect(hasLengths(url)).toBe(has))
