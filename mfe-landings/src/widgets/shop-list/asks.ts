import { ask } from '@shop/contracts/ask'
import { shops } from '@shop/contracts/shops'

export const shopsAsk = () => ask(shops, {})

/** API reads of the widget, prefetched while its code loads. */
export const asks = () => [shopsAsk()]
