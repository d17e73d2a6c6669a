import { ask } from '@shop/contracts/ask'
import { shops } from '@shop/contracts/shops'

export const shopsAsk = () => ask(shops, {})

export const asks = () => [shopsAsk()]
