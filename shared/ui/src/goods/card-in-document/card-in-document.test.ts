import { aCard, aPhoto, variants } from '../../../test/cards.ts'
import { cardInDocument, shortInDocument } from './card-in-document.ts'

const [first, second, third] = [aPhoto('a'), aPhoto('b'), aPhoto('c')]

test('a serialized card keeps what it shows: two photos and the groups with a choice', () => {
  const metals = variants('metal', 9)
  const stones = variants('stone', 3)
  const card = aCard({
    photo: first,
    photos: [first, second, third],
    modifications: [variants('symbol', 1), metals, stones],
  })
  expect(cardInDocument(card)).toStrictEqual({ ...card, photos: [first, second], modifications: [metals, stones] })
})

test('a card whose main photo is not the first serializes only the other one', () => {
  expect(cardInDocument(aCard({ photo: second, photos: [first, second] })).photos).toStrictEqual([first])
})

test('a store serializes a shortened value and restores from it', () => {
  const { write, read } = shortInDocument((cards: { id: number; words: string }[]) => cards.map((card) => ({ ...card, words: '' })))
  const written = write([{ id: 1, words: 'long' }])
  expect(written).toStrictEqual([{ id: 1, words: '' }])
  expect(read(written)).toBe(written)
})
