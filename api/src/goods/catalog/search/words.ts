import type { Queryable } from '../../../platform/db/database.ts'
import type { Columns } from '../index/columns.ts'
import { type CatalogIndex, MAX_WAITED_FOR } from '../index/catalog-index.ts'
import { type StoredWords, WordIndex, type WordRow, WordsOfPieces } from './word-index.ts'

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

type Index = Pick<CatalogIndex, 'look' | 'wordsOf' | 'addWords'>

/**
 * The words of the catalog index, loaded again when pieces or texts are added or removed. In a large shop that takes seconds: until then
 * searches use the previous words and do not find the new pieces.
 */
export class Library {
  readonly #database: Queryable
  readonly #catalogIndex: Index
  readonly #brand: string
  #words: WordIndex | null = null
  #reading: { columns: Columns; words: Promise<WordIndex> } | null = null

  constructor(database: Queryable, catalogIndex: Index, brand: string) {
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
    const known = this.#catalogIndex.wordsOf(columns) as StoredWords | undefined
    if (known) return new WordIndex(columns, known)
    const words = new WordsOfPieces(columns, this.#brand)
    for (let from = 0; from < columns.ids.length; from += AT_ONCE) {
      const ids = Array.from(columns.ids.subarray(from, from + AT_ONCE))
      for (const row of await this.#database.query<WordRow>(SQL, [ids])) words.add(row)
    }
    const stored = words.stored()
    this.#catalogIndex.addWords(columns, stored)
    return new WordIndex(columns, stored)
  }
}
