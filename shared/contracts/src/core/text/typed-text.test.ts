import * as v from 'valibot'
import { queryText } from './query-text.ts'
import { typedCode, typedLine, typedMessage } from './typed-text.ts'

test('a line, a message and a code of a paste', () => {
  const pasted = ' Анна\u00a0 —\u200b ٤٢ '
  expect(v.parse(v.pipe(v.string(), typedLine), pasted)).toBe('Анна - 42')
  expect(v.parse(queryText, pasted)).toBe('Анна - 42')
  expect(v.parse(v.pipe(v.string(), typedMessage), pasted)).toBe('Анна  — ٤٢')
  expect(v.parse(v.pipe(v.string(), typedCode), pasted)).toBe('Анна-42')
})
