import { americanEnglish, britishWordsIn } from './american-english.ts'

test('British spellings are found, URLs and keys are ignored', () => {
  const text = [
    "  title: 'Favourites',",
    "  toCatalog: 'To the catalogue',",
    "  'coloured-stones': 'Colored stones',",
    "  colour: 'Color',",
  ].join('\n')
  expect(britishWordsIn(text)).toStrictEqual([
    { line: 1, word: 'Favourites' },
    { line: 2, word: 'catalogue' },
  ])
})

test('the shop writes American English', async () => {
  expect(await americanEnglish.run('')).toStrictEqual([])
})
