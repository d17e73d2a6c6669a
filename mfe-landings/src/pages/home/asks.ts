import { ask } from '@shop/contracts/ask'
import { mainPage } from '@shop/contracts/main-page'

export const mainPageAsk = () => ask(mainPage, {})

export const asks = () => [mainPageAsk()]
