import { bitOf } from '../index/choice.ts'
import type { Columns } from '../index/columns.ts'
import { OCCASION_TAGS, RECIPIENT_TAGS } from './tags.ts'

/** Piece counts by recipient, occasion and budget; the last index of each means "any". */
export type Cube = number[][][]

/** Counts every choice of the gift finder in one pass. `budgets`: minor units, ascending. */
export function countGifts(columns: Columns, currency: string, budgets: readonly number[]): Cube {
  const { ids, archived, tags, names } = columns
  const { final } = columns.offersIn(currency)
  const bits = (list: readonly string[]) => list.map((tag) => bitOf(names.tag.of(tag)))
  const [recipients, occasions] = [bits(RECIPIENT_TAGS), bits(OCCASION_TAGS)]
  const cube: Cube = Array.from({ length: recipients.length + 1 }, () =>
    Array.from({ length: occasions.length + 1 }, () => Array.from({ length: budgets.length + 1 }, () => 0)),
  )
  const rowsOf = (marks: number, known: readonly number[]) =>
    known.flatMap((bit, row) => ((marks & bit) !== 0 ? [row] : [])).concat(known.length)
  for (let place = 0; place < ids.length; place += 1) {
    if (archived[place] !== 0) continue
    const marks = tags[place] ?? 0
    const affordable = [...budgets.flatMap((most, row) => ((final[place] ?? Number.NaN) <= most ? [row] : [])), budgets.length]
    for (const recipient of rowsOf(marks, recipients)) {
      for (const occasion of rowsOf(marks, occasions)) {
        const row = cube[recipient]?.[occasion]
        if (row) for (const budget of affordable) row[budget] = (row[budget] ?? 0) + 1
      }
    }
  }
  return cube
}
