import type { Sort } from '@shop/contracts/catalog/listing'
import type { Columns } from './columns.ts'

/** Larger than any price, popularity or date in milliseconds. */
const LAST = 2 ** 45

/** Sort key before the id, ascending, as in `popularity DESC, id`. Pieces without a price come last. */
function keyOf(columns: Columns, sort: Sort, currency: string): (place: number) => number {
  const { popularity, published } = columns
  const { final } = columns.offersIn(currency)
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

/** All positions in a sort order. Ties by id: descending for the newest, else ascending. */
export function orderOf(columns: Columns, sort: Sort, currency: string): Uint32Array {
  const key = keyOf(columns, sort, currency)
  const count = columns.ids.length
  const keys = Float64Array.from({ length: count }, (_, place) => key(place))
  const sign = sort === 'new' ? -1 : 1
  return new Uint32Array(count).map((_, place) => place).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || sign * (one - other))
}
