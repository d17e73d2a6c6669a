import { ask } from '@shop/contracts/ask'
import { content } from '@shop/contracts/content'

export const kioskAsk = () => ask(content, { params: { path: 'landings/tablet-subscription' } })

export const asks = () => [kioskAsk()]
