import { ask } from '@shop/contracts/ask'
import { giftChoice } from '@shop/contracts/gifts'

export const giftsAsk = () => ask(giftChoice, {})

export const asks = () => [giftsAsk()]
