import { ask } from '@shop/contracts/core/ask'
import { vacancies } from '@shop/contracts/services/career'

export const vacanciesAsk = () => ask(vacancies, {})

/** API reads of the widget, prefetched while its code loads. */
export const asks = () => [vacanciesAsk()]
