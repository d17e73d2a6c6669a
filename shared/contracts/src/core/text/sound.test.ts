import { saysAll, soundOf } from './sound.ts'

test.each([
  ['Vera Moss', 'мосс'],
  ['Vera Moss', 'moss ve'],
  ['Тихая вода', 'tihaya'],
  ['Тихая вода', 'тихая'],
  ['Каменный сад', 'kamenny sad'],
  ['Чёрный опал', 'черный'],
  ['Halden', 'хальден'],
  ['Lune & Fils', ' fils'],
  ['Noor Atelier', 'é atel'],
  ['L’Or', "l'or"],
])('"%s" is found by "%s"', (name, typed) => expect(saysAll(name, typed)).toBe(true))

test.each([
  ['Vera Moss', 'мосх'],
  ['Vera Moss', 'ь'],
  ['Тихая вода', 'tihaya reka'],
])('"%s" is not found by "%s"', (name, typed) => expect(saysAll(name, typed)).toBe(false))

test('one sound has many spellings', () => {
  expect(new Set(['кольцо', 'kolco', 'koltso'].map(soundOf)).size).toBe(1)
})
