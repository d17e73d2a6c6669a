import { ask } from '@shop/contracts/ask'
import { listDesigners } from '@shop/contracts/designers'

export const designersAsk = () => ask(listDesigners, {})

export const asks = () => [designersAsk()]
