import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as fc from 'fast-check'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { Columns } from '../../../src/goods/catalog/index/columns.ts'
import type { PieceRow } from '../../../src/goods/catalog/index/rows.ts'
import { Shopper } from '../../support/people/shopper.ts'
import { openShop, type Shop } from '../../support/shop.ts'
import { until } from '../../support/until.ts'

/** Of the demo: lengths and stone weights are priced, ring sizes become so by the random prices. */
const QUERIES = [
  'цепочка 60 см',
  'кольцо 17 размер',
  'цепочка 47 см',
  'кольцо 17 размер дешевле 9000',
  'кольцо с бриллиантом 0,5 карата',
  'браслет 17 см',
]
const PAGE = 2
const MAKE_OFFERS = readFileSync(resolve(__dirname, '../../../migrations/0049_price_to_buy.sql'), 'utf8')
const SIZES = ['16', '16,5', 'S/M']
const WEIGHTS = [30, 50]

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.remove())

/** All pages of a list, as "show more" asks for them. */
async function everyPage(url: string, limit: number): Promise<ProductCard[]> {
  const shopper = new Shopper({ url: shop.url() })
  const cards: ProductCard[] = []
  for (;;) {
    const { products, quantity } = await shopper.show('search', url, { limit, offset: cards.length })
    cards.push(...products)
    if (products.length === 0 || cards.length >= quantity) return cards
  }
}

const isInOrder = (cards: readonly ProductCard[], sign: 1 | -1) =>
  cards.every(({ price }, index) => index === 0 || sign * ((price.final ?? 0) - (cards[index - 1]?.price.final ?? 0)) >= 0)

/** Prices in steps, so that many are equal. */
const randomPrices = (seed: number) =>
  `UPDATE prices SET final = f, initial = f FROM (SELECT sku_id AS sku, currency AS money, 100000 * (1 + abs(hashtext(sku_id || '${seed}')) % 12) AS f FROM prices) made
    WHERE sku_id = sku AND currency = money`

test('displayed prices are in order on every page, and no piece comes twice or is lost [search.price-of-variant]', async () => {
  for (const seed of fc.sample(fc.nat(), 3)) {
    await shop.behindTheScenes(randomPrices(seed), `UPDATE stock SET quantity = abs(hashtext(sku_id || '${seed + 1}')) % 3`, MAKE_OFFERS)
    for (const text of QUERIES) {
      const list = async (sort: string, limit: number) => everyPage(`?text=${encodeURIComponent(text)}&sort=${sort}`, limit)
      for (const [sort, sign] of [
        ['price-asc', 1],
        ['price-desc', -1],
      ] as const) {
        // The order may follow a change of prices a moment later.
        const whole = await until(
          () => list(sort, 96),
          (cards) => isInOrder(cards, sign),
        )
        const paged = await list(sort, PAGE)
        expect([text, whole.length > 0]).toStrictEqual([text, true])
        expect(paged.map(({ itemId, price }) => [itemId, price])).toStrictEqual(whole.map(({ itemId, price }) => [itemId, price]))
        expect(new Set(paged.map(({ itemId }) => itemId)).size).toBe(paged.length)
      }
    }
  }
})

test('a filter by price goes by the displayed price', async () => {
  const url = `?text=${encodeURIComponent('цепочка 60 см')}`
  const all = await everyPage(url, 96)
  const prices = all.flatMap(({ price }) => price.final ?? []).toSorted((one, other) => one - other)
  const to = prices[Math.floor(prices.length / 2)] ?? 0
  const some = await everyPage(`${url}&price_to=${to / 100}`, 96)
  expect(some.length).toBeGreaterThan(0)
  expect(some.filter(({ price }) => (price.final ?? 0) > to)).toStrictEqual([])
  const shopper = new Shopper({ url: shop.url() })
  const [cheapest, dearest] = [
    await shopper.show('search', `${url}&sort=price-asc`),
    await shopper.show('search', `${url}&sort=price-desc`),
  ]
  const ends = cheapest.filters.find(({ code }) => code === 'price')?.values.map(({ label }) => Number(label) * 100)
  expect(ends).toStrictEqual([cheapest.products[0]?.price.final, dearest.products[0]?.price.final])
})

interface Sku {
  size: string | null
  weight: number
  isLeft: boolean
  final: number
}
const skus = fc.array(
  fc.record<Sku>({
    size: fc.constantFrom(null, ...SIZES),
    weight: fc.constantFrom(0, ...WEIGHTS),
    isLeft: fc.boolean(),
    final: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
)

const rowOf = (own: readonly Sku[], id: number) =>
  ({
    id,
    sizes: own.flatMap(({ size }) => size ?? []).join('|') || null,
    offers: `RUB:9:${Math.min(...own.map(({ final }) => final))}`,
  }) as PieceRow

const variantsOf = (own: readonly Sku[]) =>
  own
    .map(({ size, weight, isLeft, final }) => ['RUB', weight, Number(isLeft), 9, final, ...(size === null ? [] : [size])].join('/'))
    .join(';')

function columnsOf(pieces: readonly Sku[][]) {
  const columns = new Columns(pieces.map((_, index) => index + 1))
  for (const [index, own] of pieces.entries()) {
    columns.set(rowOf(own, index + 1))
    columns.setVariants(index + 1, variantsOf(own))
  }
  return columns
}

test('of the asked sizes and weights the cheapest in stock makes the price, else the cheapest; without them the lowest stays', () => {
  const asked = fc.record({ sizes: fc.subarray(SIZES), weights: fc.subarray(WEIGHTS) })
  fc.assert(
    fc.property(fc.array(skus, { minLength: 1, maxLength: 6 }), asked, (pieces, variants) => {
      const columns = columnsOf(pieces)
      const prices = pieces.map((own) => {
        const wanted = own.filter(
          ({ size, weight }) =>
            (variants.sizes.length === 0 || (size !== null && variants.sizes.includes(size))) &&
            (variants.weights.length === 0 || variants.weights.includes(weight)),
        )
        const left = wanted.filter(({ isLeft }) => isLeft)
        const priced = [left, wanted, own].find((list) => list.length > 0)
        return Math.min(...(priced ?? []).map(({ final }) => final))
      })
      expect([...columns.offersIn('RUB', variants).final]).toStrictEqual(prices)
    }),
  )
})

test('a piece that has become of one price forgets what its variants cost; what was read before a change comes too late', () => {
  const cheap: Sku = { size: '16', weight: 0, isLeft: true, final: 1 }
  const both = [cheap, { ...cheap, size: '16,5', final: 3 }]
  const columns = columnsOf([both])
  const priceOfLarger = () => columns.offersIn('RUB', { sizes: ['16,5'], weights: [] }).final[0]
  expect(priceOfLarger()).toBe(3)
  columns.setVariants(1, null)
  columns.setVariants(1, variantsOf(both), true)
  columns.repriced()
  expect(priceOfLarger()).toBe(1)
})
