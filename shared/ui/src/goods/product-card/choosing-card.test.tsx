import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { aCard, aPhoto, variants } from '../../../test/cards.ts'
import { renderInShop } from '../../../test/in-shop.tsx'
import { ProductGrid } from './product-grid.tsx'

/** Three metals of one ring, with the ids 7, 8 and 9; the card of one of them. */
const metals = variants('metal', 3).variants.map((variant, index) => ({ ...variant, itemId: 7 + index }))
const ring = (itemId: number, changes: Partial<ProductCard> = {}) =>
  aCard({
    id: itemId,
    itemId,
    url: `/catalog/rings/variant-${itemId - 6}`,
    name: `Кольцо «Канат», металл ${itemId}`,
    photos: [aPhoto(`rings/${itemId}`)],
    photo: aPhoto(`rings/${itemId}`),
    price: { initial: itemId * 100_000, final: itemId * 100_000, message: null },
    modifications: [{ type: 'metal', variants: metals.map((metal) => ({ ...metal, current: metal.itemId === itemId })) }],
    ...changes,
  })

const card = () => within(screen.getByTestId('product-card'))
const swatch = (place: number) => card().getByRole('link', { name: `вариант ${place}` })

function show(readCard: (itemId: number) => Promise<ProductCard | null>, product = ring(7)) {
  const push = jest.fn()
  const shown = renderInShop(<ProductGrid products={[product]} readCard={readCard} />, { push })
  return {
    push,
    ...shown,
    user: userEvent.setup(),
    list: (next: ProductCard) => shown.again(<ProductGrid products={[next]} readCard={readCard} />),
  }
}

test('a chosen swatch changes picture, name, price, link, heart and quick look [card.variant-in-place]', async () => {
  const { user, container } = show((id) => Promise.resolve(ring(id)))
  await user.click(swatch(2))
  expect(container.querySelector('img')?.src).toContain('rings/8')
  expect(card().getByRole('heading')).toHaveTextContent('Кольцо «Канат», металл 8')
  expect(card().getByText(/8\s000/)).toBeInTheDocument()
  expect(card().getByRole('link', { name: 'Кольцо «Канат», металл 8' })).toHaveAttribute('href', '/catalog/rings/variant-2')
  expect(card().getByRole('link', { name: /Быстрый просмотр/ })).toHaveAttribute('href', '/catalog/rings/variant-2')
  expect(card().getByTestId('favorite')).toHaveValue('8')
  expect(screen.getByRole('article')).toHaveAttribute('data-item', '8')
  expect([1, 2, 3].map((place) => swatch(place).getAttribute('aria-current'))).toStrictEqual([null, 'true', null])
  expect(swatch(2)).toHaveFocus()
  expect(card().getByRole('status')).toHaveTextContent('Кольцо «Канат», металл 8')
})

test('a chosen variant that is sold out says so in place of its price [card.variant-in-place]', async () => {
  const { user } = show((id) => Promise.resolve(ring(id, { canBuy: false, availability: 'soldOut' })))
  await user.click(swatch(3))
  expect(card().getByText('Нет в наличии')).toBeInTheDocument()
})

test('the way back needs no call, and a new answer of the listing forgets the choice', async () => {
  const read = jest.fn((id: number) => Promise.resolve(ring(id)))
  const { user, list } = show(read)
  await user.click(swatch(2))
  await user.click(swatch(1))
  expect(screen.getByRole('article')).toHaveAttribute('data-item', '7')
  await user.click(swatch(3))
  expect(screen.getByRole('article')).toHaveAttribute('data-item', '9')
  list(ring(7))
  expect(screen.getByRole('article')).toHaveAttribute('data-item', '7')
  expect(read.mock.calls).toStrictEqual([[8], [9]])
})

test('of two quick choices the later one is shown, whichever answer comes last', async () => {
  const answers = new Map<number, (card: ProductCard) => void>()
  const { user } = show((id) => new Promise((resolve) => answers.set(id, resolve)))
  await user.click(swatch(2))
  await user.click(swatch(3))
  expect(swatch(3)).toHaveAttribute('aria-current', 'true')
  expect(card().getByRole('group')).toHaveAttribute('aria-busy', 'true')
  await act(async () => answers.get(9)?.(ring(9)))
  await act(async () => answers.get(8)?.(ring(8)))
  expect(screen.getByRole('article')).toHaveAttribute('data-item', '9')
})

test('a swatch whose card cannot be read opens its page', async () => {
  const { user, push } = show(() => Promise.resolve(null))
  await user.click(swatch(2))
  expect(push.mock.calls[0]?.[0]).toBe('/catalog/rings/variant-2')
})

test('without a way to read cards swatches are links to their pages', async () => {
  renderInShop(<ProductGrid products={[ring(7)]} />)
  expect(swatch(2)).toHaveAttribute('href', '/catalog/rings/variant-2')
  expect(swatch(2)).not.toHaveAttribute('data-in-place')
})
