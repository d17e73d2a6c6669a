import * as v from 'valibot'

export const SORTS = ['popular', 'new', 'price-asc', 'price-desc'] as const
export const Sort = v.picklist(SORTS)
export type Sort = v.InferOutput<typeof Sort>
