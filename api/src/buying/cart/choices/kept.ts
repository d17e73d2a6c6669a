import { type Choices, CourierType } from '@shop/contracts/cart/full-cart'
import { DeliverySlot } from '@shop/contracts/places/delivery-slot'
import type { KeptChoices } from '@shop/contracts/cart/cart-sums'
import type { ShopContext } from '@shop/contracts/shop/storefront'
import * as v from 'valibot'
import type { Queryable } from '../../../platform/db/database.ts'
import { placeOfAddress } from '../../../goods/places/addresses/geocoder.ts'
import { findCity, shopperCity } from '../../../goods/places/cities/cities.ts'

/** Where to deliver. The address itself is not stored: what counts is its distance to the ring road. */
const chosenPlace = v.object({
  city_id: v.nullable(v.number()),
  /** Named by the shopper, for cities missing from the table. */
  city: v.nullable(v.string()),
  region: v.nullable(v.string()),
  beltway: v.nullable(v.object({ hit: v.boolean(), distance: v.number() })),
})
export type ChosenPlace = v.InferOutput<typeof chosenPlace>

/** Choices as stored with the bag. A missing key was never chosen. */
export const chosen = v.object({
  spend_bonuses: v.optional(v.boolean()),
  delivery_method_id: v.nullish(v.number()),
  courier_type: v.nullish(CourierType),
  pickup_point_id: v.nullish(v.number()),
  payment_method_id: v.nullish(v.number()),
  delivery_slot: v.nullish(DeliverySlot),
  contactless: v.optional(v.boolean()),
  place: v.nullish(chosenPlace),
})
export type Chosen = v.InferOutput<typeof chosen>

export interface Shopping {
  shop: ShopContext
  /** The city shown in the header. */
  cityCookie: string | undefined
}

/** The choices that a call brings, with the distance to the ring road by our own geocoder [bag.server-geocoder]. */
export async function chosenBy(connection: Queryable, choices: Choices, shopping: Shopping): Promise<Chosen> {
  const { spend_bonuses, delivery_method_id, courier_type, pickup_point_id, payment_method_id, delivery_slot, contactless, delivery } =
    choices
  const place = delivery && (await placeNamed(connection, delivery, shopping))
  const sent = { spend_bonuses, delivery_method_id, courier_type, pickup_point_id, payment_method_id, delivery_slot, contactless, place }
  return Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Chosen
}

async function placeNamed(
  connection: Queryable,
  { city_id, city: name, region, address }: NonNullable<Choices['delivery']>,
  { shop, cityCookie }: Shopping,
): Promise<ChosenPlace> {
  const named = { cityId: city_id, city: name ?? undefined, region: region ?? undefined }
  const city = city_id || name ? await findCity(connection, shop.country, named) : await shopperCity(connection, shop, cityCookie)
  const found = city && address ? await placeOfAddress(connection, city, address, shop.locale) : null
  return { city_id: city?.id ?? null, city: city ? null : (name ?? null), region: region ?? null, beltway: found?.beltway ?? null }
}

const KEEP = `
  UPDATE carts SET choices = choices || $2::jsonb, version = version + 1, changed_at = now() FROM sessions
  WHERE sessions.token_hash = $1 AND carts.session_id = coalesce(sessions.cart_session_id, sessions.id)
    AND NOT carts.choices @> $2::jsonb`

/** Stores the choices with the bag. Those that change nothing keep its version. */
export async function keepChoices(connection: Queryable, sessionHash: string, chosen: Chosen): Promise<void> {
  if (Object.keys(chosen).length > 0) await connection.query(KEEP, [sessionHash, JSON.stringify(chosen)])
}

/** Kept choices of a bag, replaced by those of the call. The place follows the city in the header. */
export async function choicesAt(connection: Queryable, kept: Chosen, sent: Chosen, { shop, cityCookie }: Shopping): Promise<Chosen> {
  if (sent.place) return { ...kept, ...sent }
  const city = await shopperCity(connection, shop, cityCookie)
  const known = kept.place ?? null
  const isSame = known !== null && (cityCookie === undefined || known.city_id === null || known.city_id === city?.id)
  return { ...kept, ...sent, place: isSame ? known : { city_id: city?.id ?? null, city: null, region: null, beltway: null } }
}

export const toKeptChoices = ({ place, ...chosen }: Chosen): KeptChoices => ({
  spend_bonuses: chosen.spend_bonuses ?? false,
  delivery_method_id: chosen.delivery_method_id ?? null,
  courier_type: chosen.courier_type ?? null,
  pickup_point_id: chosen.pickup_point_id ?? null,
  payment_method_id: chosen.payment_method_id ?? null,
  city_id: place?.city_id ?? null,
  kadType: place?.beltway?.hit ?? null,
  kadDistance: place?.beltway?.distance ?? null,
})
