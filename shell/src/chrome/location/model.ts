import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { LOCATION_SWITCH_DELAY_MS } from '@shop/contracts/core/limits'
import { cities, countries, domainByCountry, setLocation, type City, type Country } from '@shop/contracts/places/location'
import { searchOf } from '@shop/contracts/core/endpoint'
import { storefrontOfCountry } from '@shop/contracts/shop/storefront'
import { createRequestFx, failureOf } from '@shop/http'
import { $country, $currency, commonDataAsked, locationChanged, popupClosed, popupOpened, type Popup } from '@shop/session'
import { pairedAddress } from '../language.ts'
import { clearLocation } from './saved.ts'

/** Popup to return to after choosing a city. */
export const opened = createEvent<Popup | null>()
export const countryChosen = createEvent<string>()
export const cityTyped = createEvent<string>()
/** Null: country only. */
export const cityChosen = createEvent<number | null>()

const countriesFx = createRequestFx(countries)
const citiesFx = createRequestFx(cities)
const keepFx = createRequestFx(setLocation)
const domainFx = createRequestFx(domainByCountry)

export const $countries = createStore<Country[]>([], { serialize: 'ignore' }).on(countriesFx.doneData, (_, answer) => answer.countries)
export const $cities = createStore<City[] | null>(null, { serialize: 'ignore' })
  .on(citiesFx.doneData, (_, answer) => answer.cities)
  .reset(countryChosen)
const $chosen = createStore<string | null>(null, { serialize: 'ignore' })
  .on(countryChosen, (_, code) => code)
  .reset(opened)
/** Country of the listed cities; default: the current one. */
export const $code = combine($chosen, $country, (chosen, country) => chosen ?? country)
export const $text = createStore('', { serialize: 'ignore' })
  .on(cityTyped, (_, text) => text)
  .reset([opened, countryChosen])
/** Domain of the chosen country, if different. */
export const $elsewhere = combine($countries, $code, (all, code) => all.find((one) => one.code === code && one.isAnotherDomain) ?? null)
/** Currency of the chosen country, if different on this domain. */
export const $otherCurrency = combine($countries, $code, $currency, (all, code, currency) => {
  const chosen = all.find((one) => one.code === code && !one.isAnotherDomain)
  return chosen && chosen.currency !== currency ? chosen.currency : null
})
export const $isLoading = combine(keepFx.pending, domainFx.pending, (keeping, leaving) => keeping || leaving)
export const $failure = failureOf(citiesFx, keepFx, domainFx).reset([opened, countryChosen, cityTyped, cityChosen])

sample({ clock: opened, source: $countries, filter: (known) => known.length === 0, fn: () => ({}), target: countriesFx })
sample({
  clock: [opened, countryChosen, cityTyped],
  source: { country: $code, text: $text },
  fn: (query) => ({ search: searchOf(query) }),
  target: citiesFx,
})

const chosenHere = sample({
  clock: cityChosen,
  source: { country: $code, elsewhere: $elsewhere },
  filter: ({ elsewhere }) => elsewhere === null,
  fn: ({ country }, cityId) => ({ body: { country, ...(cityId !== null && { city_id: cityId }) } }),
})
sample({ clock: chosenHere, target: keepFx })
sample({ clock: keepFx.doneData, fn: ({ location }) => location, target: locationChanged })
const $next = createStore<Popup | null>(null, { serialize: 'ignore' }).on(opened, (_, next) => next)
sample({ clock: keepFx.done, fn: () => undefined, target: popupClosed })
sample({
  clock: keepFx.doneData,
  source: $next,
  filter: (next, { reload }) => next !== null && !reload,
  fn: (next) => next as Popup,
  target: popupOpened,
})

/** 150 ms after a country change, /cart reloads the bag and other pages reload. */
const waitFx = createEffect(() => new Promise<string>((done) => setTimeout(() => done(location.pathname), LOCATION_SWITCH_DELAY_MS)))
export const reloadFx = createEffect(() => location.reload())
sample({ clock: keepFx.doneData, filter: ({ reload }) => reload, fn: () => undefined, target: waitFx })
sample({ clock: waitFx.doneData, filter: (path) => path === '/cart', fn: (path) => ({ path }), target: commonDataAsked })
sample({ clock: waitFx.doneData, filter: (path) => path !== '/cart', fn: () => undefined, target: reloadFx })

/** The page's URL on that storefront. */
const sameThere = (code: string) => pairedAddress(storefrontOfCountry(code), location.pathname, location.search)

/** Another domain: clears location and order draft, then redirects. The country stays, with its currency, for the way back. */
export const leaveFx = createEffect((url: string) => {
  clearLocation({ keepsCountry: true })
  location.assign(url)
})
sample({
  clock: cityChosen,
  source: $elsewhere,
  filter: (elsewhere): elsewhere is Country => elsewhere !== null,
  fn: (elsewhere, cityId) => ({
    params: { code: elsewhere?.code ?? '' },
    body: { url: sameThere(elsewhere?.code ?? ''), ...(cityId !== null && { city_id: cityId }) },
  }),
  target: domainFx,
})
sample({
  clock: domainFx.doneData,
  filter: ({ redirect_url }) => redirect_url !== null,
  fn: ({ redirect_url }) => redirect_url ?? '/',
  target: leaveFx,
})
