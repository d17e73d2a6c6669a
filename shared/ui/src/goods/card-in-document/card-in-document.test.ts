import { aCard, variants } from '../../../test/cards.ts'
import { cardInDocument, shortInDocument } from './card-in-document.ts'

test('a serialized card keeps what it shows: the groups with a choice', () => {
  const metals = variants('metal', 9)
  const stones = variants('stone', 3)
  const card = aCard({
    modifications: [variants('symbol', 1), metals, stones],
  })
  expect(cardInDocument(card)).toStrictEqual({ ...card, modifications: [metals, stones] })
})

test('a store serializes a shortened value and restores from it', () => {
  const { write, read } = shortInDocument((cards: { id: number; words: string }[]) => cards.map((card) => ({ ...card, words: '' })))
  const written = write([{ id: 1, words: 'long' }])
  expect(written).toStrictEqual([{ id: 1, words: '' }])
  expect(read(written)).toBe(written)
})
