import { ask } from '@shop/contracts/core/ask'
import { shops } from '@shop/contracts/places/shops'

export const shopsAsk = () => ask(shops, {})

export const asks = () => [shopsAsk()]
