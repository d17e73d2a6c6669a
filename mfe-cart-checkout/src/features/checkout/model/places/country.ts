import { createEvent, createStore, sample } from 'effector'
import { countries, setLocation, type Country } from '@shop/contracts/places/location'
import { createRequestFx, failureOf } from '@shop/http'
import { $country, commonDataAsked, locationChanged } from '@shop/session'
import { checkoutShown } from '../opening.ts'

/** Another country of this storefront, chosen in the address. Prices and delivery follow it. */
export const countryChosen = createEvent<string>()

const countriesFx = createRequestFx(countries)
export const keepCountryFx = createRequestFx(setLocation)

/** Countries of this domain. Russia is another domain: it is chosen where the city is. */
export const $countries = createStore<readonly Country[]>([], { serialize: 'ignore' }).on(countriesFx.doneData, (_, answer) =>
  answer.countries.filter(({ isAnotherDomain }) => !isAnotherDomain),
)
export const $countryFailure = failureOf(keepCountryFx).reset(countryChosen)

sample({
  clock: checkoutShown,
  source: { country: $country, known: $countries },
  filter: ({ country, known }) => country !== 'RU' && known.length === 0,
  fn: () => ({}),
  target: countriesFx,
})
sample({ clock: countryChosen, fn: (country) => ({ body: { country } }), target: keepCountryFx })
sample({ clock: keepCountryFx.doneData, fn: ({ location }) => location, target: locationChanged })
// Other prices: the bag is calculated again.
sample({ clock: keepCountryFx.doneData, filter: ({ reload }) => reload, fn: () => ({ path: '/cart' }), target: commonDataAsked })
