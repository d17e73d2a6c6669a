import { combine, createStore, sample } from 'effector'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { $country, $location } from '@shop/session'
import { $carried, $section, $values, draftDone, patched, prepared, sectionOpened } from '../../draft.ts'
import { kindOf } from '../../form/delivery.ts'
import { ofAddress, startingPlace } from '../../form/foreign-address.ts'
import { NO_PLACE, isOfCity, placesOf, type PlaceField } from '../../form/places.ts'
import { calculateFx } from '../cart.ts'
import { $addressesHere, $saved, checkoutShown } from '../opening.ts'

const $cityId = $location.map((place) => String(place?.city_id ?? ''))

/** What was dropped because it is in another city; told until the section is done. */
export const $dropped = createStore<PlaceField[]>([], { serialize: 'ignore' })

// Address, pickup point and shop are true in one city only [checkout.city-changed].
const moved = sample({
  clock: $cityId,
  source: { values: $values, addresses: $addressesHere, section: $section, place: $location, country: $country },
  filter: ({ values }, city) => values !== null && city !== '' && values.city_id !== city,
  fn: ({ values, addresses, section, place, country }, city) => {
    const isHere = values === null || isOfCity(values, city)
    const [main] = addresses
    return {
      dropped: isHere || values === null ? [] : placesOf(values),
      patch: isHere
        ? { city_id: city }
        : { ...NO_PLACE, ...startingPlace(place, country), ...(main && country === 'RU' && ofAddress(main)), city_id: city },
      reopens: !isHere && section === 'payment' && kindOf(values?.delivery ?? '').methodId !== deliveryMethod.onlineCertificate,
    }
  },
})
sample({ clock: moved, fn: ({ patch }) => patch, target: patched })
sample({ clock: moved, filter: ({ reopens }) => reopens, fn: () => 'delivery' as const, target: sectionOpened })

// A saved draft, or the one of the previous version, was made for another city.
const restoredElsewhere = sample({
  clock: prepared,
  source: combine({ saved: $saved, carried: $carried }),
  filter: ({ saved, carried }, { city_id }) => !isOfCity({ ...saved, ...carried }, city_id),
  fn: ({ saved, carried }) => placesOf({ ...saved, ...carried }),
})
$dropped
  .on(moved, (_, { dropped }) => dropped)
  .on(restoredElsewhere, (_, dropped) => dropped)
  .on(sectionOpened, (dropped, section) => (section === 'payment' ? [] : dropped))
  .reset(draftDone, checkoutShown)

/** An address that the server found in another city. */
export const $refusedAddress = createStore<string | null>(null, { serialize: 'ignore' }).on(calculateFx.done, (_, { params, result }) =>
  result.fields?.['address'] ? (params.body?.delivery?.address ?? null) : null,
)
