import type { Locale } from '@shop/contracts/storefront'
import type { Clock } from '../../clock/clock.ts'
import type { Queryable } from '../../db/database.ts'
import { Kept } from '../../http/kept.ts'
import { plain } from './understand.ts'

/** What is known of a piece in words: $1 is the locale, p the piece. */
export const HAYSTACK = `replace(lower(t.name || ' ' || gt.name || ' ' || ct.name || ' ' || coalesce(t.collection, '') || ' ' ||
  (SELECT coalesce(string_agg(one ->> 'name' || ' ' || (one ->> 'value'), ' '), '') FROM jsonb_array_elements(t.characteristics) AS one)), 'ё', 'е')`

const SQL = `SELECT DISTINCT ${HAYSTACK} AS words
  FROM products p JOIN product_texts t ON t.product_id = p.id AND t.locale = $1
  JOIN designer_texts gt ON gt.designer_id = p.designer_id AND gt.locale = $1
  JOIN category_texts ct ON ct.category_id = p.category_id AND ct.locale = $1`

const KEPT_MS = 10 * 60_000

/** Words of every piece in a language, the most usual first. Kept: a new piece brings a new word seldom. */
export class Vocabulary {
  readonly #database: Queryable
  readonly #kept: Kept<string[]>

  constructor(database: Queryable, clock: Clock) {
    this.#database = database
    this.#kept = new Kept(clock, KEPT_MS)
  }

  of(locale: Locale): Promise<string[]> {
    return this.#kept.of(locale, () => this.#read(locale))
  }

  async #read(locale: Locale): Promise<string[]> {
    const rows = await this.#database.query<{ words: string }>(SQL, [locale])
    const counts = new Map<string, number>()
    for (const word of rows.flatMap(({ words }) => plain(words).split(/[^\p{L}\d-]+/u))) {
      if (/\p{L}{2}/u.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
    }
    return [...counts].toSorted((a, b) => b[1] - a[1]).map(([word]) => word)
  }
}
