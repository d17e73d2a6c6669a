import { ask } from '@shop/contracts/core/ask'
import { depositsDesign } from '@shop/contracts/certificates/deposits'
import type { Address } from '@shop/routing'
import { url } from './url.ts'

export const designsAsk = () => ask(depositsDesign, {})

/** The payment view needs no designs. */
export const asks = (address: Address) => (url(address).deposit === null ? [designsAsk()] : [])
