import { ask } from '@shop/contracts/core/ask'
import { giftChoice } from '@shop/contracts/cart/gifts'

export const giftsAsk = () => ask(giftChoice, {})

export const asks = () => [giftsAsk()]
