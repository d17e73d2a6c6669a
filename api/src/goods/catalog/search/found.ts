import { CERTIFICATES_CATEGORY } from '@shop/contracts/certificates/certificate-type'
import type { LookPlace } from '@shop/contracts/catalog/looks/look'
import type { Sort } from '@shop/contracts/catalog/listing'
import type { CardVariants } from '../cards/cards.ts'
import type { PieceScope } from '../index/choice.ts'
import { bitOf } from '../index/choice.ts'
import type { Columns } from '../index/columns.ts'
import type { KnownSize } from '../directory.ts'
import { placesOf } from '../looks/looks-sql.ts'
import { clausesOf } from './either.ts'
import { stemOf } from './language/words.ts'
import type { Meaning } from './meaning/lexicon.ts'
import type { StoredFind } from './meaning/stored.ts'
import type { Part } from './meaning/part.ts'
import { WEIGHTS, type WordIndex } from './word-index.ts'

/** Called for each match: no lists of 100,000 pairs are made. */
type Add = (place: number, score: number) => void
type Test = (place: number) => boolean

/** Pieces of a meaning, and of those the ones that are called so. */
const [MEANT, NAMED] = [3, 2]
/** Of its first and its second alternative. */
const BETTER = [2, 1]
const CODE = 9
/** In stock in the size that is asked for: before all that is called so. */
const LEFT = 8

interface Shop {
  currency: string
  /** Cities where a shop can be visited today. */
  today: readonly number[]
  /** Ids by slug. */
  categories: ReadonlyMap<string, number>
  designers: ReadonlyMap<string, number>
  /** Ids by path. */
  sections: ReadonlyMap<string, number>
}

/** Pieces that match every part; those that match better have a higher score. */
export function foundBy(words: WordIndex, parts: readonly Part[], shop: Shop): PieceScope & { kind: 'found' } {
  let known: { columns: Columns; scores: Uint8Array } | null = null
  const order = orderIn(parts)
  const today = stockIn(parts) === 'today' ? shop.today.join() : ''
  const name = `${words.number} ${shop.currency} ${today} ${clausesOf(parts).map(nameOfClause).join(' + ')}`
  const scores = (columns: Columns) => {
    known = known?.columns === columns ? known : { columns, scores: new Matcher(words, shop, columns).scores(parts) }
    return known.scores
  }
  const hasCertificates = parts.some(mayMeanCertificates)
  return { kind: 'found', name, scores, variants: variantsIn(parts), hasCertificates, ...(order && { order }) }
}

/** The sizes and weights of the stone that a query names: what these cost is shown, and lists go by it [search.price-of-variant]. */
export function variantsIn(parts: readonly Part[]): CardVariants | null {
  const sizes = parts.flatMap((part) => (part.kind === 'size' ? (part.sizes ?? []) : [])).map(({ ru }) => ru)
  const weights = parts.flatMap((part) => (part.kind === 'carats' ? (part.weights ?? []) : []))
  return sizes.length + weights.length > 0 ? { sizes, weights } : null
}

const firstOf = <K extends 'sort' | 'stock'>(parts: readonly Part[], key: K): StoredFind[K] =>
  parts.flatMap((part) => (part.kind === 'meaning' ? (part.meaning.find[0]?.[key] ?? []) : []))[0]

/** A price, a person or stock alone do not [catalog.certificates-apart]. */
const mayMeanCertificates = (part: Part) =>
  isListed(part) || (part.kind === 'meaning' && part.meaning.find.some(({ category }) => category?.includes(CERTIFICATES_CATEGORY)))

/** The order that the query asks for: "cheap rings". */
export const orderIn = (parts: readonly Part[]): Sort | undefined => firstOf(parts, 'sort')
export const stockIn = (parts: readonly Part[]) => firstOf(parts, 'stock')

const nameOf = (part: Part): string => {
  switch (part.kind) {
    case 'meaning':
      return `=${JSON.stringify(part.meaning.find)}`
    case 'not':
      return `!${JSON.stringify(part.meaning.find)}`
    case 'word':
      return `${part.stems.join('|')}${part.meanings.length > 0 ? `~${part.text}` : ''}${part.least ? `@${part.least}` : ''}`
    case 'code':
      return `#${part.code}`
    case 'size':
      return `size ${part.sizes?.map(({ ru }) => ru).join('|')}`
    case 'carats':
      return `ct ${part.weights?.join('|')}`
    case 'price':
      return `${part.from}-${part.to}`
  }
}

const nameOfClause = (clause: readonly Part[]) => clause.map(nameOf).join(' / ')

const isListed = ({ kind }: Part) => kind === 'word' || kind === 'code'

/** Several sizes count as one part of the query, and pieces that are in stock in one of them come first. */
function inOneSize(clause: readonly Part[]): readonly Part[] {
  const [first] = clause
  if (first?.kind !== 'size') return clause
  return [{ ...first, sizes: clause.flatMap((part) => (part.kind === 'size' ? (part.sizes ?? []) : [])) }]
}

/** Matches parts of a query to the pieces of one load of the index. */
class Matcher {
  readonly #words: WordIndex
  readonly #shop: Shop
  readonly #columns: Columns
  #stock: StoredFind['stock']
  #variants: CardVariants | null = null

  constructor(words: WordIndex, shop: Shop, columns: Columns) {
    this.#words = words
    this.#shop = shop
    this.#columns = columns
  }

  /** One byte per position: 0 unless every part matches. */
  scores(parts: readonly Part[]): Uint8Array {
    const scores = this.#bytes()
    const matched = this.#bytes()
    // Words have lists of their pieces; other parts look at each piece that is left.
    const inTurn = clausesOf(parts).toSorted(([one], [other]) => Number(!one || !isListed(one)) - Number(!other || !isListed(other)))
    const hasOrder = orderIn(parts) !== undefined
    this.#stock = stockIn(parts)
    this.#variants = variantsIn(parts)
    for (const [index, clause] of inTurn.entries()) {
      const add: Add = (place, score) => {
        if (matched[place] !== index) return
        matched[place] = index + 1
        if (!hasOrder) scores[place] = (scores[place] ?? 0) + score
      }
      // Any of them will do: the first that matches counts.
      for (const part of inOneSize(clause)) this.#match(part, add, (place) => matched[place] === index)
    }
    for (let place = 0; place < scores.length; place += 1) scores[place] = matched[place] === inTurn.length ? (scores[place] ?? 0) + 1 : 0
    return scores
  }

  #bytes = () => new Uint8Array(this.#columns.ids.length)

  /** `isLeft`: the piece has matched the parts before. */
  #match(part: Part, add: Add, isLeft: Test) {
    switch (part.kind) {
      case 'price':
        return this.#priced(part.from ?? 0, part.to ?? Infinity, add)
      case 'size':
        return this.#inSizes(part.sizes ?? [], add)
      case 'carats':
        return this.#ofStone(part.weights ?? [], add)
      case 'code':
        for (const place of this.#words.placesOf(part.code)) this.#addNow(place, CODE, add)
        return
      case 'meaning':
        return this.#meant(part.meaning, part.stems, add, isLeft)
      case 'not': {
        const refused = this.#bytes()
        this.#meant(part.meaning, [], (place) => (refused[place] = 1), isLeft)
        for (let place = 0; place < refused.length; place += 1) if (refused[place] === 0) add(place, 0)
        return
      }
      case 'word': {
        const [stem] = part.stems
        if (part.meanings.length === 0 && part.stems.length === 1 && stem !== undefined) return this.#written(stem, add, part.least)
        // The best of all that the word may be.
        const best = this.#bytes()
        const keep: Add = (place, score) => {
          if (score > (best[place] ?? 0)) best[place] = score
        }
        for (const meaning of part.meanings) this.#meant(meaning, [], keep, isLeft)
        for (const stem of part.stems) this.#written(stem, keep, part.least)
        for (let place = 0; place < best.length; place += 1) if (best[place] !== 0) add(place, best[place] ?? 0)
      }
    }
  }

  /** Major units. */
  #priced(from: number, to: number, add: Add) {
    const { final } = this.#columns.offersIn(this.#shop.currency, this.#variants)
    for (let place = 0; place < final.length; place += 1) {
      const price = final[place] ?? Number.NaN
      if (price >= from * 100 && price <= to * 100) add(place, 0)
    }
  }

  /** Those that are left in the size come first. */
  #inSizes(asked: readonly Pick<KnownSize, 'ru'>[], add: Add) {
    const { sizes, left, words, names, ids } = this.#columns
    const numbers = asked.map(({ ru }) => names.size.of(ru) - 1).filter((number) => number >= 0)
    const isIn = (column: Uint32Array, place: number) =>
      numbers.some((number) => ((column[place * words + (number >> 5)] ?? 0) & (1 << (number & 31))) !== 0)
    const cities = this.#cities()
    for (let place = 0; place < ids.length; place += 1) {
      if (!isIn(sizes, place)) continue
      const isLeft = isIn(left, place)
      if (this.#stock === undefined || (cities ? cities.some((city) => isIn(city.sizes, place)) : isLeft)) add(place, isLeft ? LEFT : 0)
    }
  }

  /** Pieces with a main stone of one of the weights. */
  #ofStone(weights: readonly number[], add: Add) {
    const { gems, names } = this.#columns
    // By number: 0 is a piece without a stone.
    const wanted = [false, ...names.gems.list.map((made) => made.split('|').some((weight) => weights.includes(Number(weight))))]
    for (let place = 0; place < gems.length; place += 1) if (wanted[gems[place] ?? 0]) add(place, 0)
  }

  /** Of shops that can be visited today; null where any stock will do. */
  #cities() {
    const { today } = this.#shop
    return this.#stock === 'today' && today.length > 0 ? today.flatMap((id) => this.#columns.cities.get(id) ?? []) : null
  }

  /** In a field of at least the weight. */
  #written(stem: string, add: Add, least = 0) {
    const { places, weights } = this.#words.of(stem)
    for (let index = 0; index < places.length; index += 1) {
      const weight = weights[index] ?? 0
      if (weight >= least) this.#addNow(places[index] ?? 0, weight, add)
    }
  }

  #meant({ find, stems }: Meaning, typed: readonly string[], add: Add, isLeft: Test) {
    const tests = find.map((one) => this.#testOf(one))
    const [called, said] = [this.#marked(stems, WEIGHTS.name), this.#marked(typed, WEIGHTS.attributes)]
    for (let place = 0; place < called.length; place += 1) {
      if (!isLeft(place)) continue
      const which = tests.findIndex((test) => test(place))
      if (which >= 0) add(place, MEANT + (BETTER[which] ?? 0) + (called[place] === 1 ? NAMED : 0) + (said[place] ?? 0))
    }
  }

  #testOf({ section, category, designer, metal, stone, mood, tag, worn, service, name, stock }: StoredFind): Test {
    const { columns, shop } = { columns: this.#columns, shop: this.#shop }
    const { names, tags } = columns
    const among = (column: ArrayLike<number>, keys: readonly string[], numberOf: (key: string) => number | undefined): Test => {
      const wanted: true[] = []
      for (const key of keys) {
        const number = key === 'none' ? 0 : numberOf(key)
        if (number !== undefined && number >= 0) wanted[number] = true
      }
      return (place) => wanted[column[place] ?? 0] === true
    }
    const tests: Test[] = []
    if (section) {
      const members = section.map((path) => columns.selections.get(shop.sections.get(path) ?? -1))
      tests.push((place) => members.some((one) => one?.[place] === 1))
    }
    if (category) tests.push(among(columns.category, category, (slug) => shop.categories.get(slug)))
    if (designer) tests.push(among(columns.designer, designer, (slug) => shop.designers.get(slug)))
    if (metal) tests.push(among(columns.metal, metal, names.metal.of))
    if (stone) tests.push(among(columns.stone, stone, names.stone.of))
    if (mood) tests.push(among(columns.mood, mood, names.mood.of))
    if (tag) {
      const bits = tag.reduce((all, one) => all | bitOf(names.tag.of(one)), 0)
      tests.push((place) => ((tags[place] ?? 0) & bits) !== 0)
    }
    if (worn) tests.push(this.#wornAt(worn))
    if (service) tests.push((place) => columns.engraved[place] === 1)
    if (name) {
      const called = this.#marked(name.map(stemOf), WEIGHTS.name)
      tests.push((place) => called[place] === 1)
    }
    const cities = this.#cities()
    if (stock) tests.push((place) => (cities ? cities.some(({ any }) => any[place] === 1) : columns.stocked[place] === 1))
    const [first, ...others] = tests
    return others.length === 0 && first ? first : (place) => tests.every((test) => test(place))
  }

  /** As on the page that puts pieces together. */
  #wornAt(places: readonly LookPlace[]): Test {
    const { category, wornOn, names } = this.#columns
    const slugs = new Map([...this.#shop.categories].map(([slug, id]) => [id, slug]))
    return (place) => {
      const piece = { category: slugs.get(category[place] ?? 0) ?? '', wornOn: names.wornOn.list[(wornOn[place] ?? 0) - 1] ?? null }
      return placesOf(piece).some((one) => places.includes(one))
    }
  }

  /** Positions with one of the words in a field of at least this weight. */
  #marked(stems: Iterable<string>, least: number): Uint8Array {
    const marks = this.#bytes()
    const mark: Add = (place, weight) => {
      if (weight >= least) marks[place] = 1
    }
    for (const stem of stems) this.#written(stem, mark)
    return marks
  }

  /** The index may have been loaded anew since its words were read. */
  #addNow(place: number, score: number, add: Add) {
    const { columns } = this.#words
    const now = columns === this.#columns ? place : this.#columns.placeOf(columns.ids[place] ?? 0)
    if (now !== undefined) add(now, score)
  }
}
