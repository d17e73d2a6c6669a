import { screen } from '@testing-library/react'
import { renderInShop } from '../../../test/in-shop.tsx'
import { Price } from './price.tsx'

const text = (element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ')

test('a price without a discount is one number', () => {
  const { container } = renderInShop(<Price price={{ initial: 4_260_000, final: 4_260_000 }} currency="RUB" />)
  expect(text(container)).toBe('42 600 ₽')
  expect(container.querySelector('del')).toBeNull()
})

test('a reduced price is read as "old price, new price"', () => {
  const { container } = renderInShop(<Price price={{ initial: 12_840_000, final: 10_914_000 }} currency="RUB" />)
  expect(text(container)).toBe('Старая цена 128 400 ₽, новая цена 109 140 ₽')
  expect(text(container.querySelector('del'))).toContain('128 400 ₽')
  expect(text(container.querySelector('ins'))).toContain('109 140 ₽')
})

test('in English a reduced price is read with the country’s currency', () => {
  const { container } = renderInShop(<Price price={{ initial: 129_000, final: 99_050 }} currency="USD" discountPercent={23} />, {
    locale: 'en',
  })
  expect(text(container)).toBe('Old price $1,290, new price $990.50 −23%, 23% off')
})

test('a percentage discount is read as words and not as a minus', () => {
  renderInShop(<Price price={{ initial: 100_000, final: 85_000 }} currency="RUB" discountPercent={15} />)
  expect(screen.getByText('−15 %')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText(/скидка 15 %/)).toBeInTheDocument()
})

test.each([
  ['ru', 'от 5 990 ₽'],
  ['en', 'from 5,990 ₽'],
] as const)('a price range begins with a word in %s [card.price-range]', (locale, expected) => {
  const { container } = renderInShop(<Price price={{ initial: 599_000, final: 599_000 }} currency="RUB" hasPriceRange />, { locale })
  expect(text(container)).toBe(expected)
})

test('a message replaces the price [card.message-for-price]', () => {
  const { container } = renderInShop(<Price price={{ initial: 599_000, final: 499_000, message: 'Цена по запросу' }} currency="RUB" />)
  expect(text(container)).toBe('Цена по запросу')
})

test('a missing price is "not available"', () => {
  const { container } = renderInShop(<Price price={{ initial: null, final: null }} currency="RUB" />)
  expect(text(container)).toBe('Нет в наличии')
})

test('a final price above the initial one shows no discount [card.discount-percent]', () => {
  const { container } = renderInShop(<Price price={{ initial: 100_000, final: 120_000 }} currency="RUB" />)
  expect(text(container)).toBe('1 200 ₽')
})
