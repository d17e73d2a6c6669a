import type { Sort } from '@shop/contracts/catalog/listing'
import type { Columns } from './columns.ts'
import type { Offers } from './names.ts'
import { BUYABLE } from './count.ts'

/** Larger than any price, popularity or date in milliseconds. */
const LAST = 2 ** 45

/** Sort key before the id, ascending, as in `popularity DESC, id`. Pieces without a price come last. */
function keyOf({ popularity, published }: Columns, sort: Sort, { final }: Offers): (place: number) => number {
  const priced = (price: number | undefined, sign: 1 | -1) => (price === undefined || Number.isNaN(price) ? LAST : sign * price)
  switch (sort) {
    case 'popular':
      return (place) => -(popularity[place] ?? 0)
    case 'new':
      return (place) => -(published[place] ?? 0)
    case 'price-asc':
      return (place) => priced(final[place], 1)
    case 'price-desc':
      return (place) => priced(final[place], -1)
  }
}

export interface Order {
  /** Positions in order. */
  places: Uint32Array
  /** By position: where it stands in the order. */
  ranks: Uint32Array
}

/** Positions in a sort order, all or those that match. Ties by id: descending for the newest, else ascending. */
export function orderOf(columns: Columns, sort: Sort, offers: Offers, matching: Uint8Array | null = null): Order {
  const key = keyOf(columns, sort, offers)
  const count = columns.ids.length
  const keys = Float64Array.from({ length: count }, (_, place) => key(place))
  const sign = sort === 'new' ? -1 : 1
  const all = new Uint32Array(count).map((_, place) => place)
  const places = (matching ? all.filter((place) => matching[place] !== 0) : all).sort(
    (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || sign * (one - other),
  )
  const ranks = new Uint32Array(count)
  for (const [rank, place] of places.entries()) ranks[place] = rank
  return { places, ranks }
}

/** What can be bought first, then what matches a search best, then in the usual order [catalog.sold-out-last]. Scores are below 256. */
export function buyableFirst({ places }: Order, matching: Uint8Array, scores?: Uint8Array): Order {
  const groupOf = (place: number) => (matching[place] === BUYABLE ? 0 : 256) + 255 - (scores?.[place] ?? 0)
  const next = new Uint32Array(514)
  for (let place = 0; place < matching.length; place += 1) {
    if (matching[place] === 0) continue
    const group = groupOf(place) + 1
    next[group] = (next[group] ?? 0) + 1
  }
  for (let group = 1; group < next.length; group += 1) next[group] = (next[group] ?? 0) + (next[group - 1] ?? 0)
  const ordered = new Uint32Array(next.at(-1) ?? 0)
  const ranks = new Uint32Array(matching.length)
  // Those of one group keep the usual order.
  for (const place of places) {
    if (matching[place] === 0) continue
    const group = groupOf(place)
    const rank = next[group] ?? 0
    next[group] = rank + 1
    ordered[rank] = place
    ranks[place] = rank
  }
  return { places: ordered, ranks }
}

/**
 * One position per design, in order: of its matching metals the first in this order that can be bought, else the first. So a design stands
 * where the metal stands that its card shows.
 */
export function shownOf({ byDesign, design, ids }: Columns, matching: Uint8Array, { places, ranks }: Order, most: number): Uint32Array {
  const isShown = new Uint8Array(ids.length)
  const isBefore = (one: number, other: number) => (matching[other] ?? 0) - (matching[one] ?? 0) || (ranks[one] ?? 0) - (ranks[other] ?? 0)
  let best: number | undefined
  for (const place of byDesign) {
    if (matching[place] === 0) continue
    const isOther = best === undefined || design[best] !== design[place]
    if (!isOther && best !== undefined && isBefore(place, best) > 0) continue
    if (!isOther && best !== undefined) isShown[best] = 0
    isShown[place] = 1
    best = place
  }
  const shown: number[] = []
  for (const place of places) {
    if (isShown[place] === 0) continue
    shown.push(place)
    if (shown.length === most) break
  }
  return Uint32Array.from(shown)
}
