import type { Filter } from '@shop/contracts/catalog/listing'
import { without } from './url.ts'

export interface Applied {
  /** Unique among the chips. */
  key: string
  /** The facet's code and what is chosen of it: `price_from` and `price_to` are chosen one by one. */
  kind: 'value' | 'price_from' | 'price_to'
  label: string
  /** The query that is left without it. */
  rest: string
}

/** Values chosen in the address, in the order of the facets. A value that the API does not know has no chip. */
export function appliedOf(filters: readonly Filter[], query: string): Applied[] {
  const chosen = new URLSearchParams(query)
  return filters.flatMap(({ code, type, values }): Applied[] => {
    if (type === 'range') {
      return (['price_from', 'price_to'] as const)
        .filter((name) => chosen.has(name))
        .map((name) => ({ key: name, kind: name, label: chosen.get(name) ?? '', rest: without(query, name) }))
    }
    const here = chosen.getAll(code)
    return values
      .filter(({ value }) => here.includes(value))
      .map(({ value, label }) => ({ key: `${code}=${value}`, kind: 'value', label, rest: without(query, code, value) }))
  })
}
