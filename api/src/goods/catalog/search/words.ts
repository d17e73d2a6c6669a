import type { Locale } from '@shop/contracts/shop/storefront'
import type { Queryable } from '../../../platform/db/database.ts'
import type { PieceScope } from '../index/choice.ts'
import type { Columns } from '../index/columns.ts'
import { type CatalogIndex, MAX_WAITED_FOR } from '../index/catalog-index.ts'
import { type Dictionary, plain } from './understand.ts'

/** Searchable texts of a piece: $1 is the locale, p the piece. */
const HAYSTACK = `replace(lower(t.name || ' ' || gt.name || ' ' || ct.name || ' ' || coalesce(t.collection, '') || ' ' ||
  (SELECT coalesce(string_agg(one ->> 'name' || ' ' || (one ->> 'value'), ' '), '') FROM jsonb_array_elements(t.characteristics) AS one)), 'ё', 'е')`

const SQL = `SELECT p.id, ${HAYSTACK} AS words
  FROM products p JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
  JOIN designer_texts gt ON gt.designer_id = p.designer_id AND gt.locale = $1
  JOIN category_texts ct ON ct.category_id = p.category_id AND ct.locale = $1
  WHERE p.id = ANY ($2::int[])`
const AT_ONCE = 4000
const MAX_KEPT = 100

const tokensOf = (text: string) => plain(text).split(/[^\p{L}\d-]+/u)

let made = 0

/** Inverted index of one language: word → positions of pieces. */
export class WordIndex implements Dictionary {
  readonly list: readonly string[]
  /** Its positions are those of this load of the index. */
  readonly columns: Columns
  readonly #places: ReadonlyMap<string, Uint32Array>
  /** Article numbers, sizes and other words with digits, sorted for prefix search. */
  readonly #coded: readonly string[]
  readonly #found = new Map<string, Uint8Array>()
  readonly #known = new Map<string, boolean>()
  readonly #number = (made += 1)

  constructor(columns: Columns, places: ReadonlyMap<string, Uint32Array>) {
    this.columns = columns
    this.#places = places
    const all = [...places.keys()]
    const frequency = (word: string) => places.get(word)?.length ?? 0
    this.list = all.filter((word) => /\p{L}{2}/u.test(word) && !/\d/.test(word)).toSorted((one, other) => frequency(other) - frequency(one))
    this.#coded = all.filter((word) => /\d/.test(word)).toSorted()
  }

  has = (stem: string): boolean => {
    const known =
      this.#known.get(stem) ??
      (this.list.some((word) => word.includes(stem)) || this.#coded[this.#firstCoded(stem)]?.startsWith(stem) === true)
    if (this.#known.size >= MAX_KEPT * 100) this.#known.clear()
    this.#known.set(stem, known)
    return known
  }

  /** Pieces that contain every stem; `name` distinguishes them from those of other stems and other words. */
  found(locale: Locale, stems: readonly string[]): PieceScope & { kind: 'found' } {
    return { kind: 'found', name: `${locale} ${this.#number} ${stems.join(' ')}`, places: this.#find(stems), columns: this.columns }
  }

  /** One byte per position: 1 if the piece contains every stem. */
  #find(stems: readonly string[]): Uint8Array {
    const key = stems.join(' ')
    const known = this.#found.get(key)
    if (known) return known
    const parts = stems.flatMap((stem) => tokensOf(stem)).filter(Boolean)
    const found = new Uint8Array(this.columns.ids.length)
    for (const [index, part] of parts.entries()) {
      // A position counts only if all previous stems matched there.
      for (const place of this.#placesOf(part)) if (found[place] === index) found[place] = index + 1
    }
    for (let place = 0; place < found.length; place += 1) found[place] = parts.length > 0 && found[place] === parts.length ? 1 : 0
    const [oldest] = this.#found.keys()
    if (this.#found.size >= MAX_KEPT && oldest !== undefined) this.#found.delete(oldest)
    this.#found.set(key, found)
    return found
  }

  *#placesOf(part: string): Generator<number> {
    for (const word of this.list) if (word.includes(part)) yield* this.#places.get(word) ?? []
    const first = this.#firstCoded(part)
    // U+FFFF occurs in no word and sorts after every word with the prefix.
    for (const word of this.#coded.slice(first, this.#firstCoded(`${part}\uffff`))) yield* this.#places.get(word) ?? []
  }

  #firstCoded(part: string): number {
    let [low, high] = [0, this.#coded.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#coded[middle] ?? '') < part) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** What is ready for a language, and what is being read. */
interface Shelf {
  words: WordIndex | null
  reading: { columns: Columns; words: Promise<WordIndex> } | null
}

/**
 * The words of the catalog index, loaded again when pieces or texts are added or removed. In a large shop that takes seconds: until then
 * searches use the previous words and do not find the new pieces.
 */
export class Library {
  readonly #database: Queryable
  readonly #catalogIndex: Pick<CatalogIndex, 'look'>
  readonly #shelves: Record<Locale, Shelf> = { ru: { words: null, reading: null }, en: { words: null, reading: null } }

  constructor(database: Queryable, catalogIndex: Pick<CatalogIndex, 'look'>) {
    this.#database = database
    this.#catalogIndex = catalogIndex
  }

  /** The words of all languages are loaded, so no search has to wait. */
  get isReady(): boolean {
    return Object.values(this.#shelves).every(({ words }) => words !== null)
  }

  /** [search.new-pieces-never-wait] */
  async of(locale: Locale): Promise<WordIndex> {
    const columns = await this.#catalogIndex.look()
    const shelf = this.#shelves[locale]
    if (shelf.words?.columns === columns) return shelf.words
    const before = columns.ids.length > MAX_WAITED_FOR ? shelf.words : null
    const known = before !== null || shelf.reading?.columns === columns ? shelf.reading : null
    const reading = known ?? this.#begin(locale, shelf, columns)
    return before ?? reading.words
  }

  #begin(locale: Locale, shelf: Shelf, columns: Columns) {
    const reading = { columns, words: this.#read(locale, columns) }
    shelf.reading = reading
    reading.words
      .then((words) => {
        if (shelf.reading === reading) shelf.words = words
      })
      // Searches that wait for these words get the error from `of`; the next search loads again.
      .catch(() => undefined)
      .finally(() => {
        if (shelf.reading === reading) shelf.reading = null
      })
    return reading
  }

  async #read(locale: Locale, columns: Columns): Promise<WordIndex> {
    const places = new Map<string, number[]>()
    for (let from = 0; from < columns.ids.length; from += AT_ONCE) {
      const ids = Array.from(columns.ids.subarray(from, from + AT_ONCE))
      for (const { id, words } of await this.#database.query<{ id: number; words: string }>(SQL, [locale, ids])) {
        const place = columns.placeOf(id)
        if (place === undefined) continue
        for (const word of new Set(tokensOf(words))) {
          const known = places.get(word)
          if (known) known.push(place)
          else if (word) places.set(word, [place])
        }
      }
    }
    return new WordIndex(columns, new Map([...places].map(([word, list]) => [word, Uint32Array.from(list)])))
  }
}
