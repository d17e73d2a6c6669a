import { useEffect, useState } from 'react'

/** Reads and groups sums, draws the slider, searches long facets: most shoppers use none of them. */
export const loadPriceRules = () => import(/* webpackChunkName: "list-late", webpackFetchPriority: "low" */ './price-rules.tsx')

export type PriceRules = Awaited<ReturnType<typeof loadPriceRules>>

/** Null until they have come, or where they are not wanted. */
export function usePriceRules(isWanted: boolean): PriceRules | null {
  const [rules, setRules] = useState<PriceRules | null>(null)
  useEffect(() => {
    if (isWanted) loadPriceRules().then(setRules, console.warn)
  }, [isWanted])
  return rules
}
