import { combine, createEvent, createStore, sample } from 'effector'
import { shops, type Shop } from '@shop/contracts/places/shops'
import { createRequestFx, failureOf } from '@shop/http'
import { $location } from '@shop/session'
import { $values, begun, patched } from '../../draft.ts'
import { comesToShop } from '../../form/delivery.ts'
import { $chosen, $fullCart } from '../cart.ts'

/** Limit of the call. */
const MAX_PIECES = 100

export const shopsRequested = createEvent<void>()
const shopsFx = createRequestFx(shops)

const $cityId = $location.map((place) => place?.city_id ?? null)
/** A SKU is repeated per piece: a shop with one of two is not ready in an hour. Null until the bag is known: without it nothing is promised. */
const $pieces = $fullCart.map((cart) => {
  const pieces = cart?.products.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
  return pieces ? pieces.slice(0, MAX_PIECES).join(' ') : null
})
const $all = createStore<Shop[] | null>(null, { serialize: 'ignore' })
  .on(shopsFx.doneData, (_, answer) => answer.shops)
  .reset($cityId, $pieces)
export const $shopsFailure = failureOf(shopsFx).reset(shopsFx)

/** Shops where this order can be collected, those of the shopper's own city first. */
export const $shops = combine($all, $cityId, (all, city) => {
  const isOwn = ({ city_id }: Shop) => city_id === city
  return all ? [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))] : []
})
export const $shop = combine($shops, $values, (all, values) => all.find(({ id }) => String(id) === values?.shop_id) ?? null)

const $wantsShop = $chosen.map((chosen) => comesToShop(chosen?.delivery ?? ''))
sample({
  clock: [$wantsShop, $cityId, $pieces],
  source: { all: $all, wants: $wantsShop, pieces: $pieces },
  filter: ({ all, wants, pieces }) => wants && all === null && pieces !== null,
  fn: () => undefined,
  target: shopsRequested,
})
sample({
  clock: shopsRequested,
  source: { pieces: $pieces, city: $cityId },
  fn: ({ pieces, city }) => {
    const ofBag = (pieces ?? '').split(' ').flatMap((id) => (id ? [['sku_ids[]', id]] : []))
    const ofCity = city === null ? [] : [['order_city_id', String(city)]]
    return { search: `?${new URLSearchParams([...ofCity, ...ofBag]).toString()}` }
  },
  target: shopsFx,
})

// The first shop that hands orders over is chosen beforehand [delivery.first-open-shop].
sample({
  clock: [$shops, $wantsShop, begun],
  source: { shops: $shops, shop: $shop, wants: $wantsShop, values: $values },
  filter: ({ shops, shop, wants, values }) => wants && values !== null && shop === null && shops.some(({ ready }) => ready !== null),
  fn: ({ shops }) => ({ shop_id: String(shops.find(({ ready }) => ready !== null)?.id ?? '') }),
  target: patched,
})
