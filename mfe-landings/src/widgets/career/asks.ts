import { ask } from '@shop/contracts/ask'
import { vacancies } from '@shop/contracts/career'

export const vacanciesAsk = () => ask(vacancies, {})

/** What the widget needs of the API: asked beside its code, by the same call as the model's. */
export const asks = () => [vacanciesAsk()]
