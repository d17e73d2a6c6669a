import { ask } from '@shop/contracts/core/ask'
import { searchOf } from '@shop/contracts/core/endpoint'
import { mainPage } from '@shop/contracts/content/main-page'
import { promises } from '@shop/contracts/content/promises'

export const mainPageAsk = () => ask(mainPage, {})
export const promisesAsk = () => ask(promises, { search: searchOf({ place: 'home' }) })

export const asks = () => [mainPageAsk(), promisesAsk()]
