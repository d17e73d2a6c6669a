import * as fc from 'fast-check'
import { anyOf, type Choice } from '../../src/goods/catalog/index/choice.ts'
import { Columns } from '../../src/goods/catalog/index/columns.ts'
import { BUYABLE, count, MATCHES } from '../../src/goods/catalog/index/count.ts'
import { orderOf, shownOf } from '../../src/goods/catalog/index/order.ts'
import { COLORS } from '../../src/goods/catalog/cards/swatches.ts'
import type { PieceRow } from '../../src/goods/catalog/index/rows.ts'

/** More than a number has bits. */
const SIZES = Array.from({ length: 40 }, (_, index) => `${15 + index / 2}`)
const isOfColor = (color: keyof typeof COLORS, { metal, stone }: Piece) =>
  (COLORS[color].of as readonly (string | null)[]).some((name) => name === metal || name === stone)
const designsOf = (pieces: readonly Piece[]) => new Set(pieces.map(({ design }) => design)).size
const METALS = ['yellow', 'white', 'silver']
const STONES = ['diamond', 'ruby']
const CITIES = [1, 2]

interface Piece {
  design: number
  metal: string | null
  stone: string | null
  designer: number
  archived: boolean
  isNew: boolean
  popularity: number
  price: { initial: number; final: number } | null
  /** `cities`: ids of cities with local stock. */
  sizes: { size: string; left: boolean; cities: number[] }[]
}

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 })
const piece: fc.Arbitrary<Piece> = fc.record({
  design: fc.integer({ min: 1, max: 8 }),
  metal: fc.option(fc.constantFrom(...METALS)),
  stone: fc.option(fc.constantFrom(...STONES)),
  designer: fc.integer({ min: 1, max: 3 }),
  archived: fc.boolean(),
  isNew: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 3 }),
  price: fc.option(fc.record({ initial: fc.integer({ min: 1, max: 9 }), final: fc.integer({ min: 1, max: 9 }) })),
  sizes: fc.uniqueArray(fc.record({ size: fc.constantFrom(...SIZES), left: fc.boolean(), cities: some(CITIES) }), {
    selector: ({ size }) => size,
    maxLength: 3,
  }),
})
const choice: fc.Arbitrary<Choice> = fc
  .record({
    metals: some(METALS),
    stones: some(STONES),
    madeIn: some([...METALS, ...STONES]),
    designers: some([1, 2, 3]),
    sizes: some(SIZES),
    cities: some(CITIES),
    priceFrom: fc.option(fc.integer({ min: 1, max: 9 })),
    priceTo: fc.option(fc.integer({ min: 1, max: 9 })),
    inStock: fc.boolean(),
    isNew: fc.boolean(),
    isSale: fc.boolean(),
  })
  .map((chosen) => ({ ...anyOf('RUB'), ...chosen }))

const rowOf = ({ price, sizes, isNew, ...rest }: Piece, index: number): PieceRow => ({
  ...rest,
  id: index + 1,
  certificate: false,
  gems: null,
  category: 1,
  position: 0,
  mood: '',
  published: 0,
  tags: isNew ? 'hit,new' : 'hit',
  selections: null,
  cities:
    CITIES.flatMap((city) => {
      const here = sizes.filter(({ left, cities }) => left && cities.includes(city))
      return here.length > 0 ? [`${city}:${here.map(({ size }) => size).join('|')}`] : []
    }).join(';') || null,
  offers: price && `RUB:${price.initial}:${price.final},USD:1:1`,
  skus: sizes.length,
  sizes: sizes.map(({ size }) => size).join('|') || null,
  left:
    sizes
      .filter(({ left }) => left)
      .map(({ size }) => size)
      .join('|') || null,
  stocked: sizes.some(({ left }) => left),
  wornOn: null,
  engraved: false,
})

function columnsOf(pieces: readonly Piece[]) {
  const columns = new Columns(pieces.map((_, index) => index + 1))
  for (const [index, one] of pieces.entries()) columns.set(rowOf(one, index))
  return columns
}

/** [catalog.facet-logic] word by word: does a piece pass this choice? */
function passes({ metal, stone, designer, archived, isNew, price, sizes }: Piece, chosen: Choice): boolean {
  const has = (list: readonly unknown[], ...values: unknown[]) => list.length === 0 || values.some((value) => list.includes(value))
  const wanted = sizes.filter(({ size }) => has(chosen.sizes, size))
  return (
    !archived &&
    has(chosen.metals, metal) &&
    has(chosen.stones, stone) &&
    has(chosen.madeIn, metal, stone) &&
    has(chosen.designers, designer) &&
    (chosen.sizes.length === 0 || wanted.length > 0) &&
    (chosen.priceFrom === null || (price !== null && price.final >= chosen.priceFrom)) &&
    (chosen.priceTo === null || (price !== null && price.final <= chosen.priceTo)) &&
    (!chosen.inStock || wanted.some(({ left }) => left)) &&
    (chosen.cities.length === 0 || wanted.some(({ left, cities }) => left && has(chosen.cities, ...cities))) &&
    (!chosen.isNew || isNew) &&
    (!chosen.isSale || (price !== null && price.final < price.initial))
  )
}

/** In the chosen size, with a price. */
const canBeBought = ({ price, sizes }: Piece, chosen: Choice) =>
  price !== null && sizes.some(({ size, left }) => left && (chosen.sizes.length === 0 || chosen.sizes.includes(size)))

test('every facet value counts its designs, ignoring the choice of its own facet [catalog.facet-logic]', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), choice, (pieces, chosen) => {
      const { facts, quantity, matching } = count(columnsOf(pieces), { kind: 'all' }, chosen)
      const left = (changes: Partial<Choice>, test: (one: Piece) => boolean = () => true) =>
        designsOf(pieces.filter((one) => passes(one, { ...chosen, ...changes }) && test(one)))

      expect(quantity).toBe(left({}))
      expect([...matching]).toStrictEqual(pieces.map((one) => (passes(one, chosen) ? (canBeBought(one, chosen) ? BUYABLE : MATCHES) : 0)))
      for (const [value, pieces] of Object.entries(facts.metals ?? {})) expect(pieces).toBe(left({ metals: [value] }))
      for (const [value, pieces] of Object.entries(facts.stones ?? {})) expect(pieces).toBe(left({ stones: [value] }))
      for (const [value, pieces] of Object.entries(facts.designers ?? {})) expect(pieces).toBe(left({ designers: [Number(value)] }))
      for (const [value, pieces] of Object.entries(facts.sizes ?? {})) expect(pieces).toBe(left({ sizes: [value] }))
      for (const [value, pieces] of Object.entries(facts.cities ?? {})) expect(pieces).toBe(left({ cities: [Number(value)] }))
      for (const [color, pieces] of Object.entries(facts.colors ?? {}))
        expect(pieces).toBe(left({ madeIn: [] }, (one) => isOfColor(color as keyof typeof COLORS, one)))
      expect(facts.price.pieces).toBe(left({ priceFrom: null, priceTo: null }))
      expect(facts.flags.new.pieces).toBe(left({ isNew: true }))
      expect(facts.flags.sale.pieces).toBe(left({ isSale: true }))
      expect(facts.flags.in_stock.pieces).toBe(left({ inStock: true }))
      expect(facts.flags.total).toBe(pieces.filter(({ archived }) => !archived).length)
    }),
  )
})

test('ties are sorted by id, items without a price come last', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const columns = columnsOf(pieces)
      const sorted = (key: (one: Piece) => number) =>
        pieces.map((one, place) => ({ key: key(one), place })).toSorted((a, b) => a.key - b.key || a.place - b.place)
      const places = (rows: { place: number }[]) => rows.map(({ place }) => place)
      expect([...orderOf(columns, 'popular', columns.offersIn('RUB')).places]).toStrictEqual(
        places(sorted(({ popularity }) => -popularity)),
      )
      expect([...orderOf(columns, 'price-asc', columns.offersIn('RUB')).places]).toStrictEqual(
        places(sorted(({ price }) => price?.final ?? 100)),
      )
      expect([...orderOf(columns, 'price-desc', columns.offersIn('RUB')).places]).toStrictEqual(
        places(sorted(({ price }) => (price ? -price.final : 100))),
      )
      expect([...orderOf(columns, 'new', columns.offersIn('RUB')).places]).toStrictEqual(pieces.map((_, place) => place).toReversed())
    }),
  )
})

test('a design is shown once: by its first match that can be bought, else by its first match [catalog.one-card-per-design]', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), choice, (pieces, chosen) => {
      const columns = columnsOf(pieces)
      const order = orderOf(columns, 'price-asc', columns.offersIn('RUB'))
      const matches = [...order.places].filter((place) => passes(pieces[place]!, chosen))
      const fronts = new Set(
        [...Map.groupBy(matches, (place) => pieces[place]!.design).values()].map(
          (places) => places.find((place) => canBeBought(pieces[place]!, chosen)) ?? places[0],
        ),
      )
      const { matching } = count(columns, { kind: 'all' }, chosen)
      expect([...shownOf(columns, matching, order, 100)]).toStrictEqual(matches.filter((place) => fronts.has(place)))
    }),
  )
})
