import { combine, createEvent, createStore, sample } from 'effector'
import { vacancies, type Vacancy } from '@shop/contracts/services/career'
import { createRequestFx, failureOf } from '@shop/http'
import type { Address } from '@shop/routing'
import { vacanciesAsk } from '../asks.ts'
import { careerUrl, type CareerUrl } from '../url.ts'

/** Before rendering with a page, on the server and in the browser. */
export const opened = createEvent<Address>()
export const retried = createEvent<void>()

const vacanciesFx = createRequestFx(vacancies)

export const $url = createStore<CareerUrl | null>(null).on(opened, (_, address) => careerUrl(address))
export const $vacancies = createStore<Vacancy[] | null>(null).on(vacanciesFx.doneData, (_, { result }) => result)
export const $failure = failureOf(vacanciesFx).reset(opened, retried)

export const $inCity = combine($vacancies, $url, (all, url) => (all ?? []).filter(({ cityKey }) => !url?.city || cityKey === url.city))
/** The vacancy in the URL; null without one, or when it is closed. */
export const $open = combine($vacancies, $url, (all, url) => all?.find(({ id }) => id === url?.vacancy) ?? null)

sample({
  clock: [opened, retried],
  source: $vacancies,
  filter: (all) => all === null,
  fn: () => vacanciesAsk(),
  target: vacanciesFx,
})
