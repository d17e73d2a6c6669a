import { aCard, aPhoto, variants } from '../../../test/cards.ts'
import { cardInDocument, shortInDocument } from './card-in-document.ts'

test('a serialized card keeps the groups with a choice', () => {
  const metals = variants('metal', 9)
  const stones = variants('stone', 3)
  const card = aCard({
    modifications: [variants('symbol', 1), metals, stones],
  })
  expect(cardInDocument(card).modifications).toStrictEqual([metals, stones])
})

test('further pictures of a serialized card keep their files without words and colors of their own', () => {
  const first = aPhoto('a')
  const second = aPhoto('b', { alt: 'Кольцо, крупный план', color: '#112233', image_type: 'macro', widths: [320] })
  const { photos } = cardInDocument(aCard({ photo: first, photos: [first, second] }))
  expect(photos).toStrictEqual([first, { ...first, base: 'b', alt: '', widths: [320] }])
})

test('a store serializes a shortened value and restores from it', () => {
  const { write, read } = shortInDocument((cards: { id: number; words: string }[]) => cards.map((card) => ({ ...card, words: '' })))
  const written = write([{ id: 1, words: 'long' }])
  expect(written).toStrictEqual([{ id: 1, words: '' }])
  expect(read(written)).toBe(written)
})
