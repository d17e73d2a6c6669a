import { ask } from '@shop/contracts/core/ask'
import { listDesigners } from '@shop/contracts/catalog/designers'

export const designersAsk = () => ask(listDesigners, {})

export const asks = () => [designersAsk()]
