import type { Address } from '@shop/routing'
import { sectionAsk } from '#features/sections/ask.ts'
import { searchUrl } from './url.ts'

/** No request without a query. */
export const asks = (address: Address) => {
  const { list } = searchUrl(address)
  return list ? [sectionAsk(list.call)] : []
}
