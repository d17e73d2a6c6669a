import { createEvent, createStore, sample } from 'effector'
import type { Location } from '@shop/contracts/account/common-data'
import { countries, setLocation, type Country } from '@shop/contracts/places/location'
import { asksConsentFirst } from '@shop/contracts/marketing/consent'
import { createRequestFx, failureOf } from '@shop/http'
import { $country, $location, commonDataAsked, locationChanged } from '@shop/session'
import { $values, patched } from '../../draft.ts'
import { NO_ADDRESS, startingPlace } from '../../form/foreign-address.ts'
import type { Values } from '../../form/values.ts'
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

const moved = sample({
  clock: $location,
  source: $values,
  filter: (values, place) => values !== null && place !== null && !['', 'RU'].includes(place.country_iso_code),
  fn: (values, place) => ({ values: values as Values, place: place as Location }),
})
// An address of the other country is no address here, and a form without a city begins with the shopper's.
sample({
  clock: moved,
  filter: ({ values, place }) => values.country !== place.country_iso_code || values.city === '',
  fn: ({ values, place }): Partial<Values> => {
    const country = place.country_iso_code
    return {
      ...(values.country !== country && NO_ADDRESS),
      ...startingPlace(place, country),
      country,
      // A tick that was there by default is no consent.
      ...(asksConsentFirst(country) && values.country !== country && { newsletterSubscription: false }),
    }
  },
  target: patched,
})
