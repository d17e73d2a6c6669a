import { americanEnglish, britishWordsIn } from './american-english.ts'

test('British spellings are found, URLs and keys are ignored', () => {
  const text = [
    "  title: 'Favourites',",
    "  toCatalog: 'To the catalogue',",
    "  'coloured-stones': 'Colored stones',",
    "  colour: 'Color',",
    "  favorite: 'Add to favourites: {{name}}',",
  ].join('\n')
  expect(britishWordsIn(text)).toStrictEqual([
    { line: 1, word: 'Favourites' },
    { line: 2, word: 'catalogue' },
    { line: 5, word: 'favourites' },
  ])
})

test('the shop writes American English', async () => {
  expect(await americanEnglish.run('')).toStrictEqual([])
})
