import { combine, createEvent, createStore, sample } from 'effector'
import { shops, type Shop } from '@shop/contracts/places/shops'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'
import { $values } from '../../draft.ts'
import { comesToShop } from '../../form/delivery.ts'
import { $chosen, $fullCart } from '../cart.ts'

/** Limit of the call. */
const MAX_PIECES = 100

export const shopsRequested = createEvent<void>()
const shopsFx = createRequestFx(shops)

const $all = createStore<Shop[]>([], { serialize: 'ignore' }).on(shopsFx.doneData, (_, answer) => answer.shops)
export const $shopsFailure = failureOf(shopsFx).reset(shopsFx)

/** Shops of the shopper's city and of the rest of the country. Without any in the city, all are listed together. */
export const $shops = combine($all, $location, (all, location) => {
  const own = all.filter(({ city_id }) => city_id === location?.city_id)
  return own.length > 0 ? { near: own, far: all.filter((one) => !own.includes(one)) } : { near: all, far: [] }
})
export const $shop = combine($all, $values, (all, values) => all.find(({ id }) => String(id) === values?.shop_id) ?? null)

const $wantsShop = $chosen.map((chosen) => comesToShop(chosen?.delivery ?? ''))
sample({ clock: $wantsShop, source: $all, filter: (all, wants) => wants && all.length === 0, fn: () => undefined, target: shopsRequested })
sample({
  clock: shopsRequested,
  source: $fullCart,
  // A SKU is repeated per piece: a shop with one of two is not ready in an hour.
  fn: (cart) => {
    const pieces = (cart?.products ?? []).flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ['sku_ids[]', id]))
    return { search: `?${new URLSearchParams(pieces.slice(0, MAX_PIECES)).toString()}` }
  },
  target: shopsFx,
})
