import type { Filter, FilterValue } from '@shop/contracts/listing'
import type { Texts } from '../texts/ru.ts'
import { wordOf } from '../texts/texts.ts'
import type { ListingQuery } from './listing-query.ts'
import { colorOf, METALS, STONES } from './swatches.ts'

/** Pieces by value, and the range of prices in minor units. */
export interface FacetFacts {
  metals: Record<string, number> | null
  stones: Record<string, number> | null
  price: { from: number | null; to: number | null; pieces: number }
}

/** Facets of a listing in a steady order; one without values is left out. */
export function facetsOf(facts: FacetFacts, query: ListingQuery, texts: Texts): Filter[] {
  const filters: Filter[] = [
    { code: 'metal', type: 'list', name: texts.facets.metal, values: listOf(METALS, facts.metals, query.metals, texts.metals) },
    { code: 'stone', type: 'list', name: texts.facets.stone, values: listOf(STONES, facts.stones, query.stones, texts.stones) },
    { code: 'price', type: 'range', name: texts.facets.price, values: rangeOf(facts.price, query) },
  ]
  return filters.filter(({ values }) => values.length > 0)
}

/** Values that the listing has, and those that are chosen although it has none. */
function listOf(
  order: object,
  counts: Record<string, number> | null,
  chosen: string[],
  words: Readonly<Record<string, string>>,
): FilterValue[] {
  return Object.keys(order)
    .filter((value) => counts?.[value] !== undefined || chosen.includes(value))
    .map((value) => {
      const count = counts?.[value] ?? 0
      return { value, label: wordOf(words, value), count, disabled: count === 0, chosen: chosen.includes(value), color: colorOf(value) }
    })
}

function rangeOf({ from, to, pieces }: FacetFacts['price'], { priceFrom, priceTo }: ListingQuery): FilterValue[] {
  if (from === null || to === null) return []
  const end = (value: string, major: number, chosen: boolean): FilterValue => ({
    value,
    label: String(major),
    count: pieces,
    disabled: false,
    chosen,
    color: null,
  })
  return [end('from', Math.floor(from / 100), priceFrom !== null), end('to', Math.ceil(to / 100), priceTo !== null)]
}
