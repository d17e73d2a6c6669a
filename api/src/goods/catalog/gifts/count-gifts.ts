import { bitOf } from '../index/choice.ts'
import type { Columns } from '../index/columns.ts'
import { Tally } from '../index/tally.ts'
import { OCCASION_TAGS, RECIPIENT_TAGS } from '../tags.ts'

/** Counts of designs by recipient, occasion and budget; the last index of each means "any". */
export type Cube = number[][][]

/** Counts every choice of the gift finder in one pass. `budgets`: minor units, ascending. */
export function countGifts(columns: Columns, currency: string, budgets: readonly number[]): Cube {
  const { byDesign, design, archived, certificates, tags, names } = columns
  const { final } = columns.offersIn(currency)
  const bits = (list: readonly string[]) => list.map((tag) => bitOf(names.tag.of(tag)))
  const [recipients, occasions] = [bits(RECIPIENT_TAGS), bits(OCCASION_TAGS)]
  const [high, deep] = [occasions.length + 1, budgets.length + 1]
  const at = (recipient: number, occasion: number, budget: number) => (recipient * high + occasion) * deep + budget
  const tally = new Tally()
  const rowsOf = (marks: number, known: readonly number[]) =>
    known.flatMap((bit, row) => ((marks & bit) !== 0 ? [row] : [])).concat(known.length)
  for (const place of byDesign) {
    if (archived[place] !== 0 || certificates[place] !== 0) continue
    const marks = tags[place] ?? 0
    const affordable = [...budgets.flatMap((most, row) => ((final[place] ?? Number.NaN) <= most ? [row] : [])), budgets.length]
    for (const recipient of rowsOf(marks, recipients)) {
      for (const occasion of rowsOf(marks, occasions)) {
        for (const budget of affordable) tally.add(at(recipient, occasion, budget), design[place] ?? 0, true)
      }
    }
  }
  const range = (length: number) => [...Array(length).keys()]
  return range(recipients.length + 1).map((recipient) =>
    range(high).map((occasion) => range(deep).map((budget) => tally.counts[at(recipient, occasion, budget)] ?? 0)),
  )
}
