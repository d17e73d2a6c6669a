import { ask } from '@shop/contracts/core/ask'
import { designerInfo } from '@shop/contracts/catalog/designers'
import type { Address } from '@shop/routing'
import { listingAsk } from '#features/sections/ask.ts'
import { designerUrl, type DesignerUrl } from './url.ts'

type House = Pick<DesignerUrl, 'id'>

export const storyAsk = ({ id }: House) => ask(designerInfo, { params: { id } })
/** All products of the designer; the category in the URL filters them. */
export const piecesAsk = ({ id }: House) => listingAsk(`/designers/${id}`, '')

export const asks = (address: Address) => {
  const house = designerUrl(address)
  return [storyAsk(house), piecesAsk(house)]
}
