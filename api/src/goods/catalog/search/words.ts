import type { Queryable } from '../../../platform/db/database.ts'
import type { Columns } from '../index/columns.ts'
import { type CatalogIndex, MAX_WAITED_FOR } from '../index/catalog-index.ts'
import { codeOf, isCode } from './language/codes.ts'
import { stemOf, tokensOf, withBrand } from './language/words.ts'

/** What a word says about a piece by the field that it stands in. */
export const WEIGHTS = { name: 4, designer: 3, kind: 2, attributes: 1 } as const
type Field = keyof typeof WEIGHTS

/** Texts of a piece in both languages; `codes` are article numbers. */
export type WordRow = { id: number; codes: string | null } & Record<Field, string | null>

/** $1 the pieces. */
const SQL = `
  SELECT p.id, concat_ws(' ', p.external_code, p.product_code) AS codes,
    string_agg(t.name, ' ') AS name, string_agg(gt.name, ' ') AS designer, string_agg(ct.name, ' ') AS kind,
    string_agg(concat_ws(' ', t.collection, (SELECT string_agg(one ->> 'name' || ' ' || (one ->> 'value'), ' ')
      FROM jsonb_array_elements(t.characteristics) AS one WHERE one ->> 'value' <> p.product_code)), ' ') AS attributes
  FROM products p JOIN product_texts t ON t.product_id = p.id
  JOIN designer_texts gt ON gt.designer_id = p.designer_id AND gt.locale = t.locale
  JOIN category_texts ct ON ct.category_id = p.category_id AND ct.locale = t.locale
  WHERE p.id = ANY ($1::int[]) GROUP BY p.id`
/** Few: other calls wait while their words are split. */
const AT_ONCE = 1000

/** Pieces with a word, and the weight of the best field that has it. */
interface Posting {
  places: number[]
  weights: number[]
}

let made = 0

/** Inverted index of both languages: stem → positions of pieces. */
export class WordIndex {
  /** Its positions are those of this load of the index. */
  readonly columns: Columns
  readonly number = (made += 1)
  readonly #postings = new Map<string, Posting>()
  readonly #codes = new Map<string, number[]>()
  /** Whole words with the number of pieces. */
  readonly #words = new Map<string, number>()
  #sorted: { words: string[]; codes: string[] } | null = null

  readonly #brand: string

  constructor(columns: Columns, brand: string) {
    this.columns = columns
    this.#brand = brand
  }

  add({ id, codes, ...fields }: WordRow) {
    const place = this.columns.placeOf(id)
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
      const posting = this.#postings.get(stem) ?? { places: [], weights: [] }
      this.#postings.set(stem, posting)
      posting.places.push(place)
      posting.weights.push(weight)
    }
    for (const code of new Set([...(codes?.split(' ') ?? []), ...seen].filter(isCode).map(codeOf))) {
      const places = this.#codes.get(code)
      if (places) places.push(place)
      else this.#codes.set(code, [place])
    }
    this.#sorted = null
  }

  has = (stem: string) => this.#postings.has(stem)

  /** A piece is called so. */
  names = (stem: string) => this.#postings.get(stem)?.weights.includes(WEIGHTS.name) === true

  /** Words of letters, most frequent first. */
  get words(): readonly string[] {
    return this.#inOrder().words
  }

  of = (stem: string): Readonly<Posting> => this.#postings.get(stem) ?? NONE

  hasCode = (beginning: string) => this.#firstCode(beginning)?.startsWith(beginning) === true

  /** Pieces with an article that begins so. */
  placesOf(beginning: string): number[] {
    const { codes } = this.#inOrder()
    // U+FFFF sorts after every code with the beginning.
    const found = codes.slice(this.#indexOf(beginning), this.#indexOf(`${beginning}\uffff`))
    return [...new Set(found.flatMap((code) => this.#codes.get(code) ?? []))]
  }

  #firstCode = (beginning: string) => this.#inOrder().codes[this.#indexOf(beginning)]

  #inOrder() {
    const isWord = (word: string) => word.length > 2 && !/\d/.test(word)
    return (this.#sorted ??= {
      words: [...this.#words]
        .filter(([word]) => isWord(word))
        .toSorted(([, one], [, other]) => other - one)
        .map(([word]) => word),
      codes: [...this.#codes.keys()].toSorted(),
    })
  }

  /** Binary search. */
  #indexOf(beginning: string): number {
    const { codes } = this.#inOrder()
    let [low, high] = [0, codes.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((codes[middle] ?? '') < beginning) low = middle + 1
      else high = middle
    }
    return low
  }
}

const NONE: Posting = { places: [], weights: [] }

/**
 * The words of the catalog index, loaded again when pieces or texts are added or removed. In a large shop that takes seconds: until then
 * searches use the previous words and do not find the new pieces.
 */
export class Library {
  readonly #database: Queryable
  readonly #catalogIndex: Pick<CatalogIndex, 'look'>
  readonly #brand: string
  #words: WordIndex | null = null
  #reading: { columns: Columns; words: Promise<WordIndex> } | null = null

  constructor(database: Queryable, catalogIndex: Pick<CatalogIndex, 'look'>, brand: string) {
    this.#database = database
    this.#catalogIndex = catalogIndex
    this.#brand = brand
  }

  /** The words are loaded, so no search has to wait. */
  get isReady(): boolean {
    return this.#words !== null
  }

  /** [search.new-pieces-never-wait] */
  async look(): Promise<WordIndex> {
    const columns = await this.#catalogIndex.look()
    if (this.#words?.columns === columns) return this.#words
    const before = columns.ids.length > MAX_WAITED_FOR ? this.#words : null
    const known = before !== null || this.#reading?.columns === columns ? this.#reading : null
    const reading = known ?? this.#begin(columns)
    return before ?? reading.words
  }

  #begin(columns: Columns) {
    const reading = { columns, words: this.#read(columns) }
    this.#reading = reading
    reading.words
      .then((words) => {
        if (this.#reading === reading) this.#words = words
      })
      // Searches that wait for these words get the error from `look`; the next search loads again.
      .catch(() => undefined)
      .finally(() => {
        if (this.#reading === reading) this.#reading = null
      })
    return reading
  }

  async #read(columns: Columns): Promise<WordIndex> {
    const words = new WordIndex(columns, this.#brand)
    for (let from = 0; from < columns.ids.length; from += AT_ONCE) {
      const ids = Array.from(columns.ids.subarray(from, from + AT_ONCE))
      for (const row of await this.#database.query<WordRow>(SQL, [ids])) words.add(row)
    }
    return words
  }
}
