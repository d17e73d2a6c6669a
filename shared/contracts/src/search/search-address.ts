import { searchOf } from '../core/endpoint.ts'

export interface FreeSearch {
  text: string
  /** The shopper has refused the correction: the words are looked for as typed. */
  isExact?: boolean
  page?: number
}

/** Name of the parameter that refuses a correction; its value is `1`. */
export const EXACT = 'exact'

/** Address of the results of a free search: `/search?text=…&exact=1&page=2`. */
export const searchAddress = ({ text, isExact, page = 1 }: FreeSearch) =>
  `/search${searchOf({ text, [EXACT]: isExact ? 1 : undefined, page: page > 1 ? page : undefined })}`
