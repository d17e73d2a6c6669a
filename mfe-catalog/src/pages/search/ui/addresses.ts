import type { SearchChip } from '@shop/contracts/catalog/understood'
import { searchAddress } from '@shop/contracts/search/search-address'
import type { SearchUrl } from '../url.ts'

/** The text with its words corrected and understood, or as typed. */
export const addressOfWords = ({ text }: Pick<SearchUrl, 'text'>, isExact: boolean) => searchAddress({ text, isExact })

/** The query without one of its parts. */
export const addressWithout = ({ rest }: Pick<SearchChip, 'rest'>) => (rest ? searchAddress({ text: rest }) : '/search')
