import { aCard, aListing, aPhoto } from '@shop/testing/builders'
import { inDocument } from './views.ts'

const variants = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${index}`,
    url: `/catalog/rings/${index}`,
    value: '#D9B566',
    current: index === 0,
  }))

const inDocumentOf = (card: ReturnType<typeof aCard>) =>
  inDocument([{ pathname: '/catalog', query: '', first: 1, last: 1, listing: aListing({ products: [card] }) }])[0]?.listing.products[0]

test('a card in the document says what it shows: two photographs and its first group with a choice', () => {
  const [first, second, third] = ['a', 'b', 'c'].map((base) => aPhoto({ base })) as [
    ReturnType<typeof aPhoto>,
    ...ReturnType<typeof aPhoto>[],
  ]
  const card = aCard({
    photo: first,
    photos: [first, second!, third!],
    modifications: [
      { type: 'symbol', variants: variants(1) },
      { type: 'metal', variants: variants(9) },
      { type: 'stone', variants: variants(3) },
    ],
  })
  expect(inDocumentOf(card)).toStrictEqual({ ...card, photos: [first, second], modifications: [{ type: 'metal', variants: variants(9) }] })
})

test('a card whose own photograph is not the first needs that one only beside it', () => {
  const [macro, main] = [aPhoto({ base: 'macro' }), aPhoto({ base: 'main' })]
  const card = aCard({ photo: main, photos: [macro, main], modifications: [] })
  expect(inDocumentOf(card)?.photos).toStrictEqual([macro])
})
