import { randomUUID } from 'node:crypto'
import { calculateFullCart } from '@shop/contracts/cart/cart-actions'
import { type ChoicesInput, COURIER_TYPES, FullCartAnswer, type FullCartData } from '@shop/contracts/cart/full-cart'
import { commonData, CommonData } from '@shop/contracts/account/common-data'
import type { Location } from '@shop/contracts/places/shopper-location'
import { pickupPointsList } from '@shop/contracts/places/pickup-points'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'
import { shops } from '@shop/contracts/places/shops'
import { regionIn } from '@shop/forms/postal/regions'
import * as v from 'valibot'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import type { ShopperCalls } from '../../../backend/shopper-calls.ts'
import { countriesOf } from './country.ts'
import { type Checkout, keyOf } from './checkout-html.ts'
import { type Values, valuesOf } from './values.ts'

const numberOf = (text: string) => (text === '' || !Number.isFinite(Number(text)) ? null : Number(text))

/** Choices of the form, as every cart call takes them. */
export function choicesOf({ delivery, address, pickup_point, payment }: Values, cityId: number | null): ChoicesInput {
  const [method = '', courier = ''] = delivery.split(':')
  const methodId = numberOf(method)
  return {
    delivery_method_id: methodId,
    courier_type: v.is(v.picklist(COURIER_TYPES), courier) ? courier : null,
    pickup_point_id: methodId === deliveryMethod.pickpoint ? numberOf(pickup_point) : null,
    payment_method_id: numberOf(payment),
    delivery: { city_id: cityId, address: address || null },
  }
}

export async function calculated(calls: ShopperCalls, choices: ChoicesInput): Promise<FullCartData> {
  const { answer } = await calls.post(calculateFullCart.path, choices)
  return v.parse(FullCartAnswer, answer).cartData
}

/** Place and contacts of the shopper. */
export async function shopperOf(calls: ShopperCalls) {
  const { answer } = await calls.post(commonData.path, { path: '/cart' })
  const { location, user } = v.parse(v.pick(CommonData, ['location', 'user']), answer)
  return { location, fio: user.fullName, email: user.email ?? '', phone: user.phone ?? user.confirmedPhone ?? '' }
}

/** The form before anything was typed: kept choices, else the first that is offered. */
export function firstValues(cart: FullCartData, known: Partial<Values>): Values {
  const { delivery_method_id, courier_type, payment_method_id } = cart.choices ?? {}
  const first = cart.delivery.find(({ available }) => available)
  const chosen = delivery_method_id && keyOf({ typeId: delivery_method_id, courierType: courier_type ?? null })
  // What joined the bag since may not be carried that way.
  const kept = chosen && cart.delivery.some((kind) => kind.available && keyOf(kind) === chosen) ? chosen : null
  return {
    ...valuesOf(new URLSearchParams()),
    ...known,
    delivery: kept || (first ? keyOf(first) : ''),
    payment: String(payment_method_id ?? cart.availablePaymentMethods[0]?.id ?? ''),
    key: randomUUID(),
  }
}

/** City, and abroad the region, to begin an address with. */
export const startingPlace = ({ city, region, country_iso_code }: Location, country: string): Partial<Values> =>
  country_iso_code !== country ? {} : country === 'RU' ? { city } : { city, region: regionIn(country, region) ?? '' }

const Named = v.object({ id: v.number(), name: v.string(), address: v.string() })
const Point = v.object({ id: v.number(), provider: v.string(), short_address: v.string() })

/** Shops and pickup points of the city and countries abroad, for the selects. An answer that fails leaves its list empty. */
export async function placesOf(
  calls: ShopperCalls,
  cityId: number | null,
  { country }: Pick<ShopContext, 'country'>,
): Promise<Pick<Checkout, 'shops' | 'points' | 'countries'>> {
  const query = cityId === null ? '' : `?city_id=${cityId}`
  const [found, listed, abroad] = await Promise.all([
    calls.get(shops.path + query),
    calls.get(pickupPointsList.path + query),
    country === 'RU' ? [] : countriesOf(calls),
  ])
  const inShops = v.safeParse(v.object({ shops: v.array(Named) }), found.answer)
  const atPoints = v.safeParse(v.object({ points: v.array(Point) }), listed.answer)
  return {
    shops: inShops.success ? inShops.output.shops.map(({ id, name, address }) => ({ value: String(id), name: `${name}, ${address}` })) : [],
    points: atPoints.success
      ? atPoints.output.points.map(({ id, provider, short_address }) => ({ value: String(id), name: `${provider}, ${short_address}` }))
      : [],
    countries: abroad.map(({ code, name }) => ({ value: code, name })),
  }
}
