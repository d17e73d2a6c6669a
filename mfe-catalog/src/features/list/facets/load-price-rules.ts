/** Reads and groups sums, draws the slider: most shoppers touch no price. */
export const loadPriceRules = () => import(/* webpackChunkName: "price-rules", webpackFetchPriority: "low" */ './price-rules.tsx')

export type PriceRules = Awaited<ReturnType<typeof loadPriceRules>>
