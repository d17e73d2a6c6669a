import { oneWord, otherWordsIn } from './one-word.ts'

test('the other word for a thing is found, in texts and in content; ids and values are not words', () => {
  const code = [
    "  wishlist: 'Wishlist',",
    "  shop: 'Try it on in a shop',",
    "  kind: 'shop',",
    "  near: '{{shop}}, {{shops}}',",
    "  surname: 'Last name',",
  ]
  expect(otherWordsIn(code.join('\n'))).toStrictEqual([
    { line: 1, found: 'Wishlist', word: 'favorites' },
    { line: 2, found: 'shop', word: 'store' },
  ])
  const content = ['lead: Our gift cards', '- kind: shops', '<a href="/shops">Stores</a>']
  expect(otherWordsIn(content.join('\n'), true)).toStrictEqual([{ line: 1, found: 'gift cards', word: 'gift certificate' }])
})

test('the shop has one word for one thing', async () => {
  expect(await oneWord.run('')).toStrictEqual([])
})
