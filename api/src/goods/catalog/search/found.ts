import type { KnownSize } from '../directory.ts'
import type { PieceScope } from '../index/choice.ts'
import { bitOf } from '../index/choice.ts'
import type { Columns } from '../index/columns.ts'
import { stemOf } from './language/words.ts'
import type { Meaning } from './meaning/lexicon.ts'
import type { StoredFind } from './meaning/stored.ts'
import type { Part } from './understand.ts'
import { WEIGHTS, type WordIndex } from './words.ts'

type Match = readonly [place: number, score: number]
type Test = (place: number) => boolean

/** Pieces of a meaning, of its first and best alternative, and of those the ones that are called so. */
const [MEANT, BEST, NAMED] = [3, 1, 2]
const CODE = 9

interface Shop {
  currency: string
  sizes: readonly KnownSize[]
  /** Ids by slug. */
  categories: ReadonlyMap<string, number>
  designers: ReadonlyMap<string, number>
}

/** Pieces that match every part; those that match better have a higher score. */
export function foundBy(words: WordIndex, parts: readonly Part[], shop: Shop): PieceScope & { kind: 'found' } {
  let known: { columns: Columns; scores: Uint8Array } | null = null
  const name = `${words.number} ${shop.currency} ${parts.map(nameOf).join(' + ')}`
  const scores = (columns: Columns) => {
    known = known?.columns === columns ? known : { columns, scores: new Matcher(words, shop, columns).scores(parts) }
    return known.scores
  }
  return { kind: 'found', name, scores }
}

const nameOf = (part: Part): string => {
  switch (part.kind) {
    case 'meaning':
      return `=${JSON.stringify(part.meaning.find)}`
    case 'word':
      return `${part.stems.join('|')}${part.meanings.length > 0 ? `~${part.text}` : ''}`
    case 'code':
      return `#${part.code}`
    case 'size':
      return `size ${part.value}`
    case 'price':
      return `${part.from}-${part.to}`
  }
}

/** Matches parts of a query to the pieces of one load of the index. */
class Matcher {
  readonly #words: WordIndex
  readonly #shop: Shop
  readonly #columns: Columns

  constructor(words: WordIndex, shop: Shop, columns: Columns) {
    this.#words = words
    this.#shop = shop
    this.#columns = columns
  }

  /** One byte per position: 0 unless every part matches. */
  scores(parts: readonly Part[]): Uint8Array {
    const scores = this.#bytes()
    const matched = this.#bytes()
    for (const [index, part] of parts.entries()) {
      for (const [place, score] of this.#matchesOf(part)) {
        if (matched[place] !== index) continue
        matched[place] = index + 1
        scores[place] = (scores[place] ?? 0) + score
      }
    }
    return scores.map((score, place) => (matched[place] === parts.length ? score + 1 : 0))
  }

  #bytes = () => new Uint8Array(this.#columns.ids.length)

  #matchesOf(part: Part): Iterable<Match> {
    switch (part.kind) {
      case 'price':
        return this.#priced(part.from ?? 0, part.to ?? Infinity)
      case 'size':
        return this.#inSize(part.value)
      case 'code':
        return this.#coded(part.code)
      case 'meaning':
        return this.#meant(part.meaning, part.stems)
      case 'word':
        return bestOf([...part.meanings.map((meaning) => this.#meant(meaning, [])), ...part.stems.map((stem) => this.#written(stem))])
    }
  }

  /** Major units. */
  *#priced(from: number, to: number): Iterable<Match> {
    const { final } = this.#columns.offersIn(this.#shop.currency)
    for (const [place, price] of final.entries()) if (price >= from * 100 && price <= to * 100) yield [place, 0]
  }

  *#inSize(value: string): Iterable<Match> {
    const { sizes, words, names, ids } = this.#columns
    const size = this.#shop.sizes.find((one) => one.value === value || one.en === value)
    const number = size ? names.size.of(size.ru) - 1 : -1
    if (number < 0) return
    for (const place of ids.keys()) if (((sizes[place * words + (number >> 5)] ?? 0) & (1 << (number & 31))) !== 0) yield [place, 0]
  }

  *#coded(code: string): Iterable<Match> {
    for (const place of this.#words.placesOf(code)) {
      const now = this.#placeNow(place)
      if (now !== undefined) yield [now, CODE]
    }
  }

  *#written(stem: string): Iterable<Match> {
    const { places, weights } = this.#words.of(stem)
    for (const [index, place] of places.entries()) {
      const now = this.#placeNow(place)
      if (now !== undefined) yield [now, weights[index] ?? 0]
    }
  }

  *#meant({ find, stems }: Meaning, typed: readonly string[]): Iterable<Match> {
    const tests = find.map((one) => this.#testOf(one))
    const [called, said] = [this.#marked(stems, WEIGHTS.name), this.#marked(typed, WEIGHTS.attributes)]
    for (const place of this.#columns.ids.keys()) {
      const which = tests.findIndex((test) => test(place))
      if (which >= 0) yield [place, MEANT + (which === 0 ? BEST : 0) + (called[place] === 1 ? NAMED : 0) + (said[place] ?? 0)]
    }
  }

  #testOf({ category, designer, metal, stone, mood, tag, name }: StoredFind): Test {
    const { columns, shop } = { columns: this.#columns, shop: this.#shop }
    const { names, tags } = columns
    const among = (column: ArrayLike<number>, keys: readonly string[], numberOf: (key: string) => number | undefined): Test => {
      const wanted = new Set(keys.map((key) => (key === 'none' ? 0 : (numberOf(key) ?? -1))))
      return (place) => wanted.has(column[place] ?? 0)
    }
    const tests: Test[] = []
    if (category) tests.push(among(columns.category, category, (slug) => shop.categories.get(slug)))
    if (designer) tests.push(among(columns.designer, designer, (slug) => shop.designers.get(slug)))
    if (metal) tests.push(among(columns.metal, metal, names.metal.of))
    if (stone) tests.push(among(columns.stone, stone, names.stone.of))
    if (mood) tests.push(among(columns.mood, mood, names.mood.of))
    if (tag) {
      const bits = tag.reduce((all, one) => all | bitOf(names.tag.of(one)), 0)
      tests.push((place) => ((tags[place] ?? 0) & bits) !== 0)
    }
    if (name) {
      const called = this.#marked(name.map(stemOf), WEIGHTS.name)
      tests.push((place) => called[place] === 1)
    }
    return (place) => tests.every((test) => test(place))
  }

  /** Positions with one of the words in a field of at least this weight. */
  #marked(stems: Iterable<string>, least: number): Uint8Array {
    const marks = this.#bytes()
    for (const stem of stems) {
      const { places, weights } = this.#words.of(stem)
      for (const [index, place] of places.entries()) {
        const now = (weights[index] ?? 0) >= least ? this.#placeNow(place) : undefined
        if (now !== undefined) marks[now] = 1
      }
    }
    return marks
  }

  /** A position of the words' own load of the index in this one. */
  #placeNow(place: number): number | undefined {
    const { columns } = this.#words
    return columns === this.#columns ? place : this.#columns.placeOf(columns.ids[place] ?? 0)
  }
}

/** The best of all that a word may be. */
function bestOf(lists: readonly Iterable<Match>[]): Iterable<Match> {
  const scores = new Map<number, number>()
  for (const list of lists) for (const [place, score] of list) if (score > (scores.get(place) ?? -1)) scores.set(place, score)
  return scores
}
