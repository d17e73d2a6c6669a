import { createEvent, createStore, sample } from 'effector'
import { showGoesWith } from '@shop/contracts/catalog/looks/goes-with'
import type { ProductCard } from '@shop/contracts/catalog/product-card'
import { createRequestFx } from '@shop/http'

/** The query of a call, `?items[]=11`. */
export const rowAsked = createEvent<string>()

// The drawer over the bag has a row of its own: neither call may cancel the other.
const goesWithFx = createRequestFx(showGoesWith, { parallel: true })

/** By query, so that a late answer belongs to its own pieces. Without an answer there is nothing, or what was known before. */
export const $rows = createStore<Record<string, readonly ProductCard[]>>({}, { serialize: 'ignore' })
  .on(goesWithFx.done, (rows, { params: { search = '' }, result }) => ({ ...rows, [search]: result.products }))
  .on(goesWithFx.fail, (rows, { params: { search = '' } }) => ({ [search]: [], ...rows }))

sample({ clock: rowAsked, fn: (search) => ({ search }), target: goesWithFx })
