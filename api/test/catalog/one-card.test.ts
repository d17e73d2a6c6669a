import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { INTERNATIONAL, Shopper } from '../support/people/shopper.ts'

const shopper = new Shopper()
/** Links of the card's metals; of a design in one metal its own. */
const metalsOf = ({ url, modifications }: ProductCard) =>
  modifications.find(({ type }) => type === 'metal')?.variants.map((variant) => variant.url) ?? [url]
const priceOf = ({ price }: ProductCard) => price.final ?? 0
const whole = async (query = '', one = shopper) => (await one.show('catalog', query, { limit: 96 })).products

test('the metals of a design are one card, and every metal is on it [catalog.one-card-per-design]', async () => {
  const cards = await whole('rings')
  const metals = cards.flatMap(metalsOf)
  expect(new Set(metals).size).toBe(metals.length)
  expect(metals.length).toBeGreaterThan(cards.length)
  expect(cards.filter(({ url }) => url.includes('/solitaire-aurora-'))).toHaveLength(1)
  for (const section of ['tags', 'search', 'designers'] as const) {
    const url = { tags: 'new', search: '?text=кольцо', designers: 'vera-moss' }[section]
    const shown = (await shopper.show(section, url, { limit: 96 })).products.map(metalsOf).map((links) => links.toSorted().join(' '))
    expect([section, new Set(shown).size]).toStrictEqual([section, shown.length])
  }
})

test('pages have every design once, whatever their size and order [catalog.one-card-per-design]', async () => {
  for (const sort of ['popular', 'new', 'price-asc', 'price-desc']) {
    const pages = await Promise.all([0, 7, 14, 21].map((offset) => shopper.show('catalog', `rings?sort=${sort}`, { limit: 7, offset })))
    const ids = pages.flatMap(({ products }) => products.map(({ id }) => id))
    expect(new Set(ids).size).toBe(pages[0]?.quantity)
    expect(ids).toHaveLength(pages[0]?.quantity ?? 0)
    expect(ids).toStrictEqual((await whole(`rings?sort=${sort}`)).map(({ id }) => id))
  }
})

test('a metal filter shows each design in that metal, and finds every one [catalog.filtered-metal]', async () => {
  const all = await whole()
  const { filters } = await shopper.show('catalog', '')
  const metals = filters.find(({ code }) => code === 'metal')?.values ?? []
  expect(metals.length).toBeGreaterThan(3)
  for (const { value, label, count } of metals) {
    const cards = await whole(`?metal=${value}`)
    expect([value, cards.length]).toStrictEqual([value, count])
    const metalsIn = (card: ProductCard) => card.modifications.find(({ type }) => type === 'metal')?.variants ?? []
    const others = cards.filter((card) => metalsIn(card).some(({ name, current }) => current && name !== label))
    expect([value, others]).toStrictEqual([value, []])
    const made = all.flatMap(metalsIn).filter(({ name }) => name === label)
    const found = new Set(cards.map(({ url }) => url))
    expect([value, made.filter(({ url }) => !found.has(url))]).toStrictEqual([value, []])
  }
})

test('a price filter shows the metal within it [catalog.filtered-metal]', async () => {
  const [dearest] = await whole('rings?sort=price-desc&metal=yellow&metal=white&metal=rose')
  const most = priceOf(dearest as ProductCard) / 100 - 1
  const within = await whole(`rings?price_to=${most}&sort=price-desc`)
  expect(within.every((card) => priceOf(card) <= most * 100)).toBe(true)
  const other = within.find((card) => metalsOf(card).includes((dearest as ProductCard).url))
  expect(other?.url).not.toBe(dearest?.url)
})

test('a metal in stock is shown before one that is sold out [catalog.one-card-per-design]', async () => {
  const [all, inStock] = await Promise.all([whole(), whole('?in_stock=1')])
  expect(inStock.every(({ canBuy }) => canBuy)).toBe(true)
  expect(all.filter(({ canBuy }) => canBuy).map(({ url }) => url)).toStrictEqual(inStock.map(({ url }) => url))
})

test('by price a design stands where the shown metal stands, in each currency [catalog.one-card-per-design]', async () => {
  for (const one of [shopper, new Shopper({ host: INTERNATIONAL })]) {
    const [rising, falling] = await Promise.all([whole('rings?sort=price-asc', one), whole('rings?sort=price-desc', one)])
    expect(rising.map(priceOf)).toStrictEqual(rising.map(priceOf).toSorted((a, b) => a - b))
    expect(falling.map(priceOf)).toStrictEqual(falling.map(priceOf).toSorted((a, b) => b - a))
    const price = (cards: ProductCard[]) => priceOf(cards.find(({ url }) => url.includes('/solitaire-aurora-')) as ProductCard)
    expect(price(rising)).toBeLessThan(price(falling))
  }
})

test('a variant of a card leads to its own card by its item id [card.variant-in-place]', async () => {
  const [card] = await whole('necklaces?metal=silver')
  const variants = card?.modifications.flatMap((group) => group.variants) ?? []
  expect(variants.length).toBeGreaterThan(1)
  for (const { itemId = 0, url } of variants) {
    const { body } = await shopper.post('/favorites/show', { favorites: [itemId] })
    expect((body as { result: { products: ProductCard[] } }).result.products.map((one) => one.url)).toStrictEqual([url])
  }
})
