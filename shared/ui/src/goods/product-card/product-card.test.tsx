import type { ReactNode } from 'react'
import { fireEvent, screen, within } from '@testing-library/react'
import { aCard, aPhoto, variants } from '../../../test/cards.ts'
import { renderInShop } from '../../../test/in-shop.tsx'
import { $popup } from '@shop/session'
import { ProductCard } from './product-card.tsx'
import { ProductGrid } from './product-grid.tsx'

const show = (changes: Parameters<typeof aCard>[0] = {}) => renderInShop(<ProductCard product={aCard(changes)} sizes="50vw" />)
const card = () => within(screen.getByTestId('product-card'))

test('a card is an article with one link to its piece, named by the piece [catalog.product-url-is-truth]', () => {
  show()
  expect(screen.getByRole('article')).toBe(screen.getByTestId('product-card'))
  expect(card().getAllByRole('link')).toHaveLength(2)
  expect(card().getByRole('link', { name: 'Кольцо «Канат»' })).toHaveAttribute('href', '/catalog/rings/band-twist-yellow')
})

test('the quick-look button falls back to a link to the piece without JavaScript [popups.quick-look]', async () => {
  const { scope } = show()
  const look = card().getByRole('link', { name: 'Быстрый просмотр: Кольцо «Канат»' })
  expect(look).toHaveAttribute('href', '/catalog/rings/band-twist-yellow')
  expect(look).toHaveAttribute('aria-haspopup', 'dialog')
  fireEvent.click(look)
  expect(scope.getState($popup)).toStrictEqual({
    owner: 'mfe-catalog',
    widget: 'product-info',
    props: { piece: '/catalog/rings/band-twist-yellow' },
  })
})

test('the metal in the name is separate from the part that may be truncated', () => {
  show({ name: 'Кольцо-солитер «Аврора», с камнем, жёлтое золото' })
  expect(screen.getByRole('heading')).toHaveTextContent('Кольцо-солитер «Аврора», с камнем, жёлтое золото')
  expect(card().getByText('жёлтое золото')).not.toHaveClass('name')
  expect(card().getByText('Кольцо-солитер «Аврора», с камнем')).toHaveClass('name')
})

test('no interactive element is nested inside a link', () => {
  const { container } = show({ tags: [{ code: 'new', name: 'Новинка' }], modifications: [variants('metal', 6)] })
  expect(container.querySelector('a a, a button, button a')).toBeNull()
})

test.each([
  ['a mouse asks for the second picture', fireEvent.mouseEnter, ['one', 'two']],
  ['a swipe asks for all of them', fireEvent.scroll, ['one', 'two', 'three']],
])('%s [card.photos-on-demand]', (_, ask, shown) => {
  show({ photos: [aPhoto('one'), aPhoto('two'), aPhoto('three')], photo: aPhoto('one') })
  const link = card().getByRole('link', { name: 'Кольцо «Канат»' })
  expect(link.querySelectorAll('img')).toHaveLength(1)
  ask(link.parentElement!)
  expect([...link.querySelectorAll('img')].map(({ src }) => src)).toStrictEqual(shown.map((base) => expect.stringContaining(base)))
})

test('at most two tags, in the server’s order [card.two-tags]', () => {
  show({
    tags: [
      { code: 'sale', name: '−15 %' },
      { code: 'hit', name: 'Хит' },
      { code: 'new', name: 'Новинка' },
    ],
  })
  expect(card().getByText('−15 %')).toBeInTheDocument()
  expect(card().getByText('Хит')).toBeInTheDocument()
  expect(card().queryByText('Новинка')).toBeNull()
})

test('the tag "new" links to new pieces, other tags are not links [card.new-tag-link]', () => {
  show({
    tags: [
      { code: 'new', name: 'Новинка' },
      { code: 'hit', name: 'Хит' },
    ],
  })
  expect(card().getByRole('link', { name: 'Новинка' })).toHaveAttribute('href', '/catalog/new')
  expect(card().queryByRole('link', { name: 'Хит' })).toBeNull()
})

test('shows seven symbols and then "…", which opens the piece [card.symbol-variants-7]', () => {
  show({ modifications: [variants('symbol', 10)] })
  const links = within(card().getByRole('group')).getAllByRole('link')
  expect(links).toHaveLength(8)
  expect(links.at(-1)).toHaveTextContent('…')
  expect(links.at(-1)).toHaveAttribute('href', '/catalog/rings/band-twist-yellow')
  expect(links.at(-1)).toHaveAccessibleName('ещё 3 варианта')
})

test('seven symbols need no "…"', () => {
  show({ modifications: [variants('symbol', 7)] })
  expect(within(card().getByRole('group')).getAllByRole('link')).toHaveLength(7)
})

test.each(['metal', 'stone'] as const)('shows three variants by %s and then "+N" [card.other-variants-3]', (type) => {
  show({ modifications: [variants(type, 5)] })
  const links = within(card().getByRole('group')).getAllByRole('link')
  expect(links).toHaveLength(4)
  expect(links.at(-1)).toHaveTextContent('+2')
  expect(links[1]).toHaveAttribute('href', '/catalog/rings/variant-2')
  expect(links[1]).toHaveAccessibleName('вариант 2')
})

test('letters of several metals show both choices, the metals first [card.every-choice]', () => {
  show({ modifications: [variants('symbol', 10), variants('metal', 3)] })
  const shown = within(card().getByRole('group')).getAllByRole('link')
  expect(shown).toHaveLength(3 + 8)
  expect(shown.slice(0, 3).map((link) => link.textContent)).toStrictEqual(['', '', ''])
  expect(shown.at(-1)).toHaveTextContent('…')
})

test('the piece’s own variant is marked', () => {
  show({ modifications: [variants('metal', 3)] })
  const current = within(card().getByRole('group'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-current'))
  expect(current).toStrictEqual(['true', null, null])
})

test('a variant beyond the shown ones takes the last place when the card is of it', () => {
  const { type, variants: letters } = variants('symbol', 10)
  show({ modifications: [{ type, variants: letters.map((letter, index) => ({ ...letter, current: index === 8 })) }] })
  const links = within(card().getByRole('group')).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toStrictEqual(['А', 'Б', 'В', 'Г', 'Д', 'Е', 'И', '…'])
  expect(links[6]).toHaveAttribute('aria-current', 'true')
})

test('a single variant is not shown as a choice', () => {
  show({ modifications: [variants('metal', 1)] })
  expect(card().queryByRole('group')).toBeNull()
})

test('an unavailable piece shows that instead of its price [card.not-available]', () => {
  show({ canBuy: false })
  expect(card().getByText('Нет в наличии')).toBeInTheDocument()
  expect(card().queryByText(/₽/)).toBeNull()
})

test('a price message is shown even when the piece is unavailable', () => {
  show({ canBuy: false, price: { initial: null, final: null, message: 'Цена по запросу' } })
  expect(card().getByText('Цена по запросу')).toBeInTheDocument()
})

test('a designer’s foreign name has a lang attribute', () => {
  show()
  expect(card().getByText('Lune & Fils')).toHaveAttribute('lang', 'fr')
})

test('the first picture has alt text, the second is decorative', () => {
  const { container } = show()
  fireEvent.mouseEnter(card().getByRole('link', { name: 'Кольцо «Канат»' }).parentElement!)
  const alts = [...container.querySelectorAll('img')].map((img) => img.getAttribute('alt'))
  expect(alts).toStrictEqual(['Кольцо «Канат», жёлтое золото', ''])
})

test('a piece with one photo shows it once', () => {
  const { container } = show({ photos: [aPhoto('rings/twist-1')] })
  expect(container.querySelectorAll('img')).toHaveLength(1)
})

describe('a grid', () => {
  const products = Array.from({ length: 27 }, (_, id) => aCard({ id }))
  const cells = (parts: Iterable<Element>) => [...parts].map((part) => (part as HTMLElement).style.getPropertyValue('--cells'))
  const bandsOf = (between: Record<number, ReactNode> = {}) => {
    const { container } = renderInShop(<ProductGrid products={products} between={between} />)
    return [...container.querySelectorAll('[style*="--cells"]:has(> [style*="--cells"])')]
  }

  test('renders bands of full rows, split into pairs of phone rows, whatever is between its cards', () => {
    const bands = bandsOf({ 6: <figure key="banner" /> })
    expect(cells(bands)).toStrictEqual(['12', '12', '5'])
    expect(bands.map(({ children }) => cells(children))).toStrictEqual([
      ['4', '4', '4'],
      ['4', '4', '4'],
      ['4', '1'],
    ])
    expect(bands.map((band) => band.querySelectorAll('article, figure').length)).toStrictEqual([11, 12, 5])
    expect(bands[0]?.children[1]?.lastElementChild?.tagName).toBe('FIGURE')
  })

  test('skips rendering of what is far below: all but the first band, on a phone all but its first rows', () => {
    const isFar = (part: Element) => part.classList.contains('far')
    const bands = bandsOf()
    expect(bands.map(isFar)).toStrictEqual([false, true, true])
    expect(bands.map(({ children }) => [...children].map(isFar))).toStrictEqual([[false, false, true], [true, true, true], [true]])
  })
})

test('a grid eagerly loads only the pictures of the first screen', () => {
  const products = [1, 2, 3].map((id) => aCard({ id, photos: [aPhoto(`rings/${id}`)], photo: aPhoto(`rings/${id}`) }))
  const { container } = renderInShop(<ProductGrid products={products} priority={2} />)
  const eager = [...container.querySelectorAll('img')].map((img) => img.getAttribute('loading') !== 'lazy')
  expect(eager).toStrictEqual([true, true, false])
})
