import { oneAlphabet, strangersIn } from './one-alphabet.ts'

test('a word with letters of both alphabets is found, numbers and names beside words are not', () => {
  const text = ["  title: 'Кольцo',", "  name: 'Vera Moss из Лондона',", "  mark: 'Буква А, 16 мм',", "  plain: 'Pаvé',"]
  expect(strangersIn(text.join('\n'))).toStrictEqual([
    { line: 1, word: 'Кольцo' },
    { line: 4, word: 'Pаvé' },
  ])
})

test('the words of the shop keep to one alphabet', async () => {
  expect(await oneAlphabet.run('')).toStrictEqual([])
})
