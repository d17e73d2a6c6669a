import { sharedBag } from '@shop/contracts/cart/shared-bag'
import { ask } from '@shop/contracts/core/ask'
import type { Address } from '@shop/routing'
import { type SharedBagUrl, url } from './url.ts'

export const bagAsk = ({ code }: SharedBagUrl) => ask(sharedBag, { params: { code } })

export const asks = (address: Address) => [bagAsk(url(address))]
