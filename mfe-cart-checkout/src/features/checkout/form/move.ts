import type { Location } from '@shop/contracts/places/shopper-location'
import type { ListedAddress } from '@shop/contracts/account/saved-addresses'
import { asksConsentFirst } from '@shop/contracts/marketing/consent'
import { ofAddress, startingPlace } from './foreign-address.ts'
import { NO_PLACE, isOfCity, placesOf, type TypedPlace } from './places.ts'
import type { Values } from './values.ts'

/** What was taken away, and whether it was in another city or for another country. */
export interface Dropped {
  by: 'city' | 'country'
  what: readonly TypedPlace[]
}

interface Move {
  patch: Partial<Values>
  /** Null where the form only adopts a place that it lacked. */
  dropped: Dropped | null
}

/** What a new place of the shopper changes in the form; null for the place that the form has. */
export function moveOf(values: Values, place: Location, [main]: readonly ListedAddress[]): Move | null {
  const country = place.country_iso_code || 'RU'
  const isAbroad = country !== 'RU'
  const city_id = String(place.city_id ?? '')
  const abroad = isAbroad && { ...startingPlace(place, country), country }
  const isOtherCountry = isAbroad && values.country !== country
  if (isOtherCountry || !isOfCity(values, city_id)) {
    return {
      patch: {
        ...NO_PLACE,
        ...(isAbroad ? abroad : main && ofAddress(main)),
        city_id,
        // A tick that was there by default is no consent.
        ...(isOtherCountry && asksConsentFirst(country) && { newsletterSubscription: false }),
      },
      dropped: { by: isOtherCountry ? 'country' : 'city', what: placesOf(values) },
    }
  }
  const isNewCity = city_id !== '' && values.city_id !== city_id
  const lacksCity = isAbroad && values.city === '' && place.city !== ''
  if (!isNewCity && !lacksCity) return null
  return { patch: { ...(lacksCity && abroad), city_id: city_id || values.city_id }, dropped: null }
}
