import { ask } from '@shop/contracts/core/ask'
import { content } from '@shop/contracts/content/content'

export const kioskAsk = () => ask(content, { params: { path: 'landings/tablet-subscription' } })

export const asks = () => [kioskAsk()]
