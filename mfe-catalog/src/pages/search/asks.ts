import type { Address } from '@shop/routing'
import { sectionAsk } from '../../features/sections/ask.ts'
import { searchUrl } from './url.ts'

/** Without words there is nothing to look for yet. */
export const asks = (address: Address) => {
  const { call } = searchUrl(address)
  return call ? [sectionAsk(call)] : []
}
