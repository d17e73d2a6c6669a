import { combine, createStore, sample } from 'effector'
import type { FullCartData } from '@shop/contracts/cart/full-cart'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { $location } from '@shop/session'
import { $carried, $section, $values, draftDone, patched, prepared, sectionOpened } from '../../draft.ts'
import { kindOf } from '../../form/delivery.ts'
import { isOfAnother } from '../../form/foreign-address.ts'
import { moveOf, type Dropped } from '../../form/move.ts'
import { isOfCity, placesOf } from '../../form/places.ts'
import { calculateFx, fullCartReceived } from '../cart.ts'
import { $addressesHere, $saved, checkoutShown } from '../opening.ts'

const NOTHING: Dropped = { by: 'city', what: [] }

/** What was dropped because it is in another city or country; told until the section is done. */
export const $dropped = createStore(NOTHING, { serialize: 'ignore' })

// Address, pickup point and shop are true in one city only [checkout.city-changed].
const moved = sample({
  clock: $location,
  source: { values: $values, addresses: $addressesHere, section: $section },
  fn: ({ values, addresses, section }, place) => {
    const move = values && place && moveOf(values, place, addresses)
    const needsPlace = kindOf(values?.delivery ?? '').methodId !== deliveryMethod.onlineCertificate
    return move && { ...move, reopens: Boolean(move.dropped) && section === 'payment' && needsPlace }
  },
})
const adopted = sample({ clock: moved, filter: Boolean })
sample({ clock: adopted, fn: ({ patch }) => patch, target: patched })
sample({ clock: adopted, filter: ({ reopens }) => reopens, fn: () => 'delivery' as const, target: sectionOpened })

// A saved draft, or the one of the previous version, was made for another city or country.
const restoredElsewhere = sample({
  clock: prepared,
  source: combine({ saved: $saved, carried: $carried }),
  filter: ({ saved, carried }, { city_id, country }) => isOfAnother(saved, country) || !isOfCity({ ...saved, ...carried }, city_id),
  fn: ({ saved, carried }, { country }): Dropped => ({
    by: isOfAnother(saved, country) ? 'country' : 'city',
    what: placesOf({ ...saved, ...carried }),
  }),
})
$dropped
  .on(adopted, (known, { dropped }) => dropped ?? known)
  .on(restoredElsewhere, (_, dropped) => dropped)
  .on(sectionOpened, (dropped, section) => (section === 'payment' ? NOTHING : dropped))
  .reset(draftDone, checkoutShown)

type Prices = Pick<FullCartData, 'goodsSum' | 'currency'>

const $country = $location.map((place) => place?.country_iso_code ?? null)

const $prices = createStore<{ before: Prices | null; now: Prices | null }>({ before: null, now: null }, { serialize: 'ignore' })
  .on(fullCartReceived, ({ before, now }, { goodsSum, currency }) =>
    now?.currency === currency ? { before, now } : { before: now, now: { goodsSum, currency } },
  )
  // What the country before has changed was told there.
  .on($country, (prices) => ({ ...prices, before: null }))
  .on(sectionOpened, (prices, section) => (section === 'payment' ? { ...prices, before: null } : prices))
  .reset(draftDone, checkoutShown)
/** The pieces in two currencies, where another country has changed it; told until the section is done [checkout.currency-changed]. */
export const $repriced = $prices.map(({ before, now }) => before && now && { before, now })

/** An address that the server found in another city. */
export const $refusedAddress = createStore<string | null>(null, { serialize: 'ignore' }).on(calculateFx.done, (_, { params, result }) =>
  result.fields?.['address'] ? (params.body?.delivery?.address ?? null) : null,
)
