import type { CardVariants } from '../cards/cards.ts'
import { Names, type Offers } from './names.ts'
import type { PieceRow } from './rows.ts'
import { VariantPrices } from './variant-prices.ts'

const SIZES_IN_A_WORD = 32

/** What the shops of a city have. */
export interface CityStock {
  /** A byte for each position. */
  any: Uint8Array
  /** Like `left`. */
  sizes: Uint32Array
}

type Methods = 'byDesign' | 'placeOf' | 'set' | 'setVariants' | 'repriced' | 'gemWeights' | 'offersIn' | 'stored'
/** The fields of Columns, and its names as lists. Prices of variants are read after it. */
export type StoredColumns = Omit<Columns, 'names' | Methods> & {
  names: Record<keyof Columns['names'], string[]>
}

/** All pieces as typed arrays, one position each in order of ids: counting 100,000 takes a millisecond. */
export class Columns {
  readonly ids: Int32Array
  readonly category: Int32Array
  readonly designer: Int32Array
  readonly design: Int32Array
  readonly position: Int32Array
  readonly metal: Uint8Array
  readonly stone: Uint8Array
  readonly mood: Uint16Array
  readonly wornOn: Uint8Array
  readonly engraved: Uint8Array
  /** Weights of its main stone, as a number of `names.gems`. */
  readonly gems: Uint16Array
  readonly archived: Uint8Array
  /** Gift certificates, one byte each. */
  readonly certificates: Uint8Array
  readonly popularity: Int32Array
  readonly published: Float64Array
  /** A bit for each tag. */
  readonly tags: Uint32Array
  /** By selection: a byte for each position. */
  readonly selections = new Map<number, Uint8Array>()
  readonly skus: Int32Array
  readonly stocked: Uint8Array
  /** `words` numbers for each piece, with a bit for each size. */
  sizes: Uint32Array
  left: Uint32Array
  words = 1
  /** By city. */
  readonly cities = new Map<number, CityStock>()
  readonly offers = new Map<string, Offers>()
  readonly names = {
    metal: new Names(),
    stone: new Names(),
    mood: new Names(),
    tag: new Names(),
    size: new Names(),
    wornOn: new Names(),
    gems: new Names(),
  }
  /** Changes of transactions before this one are in it. */
  horizon = 0
  readonly #variantPrices = new VariantPrices(this.names.size)
  readonly #places = new Map<number, number>()
  #byDesign: Uint32Array | null = null

  constructor(ids: readonly number[]) {
    const count = ids.length
    this.ids = Int32Array.from(ids)
    this.category = new Int32Array(count)
    this.designer = new Int32Array(count)
    this.design = new Int32Array(count)
    this.position = new Int32Array(count)
    this.metal = new Uint8Array(count)
    this.stone = new Uint8Array(count)
    this.mood = new Uint16Array(count)
    this.wornOn = new Uint8Array(count)
    this.engraved = new Uint8Array(count)
    this.gems = new Uint16Array(count)
    // Not loaded means not shown.
    this.archived = new Uint8Array(count).fill(1)
    this.certificates = new Uint8Array(count)
    this.popularity = new Int32Array(count)
    this.published = new Float64Array(count)
    this.tags = new Uint32Array(count)
    this.skus = new Int32Array(count)
    this.stocked = new Uint8Array(count)
    this.sizes = new Uint32Array(count)
    this.left = new Uint32Array(count)
    for (const [place, id] of ids.entries()) this.#places.set(id, place)
  }

  /** As it was when it was stored. */
  static from({ names, ...fields }: StoredColumns): Columns {
    const columns = Object.assign(new Columns(Array.from(fields.ids)), fields)
    for (const [kind, list] of Object.entries(names)) for (const name of list) columns.names[kind as keyof Columns['names']].add(name)
    return columns
  }

  stored(): StoredColumns {
    const { names, placeOf: _, repriced: __, ...fields } = this
    const lists = Object.entries(names).map(([kind, { list }]) => [kind, list])
    return { ...fields, names: Object.fromEntries(lists) as StoredColumns['names'] }
  }

  /** Weights of the main stones of the pieces that have a score, in hundredths of a carat. */
  gemWeights(scores: Uint8Array): ReadonlySet<number> {
    const numbers = new Set<number>()
    for (let place = 0; place < scores.length; place += 1)
      if (scores[place] !== 0 && this.archived[place] === 0) numbers.add(this.gems[place] ?? 0)
    return new Set([...numbers].flatMap((number) => this.names.gems.list[number - 1]?.split('|').map(Number) ?? []))
  }

  placeOf = (id: number) => this.#places.get(id)

  /** All positions with the metals of a design in a row: designs are then counted in one pass. */
  get byDesign(): Uint32Array {
    const { design } = this
    this.#byDesign ??= Uint32Array.from(design.keys()).sort((one, other) => (design[one] ?? 0) - (design[other] ?? 0) || one - other)
    return this.#byDesign
  }

  /** Writes a piece. Returns false when the index has no position for it. */
  set(row: PieceRow): boolean {
    const place = this.#places.get(row.id)
    if (place === undefined) return false
    this.category[place] = row.category
    this.designer[place] = row.designer
    if (this.design[place] !== row.design) this.#byDesign = null
    this.design[place] = row.design
    this.position[place] = row.position
    this.metal[place] = this.names.metal.add(row.metal)
    this.stone[place] = this.names.stone.add(row.stone)
    this.mood[place] = this.names.mood.add(row.mood)
    this.wornOn[place] = this.names.wornOn.add(row.wornOn)
    this.engraved[place] = row.engraved ? 1 : 0
    this.gems[place] = this.names.gems.add(row.gems)
    this.archived[place] = row.archived ? 1 : 0
    this.certificates[place] = row.certificate ? 1 : 0
    this.popularity[place] = row.popularity
    this.published[place] = row.published
    this.tags[place] = (row.tags?.split(',') ?? []).reduce((bits, tag) => bits | (1 << (this.names.tag.add(tag) - 1)), 0)
    this.#setSelections(place, row.selections)
    this.skus[place] = row.skus
    this.stocked[place] = row.stocked ? 1 : 0
    this.#setSizes('sizes', place, row.sizes)
    this.#setSizes('left', place, row.left)
    this.#setCities(place, row.cities)
    this.#setOffers(place, row.offers)
    return true
  }

  #setSelections(place: number, selections: string | null) {
    for (const members of this.selections.values()) members[place] = 0
    for (const id of selections?.split(',').map(Number) ?? []) {
      const members = this.selections.get(id) ?? new Uint8Array(this.ids.length)
      this.selections.set(id, members)
      members[place] = 1
    }
  }

  #setSizes(column: 'sizes' | 'left', place: number, sizes: string | null) {
    const numbers = (sizes?.split('|') ?? []).map((size) => this.names.size.add(size) - 1)
    if (this.names.size.list.length > this.words * SIZES_IN_A_WORD) this.#widen()
    const from = place * this.words
    this[column].fill(0, from, from + this.words)
    for (const number of numbers) addBit(this[column], from, number)
  }

  /** Its sizes are among `sizes` already. */
  #setCities(place: number, cities: string | null) {
    const from = place * this.words
    for (const { any, sizes } of this.cities.values()) {
      any[place] = 0
      sizes.fill(0, from, from + this.words)
    }
    for (const entry of cities?.split(';') ?? []) {
      const [id = '', sizes = ''] = entry.split(':')
      const count = this.ids.length
      const city = this.cities.get(Number(id)) ?? { any: new Uint8Array(count), sizes: new Uint32Array(count * this.words) }
      this.cities.set(Number(id), city)
      city.any[place] = 1
      for (const size of sizes.split('|').filter(Boolean)) addBit(city.sizes, from, this.names.size.add(size) - 1)
    }
  }

  #widen() {
    const wide = (narrow: Uint32Array) => {
      const next = new Uint32Array(this.ids.length * (this.words + 1))
      for (let place = 0; place < this.ids.length; place += 1) {
        for (let word = 0; word < this.words; word += 1) next[place * (this.words + 1) + word] = narrow[place * this.words + word] ?? 0
      }
      return next
    }
    this.sizes = wide(this.sizes)
    this.left = wide(this.left)
    for (const city of this.cities.values()) city.sizes = wide(city.sizes)
    this.words += 1
  }

  #setOffers(place: number, offers: string | null) {
    for (const { initial, final } of this.offers.values()) {
      initial[place] = Number.NaN
      final[place] = Number.NaN
    }
    for (const offer of offers?.split(',') ?? []) {
      const [currency = '', initial, final] = offer.split(':')
      const of = this.#lowestIn(currency)
      of.initial[place] = Number(initial)
      of.final[place] = Number(final)
    }
  }

  /** Prices have changed. */
  repriced = () => this.#variantPrices.forget()

  /** Prices of a piece whose SKUs differ in price. `isFirst`: read for the first time, so it never replaces a later change. */
  setVariants(id: number, variants: string | null, isFirst = false) {
    const place = this.placeOf(id)
    if (place !== undefined) this.#variantPrices.set(place, variants, isFirst)
  }

  /** Prices in a currency, the lowest or those of `variants`; NaN when a piece has none. */
  offersIn(currency: string, variants: CardVariants | null = null): Offers {
    const lowest = this.#lowestIn(currency)
    return variants ? this.#variantPrices.offersOf(variants, currency, lowest) : lowest
  }

  #lowestIn(currency: string): Offers {
    const known = this.offers.get(currency)
    if (known) return known
    const empty = () => new Float64Array(this.ids.length).fill(Number.NaN)
    const offers = { initial: empty(), final: empty() }
    this.offers.set(currency, offers)
    return offers
  }
}

function addBit(column: Uint32Array, from: number, number: number) {
  const at = from + (number >> 5)
  column[at] = (column[at] ?? 0) | (1 << (number & 31))
}
