import type { Sort } from '@shop/contracts/catalog/listing'
import type { Columns } from './columns.ts'

/** Larger than any price, date in milliseconds or popularity. */
const LAST = 2 ** 45

/** Of `popularity DESC, id` and the like, the part before the id: small comes first. Without a price a piece comes last. */
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

/** Places of all pieces in an order; the id settles what is equal: downwards for the newest, else upwards, as it ever was. */
export function orderOf(columns: Columns, sort: Sort, currency: string): Uint32Array {
  const key = keyOf(columns, sort, currency)
  const count = columns.ids.length
  const keys = Float64Array.from({ length: count }, (_, place) => key(place))
  const sign = sort === 'new' ? -1 : 1
  return new Uint32Array(count).map((_, place) => place).sort((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || sign * (one - other))
}
