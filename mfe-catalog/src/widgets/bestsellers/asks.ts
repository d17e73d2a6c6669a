import { ask } from '@shop/contracts/ask'
import { bestsellers } from '@shop/contracts/main-page'

export const bestsellersAsk = () => ask(bestsellers, {})

export const asks = () => [bestsellersAsk()]
