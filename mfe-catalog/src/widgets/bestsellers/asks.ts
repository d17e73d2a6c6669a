import { ask } from '@shop/contracts/core/ask'
import { bestsellers } from '@shop/contracts/content/main-page'

export const bestsellersAsk = () => ask(bestsellers, {})

export const asks = () => [bestsellersAsk()]
