import { ask } from '@shop/contracts/core/ask'
import { shops } from '@shop/contracts/places/shops'

export const shopsAsk = () => ask(shops, {})

/** What the widget needs of the API: asked beside its code, by the same call as the model's. */
export const asks = () => [shopsAsk()]
