import { ask } from '@shop/contracts/ask'
import { searchOf } from '@shop/contracts/endpoint'
import { mainPage } from '@shop/contracts/main-page'
import { promises } from '@shop/contracts/promises'

export const mainPageAsk = () => ask(mainPage, {})
export const promisesAsk = () => ask(promises, { search: searchOf({ place: 'home' }) })

export const asks = () => [mainPageAsk(), promisesAsk()]
