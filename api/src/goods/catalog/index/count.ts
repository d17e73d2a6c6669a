import type { FacetFacts } from '../facets.ts'
import { COLORS } from '../cards/swatches.ts'
import { OCCASION_TAGS, RECIPIENT_TAGS } from '../tags.ts'
import { bitOf, type Choice, inScope, offersOf, type PieceScope } from './choice.ts'
import type { CityStock, Columns } from './columns.ts'
import type { Names } from './names.ts'
import { countsOf, Tally } from './tally.ts'

export interface Counted {
  facts: FacetFacts
  /** Designs: the metals of one are one card. */
  quantity: number
  /** One byte per position: whether the piece is in the scope and passes all filters. */
  matching: Uint8Array
}

/** `BUYABLE`: matches and can be bought. */
export const [MATCHES, BUYABLE] = [1, 2]

/** A set of numbers as a byte mask; null when nothing is chosen. */
function setOf(names: readonly string[], known: Names): Uint8Array | null {
  if (names.length === 0) return null
  const set = new Uint8Array(256)
  for (const name of names) {
    const number = known.of(name)
    if (number > 0) set[number] = 1
  }
  return set
}

/** Tags as bits; 0 when none is chosen. */
const bitsOf = (tags: readonly string[], known: Names) => tags.reduce((bits, tag) => bits | bitOf(known.of(tag)), 0)

/** Matching pieces and, for every facet, the number of designs with each value without the facet's own filter. */
export function count(columns: Columns, scope: PieceScope, choice: Choice): Counted {
  const { ids, design, metal, stone, designer, tags, stocked, sizes, left, words, names } = columns
  const { initial, final } = offersOf(columns, scope, choice.currency)
  const isIn = inScope(columns, scope, choice.currency)
  const metals = setOf(choice.metals, names.metal)
  const stones = setOf(choice.stones, names.stone)
  const colorMetals = setOf(choice.madeIn, names.metal)
  const colorStones = setOf(choice.madeIn, names.stone)
  const designers = choice.designers.length > 0 ? new Set(choice.designers) : null
  const recipients = bitsOf(choice.recipients, names.tag)
  const occasions = bitsOf(choice.occasions, names.tag)
  const giftTags = [...RECIPIENT_TAGS, ...OCCASION_TAGS].map((name) => ({
    bit: bitOf(names.tag.of(name)),
    isRecipient: RECIPIENT_TAGS.includes(name),
  }))
  const [colorsOfMetal, colorsOfStone] = [colorsOf(names.metal), colorsOf(names.stone)]
  const newBit = bitOf(names.tag.of('new'))
  const from = choice.priceFrom ?? Number.NEGATIVE_INFINITY
  const to = choice.priceTo ?? Number.POSITIVE_INFINITY
  const asksPrice = choice.priceFrom !== null || choice.priceTo !== null
  const mask = maskOf(choice.sizes, columns)
  const cities = [...columns.cities]
  const chosenCities = choice.cities.flatMap((id) => columns.cities.get(id) ?? [])
  const isInCity = (city: CityStock, place: number) => (mask === null ? city.any[place] === 1 : overlaps(city.sizes, mask, place, words))

  const matching = new Uint8Array(ids.length)
  const tally = {
    metals: new Tally(),
    stones: new Tally(),
    colors: new Tally(),
    sizes: new Tally(),
    designers: new Tally(),
    gifts: new Tally(),
    cities: new Tally(),
    all: new Tally(),
  }
  const price = { from: Infinity, to: -Infinity }
  const all = { total: 0, new: 0, sale: 0, in_stock: 0 }

  for (const place of columns.byDesign) {
    if (!isIn(place)) continue
    const of = design[place] ?? 0
    const [m, s, d] = [metal[place] ?? 0, stone[place] ?? 0, designer[place] ?? 0]
    const [was, is] = [initial[place] ?? Number.NaN, final[place] ?? Number.NaN]
    const marks = tags[place] ?? 0
    const isNew = (marks & newBit) !== 0
    const isSale = is < was
    const inMetal = metals === null || metals[m] === 1
    const inStone = stones === null || stones[s] === 1
    const inColor = colorMetals === null || colorMetals[m] === 1 || colorStones?.[s] === 1
    const inDesigner = designers === null || designers.has(d)
    const inPrice = !asksPrice || (is >= from && is <= to)
    const inRecipient = recipients === 0 || (marks & recipients) !== 0
    const inOccasion = occasions === 0 || (marks & occasions) !== 0
    const inNew = isNew || !choice.isNew
    const inSale = isSale || !choice.isSale
    const inCity = choice.cities.length === 0 || chosenCities.some((city) => isInCity(city, place))
    const missedHere = +!inMetal + +!inStone + +!inColor + +!inDesigner + +!inPrice + +!inRecipient + +!inOccasion + +!inNew + +!inSale
    const missed = missedHere + +!inCity
    const inSize = mask === null || overlaps(sizes, mask, place, words)
    const hasStock = mask === null ? stocked[place] === 1 : overlaps(left, mask, place, words)
    const inShape = inSize && (hasStock || !choice.inStock)

    /** True when only this facet's own filter excludes the piece. */
    const leaves = (isInFacet: boolean) => inShape && missed === +!isInFacet
    if (m > 0) tally.metals.add(m - 1, of, leaves(inMetal))
    if (s > 0) tally.stones.add(s - 1, of, leaves(inStone))
    const inColors = (colorsOfMetal[m] ?? 0) | (colorsOfStone[s] ?? 0)
    for (const color of COLOR_NAMES.keys()) if ((inColors & (1 << color)) !== 0) tally.colors.add(color, of, leaves(inColor))
    tally.designers.add(d, of, leaves(inDesigner))
    for (const [gift, { bit, isRecipient }] of giftTags.entries())
      if ((marks & bit) !== 0) tally.gifts.add(gift, of, leaves(isRecipient ? inRecipient : inOccasion))
    for (const [number, [, city]] of cities.entries()) if (isInCity(city, place)) tally.cities.add(number, of, leaves(inCity))
    countSizes(place, of, missedHere === 0)
    if (leaves(inPrice)) {
      tally.all.add(PRICED, of, true)
      if (is < price.from) price.from = is
      if (is > price.to) price.to = is
    }
    all.total += 1
    all.new += +isNew
    all.sale += +isSale
    all.in_stock += +hasStock
    tally.all.add(NEW, of, isNew && leaves(inNew))
    tally.all.add(SALE, of, isSale && leaves(inSale))
    tally.all.add(IN_STOCK, of, hasStock && inSize && missed === 0)
    if (missed === 0 && inShape) {
      matching[place] = hasStock && !Number.isNaN(was) ? BUYABLE : MATCHES
      tally.all.add(FOUND, of, true)
    }
  }

  /** With "in stock only" or a city a size counts by its own stock there. */
  function countSizes(place: number, of: number, passes: boolean) {
    for (let word = 0; word < words; word += 1) {
      let kept = choice.inStock ? (left[place * words + word] ?? 0) : -1
      if (choice.cities.length > 0) kept &= chosenCities.reduce((bits, city) => bits | (city.sizes[place * words + word] ?? 0), 0)
      let made = sizes[place * words + word] ?? 0
      while (made !== 0) {
        const bit = made & -made
        tally.sizes.add(word * 32 + 31 - Math.clz32(bit), of, passes && (kept & bit) !== 0)
        made &= made - 1
      }
    }
  }

  const { counts } = tally.all
  const flag = (name: 'new' | 'sale' | 'in_stock', row: number) => ({ all: all[name], pieces: counts[row] ?? 0 })
  const facts: FacetFacts = {
    metals: countsOf(tally.metals, names.metal.list),
    stones: countsOf(tally.stones, names.stone.list),
    colors: countsOf(tally.colors, COLOR_NAMES),
    sizes: countsOf(tally.sizes, names.size.list),
    gifts: countsOf(tally.gifts, [...RECIPIENT_TAGS, ...OCCASION_TAGS]),
    designers: countsOf(tally.designers),
    cities: countsOf(
      tally.cities,
      cities.map(([id]) => String(id)),
    ),
    price: { from: finite(price.from), to: finite(price.to), pieces: counts[PRICED] ?? 0 },
    flags: { total: all.total, new: flag('new', NEW), sale: flag('sale', SALE), in_stock: flag('in_stock', IN_STOCK) },
  }
  return { facts, quantity: counts[FOUND] ?? 0, matching }
}

const COLOR_NAMES = Object.keys(COLORS)
const [FOUND, PRICED, NEW, SALE, IN_STOCK] = [0, 1, 2, 3, 4]

/** Visible colors of each metal or stone, a bit each. */
const colorsOf = (known: Names): number[] => {
  const bits: number[] = []
  for (const [color, { of }] of Object.values(COLORS).entries())
    for (const name of of) {
      const number = known.of(name)
      if (number > 0) bits[number] = (bits[number] ?? 0) | (1 << color)
    }
  return bits
}

const finite = (value: number) => (Number.isFinite(value) ? value : null)

function maskOf(chosen: readonly string[], { names, words }: Columns): Uint32Array | null {
  if (chosen.length === 0) return null
  const mask = new Uint32Array(words)
  for (const name of chosen) {
    const number = names.size.of(name) - 1
    if (number >= 0) mask[number >> 5] = (mask[number >> 5] ?? 0) | (1 << (number & 31))
  }
  return mask
}

function overlaps(column: Uint32Array, mask: Uint32Array, place: number, words: number): boolean {
  for (let word = 0; word < words; word += 1) {
    if (((column[place * words + word] ?? 0) & (mask[word] ?? 0)) !== 0) return true
  }
  return false
}
