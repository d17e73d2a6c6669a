import { ask } from '@shop/contracts/core/ask'
import { shops } from '@shop/contracts/places/shops'

export const shopsAsk = () => ask(shops, {})

/** API reads of the widget, prefetched while its code loads. */
export const asks = () => [shopsAsk()]
