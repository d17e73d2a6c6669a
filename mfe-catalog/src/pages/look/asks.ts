import { ask } from '@shop/contracts/core/ask'
import { bestsellers } from '@shop/contracts/content/main-page'

export const piecesAsk = () => ask(bestsellers, {})

/** What the page needs of the API for an address: asked beside its code, by the same call as the model's. */
export const asks = () => [piecesAsk()]
