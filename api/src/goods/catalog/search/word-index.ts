import type { Columns } from '../index/columns.ts'
import { codeOf, isCode } from './language/codes.ts'
import { stemOf, tokensOf, withBrand } from './language/words.ts'

/** What a word says about a piece by the field that it stands in. */
export const WEIGHTS = { name: 4, designer: 3, kind: 2, attributes: 1 } as const
type Field = keyof typeof WEIGHTS

/** Texts of a piece in both languages; `codes` are article numbers. */
export type WordRow = { id: number; codes: string | null } & Record<Field, string | null>

/** Pieces with a word, and the weight of the best field that has it. */
interface Posting {
  places: Uint32Array
  weights: Uint8Array
}

/** Those of key `n` lie between `ends[n - 1]` and `ends[n]`. */
interface Lists {
  keys: string[]
  ends: Uint32Array
  places: Uint32Array
}

/** What is kept of a word index: few large arrays, since a shop of 100,000 pieces has millions of postings. */
export interface StoredWords {
  stems: Lists & { weights: Uint8Array }
  /** Sorted. */
  codes: Lists
  /** Words of letters, most frequent first. */
  words: string[]
}

/** Collects the words of pieces. */
export class WordsOfPieces {
  readonly #columns: Columns
  readonly #brand: string
  readonly #stems = new Map<string, number[]>()
  readonly #weights = new Map<string, number[]>()
  readonly #codes = new Map<string, number[]>()
  /** Whole words with the number of pieces. */
  readonly #words = new Map<string, number>()

  constructor(columns: Columns, brand: string) {
    this.#columns = columns
    this.#brand = brand
  }

  add({ id, codes, ...fields }: WordRow) {
    const place = this.#columns.placeOf(id)
    if (place === undefined) return
    const weights = new Map<string, number>()
    const seen = new Set<string>()
    for (const [field, weight] of Object.entries(WEIGHTS) as [Field, number][]) {
      for (const word of tokensOf(withBrand(fields[field] ?? '', this.#brand))) {
        if (seen.has(word)) continue
        seen.add(word)
        this.#words.set(word, (this.#words.get(word) ?? 0) + 1)
        // The stemmer takes some nouns for verbs (опал → опа): names are found by the whole word as well.
        for (const form of weight === WEIGHTS.name ? [word, stemOf(word)] : [stemOf(word)])
          weights.set(form, Math.max(weight, weights.get(form) ?? 0))
      }
    }
    for (const [stem, weight] of weights) {
      addTo(this.#stems, stem, place)
      addTo(this.#weights, stem, weight)
    }
    for (const code of new Set([...(codes?.split(' ') ?? []), ...seen].filter(isCode).map(codeOf))) addTo(this.#codes, code, place)
  }

  /** To be kept, and read by a WordIndex. */
  stored(): StoredWords {
    const isWord = (word: string) => word.length > 2 && !/\d/.test(word)
    const codes = new Map([...this.#codes].toSorted(([one], [other]) => (one < other ? -1 : 1)))
    return {
      stems: { ...listsOf(this.#stems), weights: Uint8Array.from(listsOf(this.#weights).places) },
      codes: listsOf(codes),
      words: [...this.#words]
        .filter(([word]) => isWord(word))
        .toSorted(([, one], [, other]) => other - one)
        .map(([word]) => word),
    }
  }
}

let made = 0

/** Inverted index of both languages: stem → positions of pieces. */
export class WordIndex {
  /** Its positions are those of this load of the index. */
  readonly columns: Columns
  readonly number = (made += 1)
  /** Words of letters, most frequent first. */
  readonly words: readonly string[]
  readonly #stored: StoredWords
  readonly #stems: ReadonlyMap<string, number>

  constructor(columns: Columns, stored: StoredWords) {
    this.columns = columns
    this.words = stored.words
    this.#stored = stored
    this.#stems = new Map(stored.stems.keys.map((stem, number) => [stem, number]))
  }

  has = (stem: string) => this.#stems.has(stem)

  /** A piece is called so. */
  names = (stem: string) => this.of(stem).weights.includes(WEIGHTS.name)

  of(stem: string): Readonly<Posting> {
    const number = this.#stems.get(stem)
    if (number === undefined) return NONE
    const { ends, places, weights } = this.#stored.stems
    const [from, to] = [ends[number - 1] ?? 0, ends[number]]
    return { places: places.subarray(from, to), weights: weights.subarray(from, to) }
  }

  hasCode = (beginning: string) => this.#stored.codes.keys[this.#indexOf(beginning)]?.startsWith(beginning) === true

  /** Pieces with an article that begins so. */
  placesOf(beginning: string): number[] {
    const { ends, places } = this.#stored.codes
    // U+FFFF sorts after every code with the beginning.
    const [from, to] = [this.#indexOf(beginning), this.#indexOf(`${beginning}\uffff`)]
    return [...new Set(places.subarray(ends[from - 1] ?? 0, ends[to - 1] ?? 0))]
  }

  /** Binary search. */
  #indexOf(beginning: string): number {
    const { keys } = this.#stored.codes
    let [low, high] = [0, keys.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle] ?? '') < beginning) low = middle + 1
      else high = middle
    }
    return low
  }
}

const NONE: Posting = { places: new Uint32Array(), weights: new Uint8Array() }

function addTo(lists: Map<string, number[]>, key: string, value: number) {
  const known = lists.get(key)
  if (known) known.push(value)
  else lists.set(key, [value])
}

function listsOf(lists: ReadonlyMap<string, readonly number[]>): Lists {
  const places = new Uint32Array([...lists.values()].reduce((all, { length }) => all + length, 0))
  const ends = new Uint32Array(lists.size)
  let [number, end] = [0, 0]
  for (const list of lists.values()) {
    places.set(list, end)
    end += list.length
    ends[number] = end
    number += 1
  }
  return { keys: [...lists.keys()], ends, places }
}
