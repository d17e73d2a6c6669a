import { ask } from '@shop/contracts/ask'
import { vacancies } from '@shop/contracts/career'

export const vacanciesAsk = () => ask(vacancies, {})

/** API reads of the widget, prefetched while its code loads. */
export const asks = () => [vacanciesAsk()]
