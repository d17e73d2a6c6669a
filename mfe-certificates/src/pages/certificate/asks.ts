import { ask } from '@shop/contracts/ask'
import { depositsDesign } from '@shop/contracts/deposits'
import type { Address } from '@shop/routing'
import { url } from './url.ts'

export const designsAsk = () => ask(depositsDesign, {})

/** The payment view needs no designs. */
export const asks = (address: Address) => (url(address).deposit === null ? [designsAsk()] : [])
