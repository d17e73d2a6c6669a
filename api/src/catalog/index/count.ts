import type { FacetFacts } from '../facets.ts'
import { OCCASION_TAGS, RECIPIENT_TAGS } from '../gifts/tags.ts'
import { bitOf, type Choice, inScope, type PieceScope } from './choice.ts'
import type { Columns, Names } from './columns.ts'

export interface Counted {
  facts: FacetFacts
  quantity: number
  /** One byte per position: 1 if the piece is in the scope and passes all filters. */
  matching: Uint8Array
}

/** Counts by number of a name, from 1; `undefined` when the scope has none. */
type Tally = (number | undefined)[]

const add = (tally: Tally, number: number, counts: boolean) => {
  tally[number] = (tally[number] ?? 0) + (counts ? 1 : 0)
}
const named = (tally: Tally, names: Names) =>
  Object.fromEntries(tally.flatMap((count, number) => (number > 0 && count !== undefined ? [[names.list[number - 1] ?? '', count]] : [])))
const orNull = <T extends object>(counts: T) => (Object.keys(counts).length > 0 ? counts : null)

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

/** Matching pieces and, for every facet, the count of each value without the facet's own filter. */
export function count(columns: Columns, scope: PieceScope, choice: Choice): Counted {
  const { ids, metal, stone, designer, tags, stocked, sizes, left, words, names } = columns
  const { initial, final } = columns.offersIn(choice.currency)
  const isIn = inScope(columns, scope, choice.currency)
  const metals = setOf(choice.metals, names.metal)
  const stones = setOf(choice.stones, names.stone)
  const colorMetals = setOf(choice.madeIn, names.metal)
  const colorStones = setOf(choice.madeIn, names.stone)
  const designers = choice.designers.length > 0 ? new Set(choice.designers) : null
  const recipients = bitsOf(choice.recipients, names.tag)
  const occasions = bitsOf(choice.occasions, names.tag)
  const giftBits = [RECIPIENT_TAGS, OCCASION_TAGS].map((tags) => tags.map((name) => [name, bitOf(names.tag.of(name))] as const))
  const newBit = bitOf(names.tag.of('new'))
  const from = choice.priceFrom ?? Number.NEGATIVE_INFINITY
  const to = choice.priceTo ?? Number.POSITIVE_INFINITY
  const asksPrice = choice.priceFrom !== null || choice.priceTo !== null
  const mask = maskOf(choice.sizes, columns)

  const matching = new Uint8Array(ids.length)
  const tally = {
    metals: [] as Tally,
    stones: [] as Tally,
    designers: new Map<number, number>(),
    colors: new Map<number, number>(),
    gifts: {} as Record<string, number>,
  }
  const bySize = new Int32Array(words * 32)
  const hasSize = new Uint32Array(words)
  const price = { from: Infinity, to: -Infinity, pieces: 0 }
  const flags = { total: 0, new: { all: 0, pieces: 0 }, sale: { all: 0, pieces: 0 }, in_stock: { all: 0, pieces: 0 } }
  let quantity = 0

  for (let place = 0; place < ids.length; place += 1) {
    if (!isIn(place)) continue
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
    const missed = +!inMetal + +!inStone + +!inColor + +!inDesigner + +!inPrice + +!inRecipient + +!inOccasion + +!inNew + +!inSale
    const inSize = mask === null || overlaps(sizes, mask, place, words)
    const hasStock = mask === null ? stocked[place] === 1 : overlaps(left, mask, place, words)
    const inShape = inSize && (hasStock || !choice.inStock)

    /** True when only this facet's own filter excludes the piece. */
    const leaves = (isInFacet: boolean) => inShape && missed === +!isInFacet
    if (m > 0) add(tally.metals, m, leaves(inMetal))
    if (s > 0) add(tally.stones, s, leaves(inStone))
    const pair = m * 256 + s
    tally.colors.set(pair, (tally.colors.get(pair) ?? 0) + +leaves(inColor))
    tally.designers.set(d, (tally.designers.get(d) ?? 0) + +leaves(inDesigner))
    countGifts(marks, leaves(inRecipient), leaves(inOccasion))
    if (leaves(inPrice)) {
      price.pieces += 1
      if (is < price.from) price.from = is
      if (is > price.to) price.to = is
    }
    countSizes(place, missed === 0)
    flags.total += 1
    flags.new.all += +isNew
    flags.new.pieces += +(isNew && leaves(inNew))
    flags.sale.all += +isSale
    flags.sale.pieces += +(isSale && leaves(inSale))
    flags.in_stock.all += +hasStock
    flags.in_stock.pieces += +(hasStock && inSize && missed === 0)
    if (missed === 0 && inShape) {
      matching[place] = 1
      quantity += 1
    }
  }

  function countGifts(marks: number, ...leaves: [recipient: boolean, occasion: boolean]) {
    for (const [facet, tags] of giftBits.entries()) {
      for (const [name, bit] of tags) if ((marks & bit) !== 0) tally.gifts[name] = (tally.gifts[name] ?? 0) + +(leaves[facet] ?? false)
    }
  }

  /** With "in stock only" a size counts by its own stock. */
  function countSizes(place: number, passes: boolean) {
    for (let word = 0; word < words; word += 1) {
      const made = sizes[place * words + word] ?? 0
      if (made === 0) continue
      hasSize[word] = (hasSize[word] ?? 0) | made
      if (!passes) continue
      let bits = choice.inStock ? made & (left[place * words + word] ?? 0) : made
      while (bits !== 0) {
        const number = word * 32 + 31 - Math.clz32(bits & -bits)
        bySize[number] = (bySize[number] ?? 0) + 1
        bits &= bits - 1
      }
    }
  }

  const sizeCounts = names.size.list.flatMap((name, number) =>
    ((hasSize[number >> 5] ?? 0) & (1 << (number & 31))) === 0 ? [] : [[name, bySize[number] ?? 0] as const],
  )
  const facts: FacetFacts = {
    metals: orNull(named(tally.metals, names.metal)),
    stones: orNull(named(tally.stones, names.stone)),
    colors: [...tally.colors].map(([pair, pieces]) => [nameOf(names.metal, pair >> 8), nameOf(names.stone, pair & 255), pieces]),
    sizes: orNull(Object.fromEntries(sizeCounts)),
    gifts: orNull(tally.gifts),
    designers: orNull(Object.fromEntries(tally.designers)),
    price: { from: finite(price.from), to: finite(price.to), pieces: price.pieces },
    flags,
  }
  return { facts, quantity, matching }
}

const nameOf = (names: Names, number: number) => names.list[number - 1] ?? null
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
