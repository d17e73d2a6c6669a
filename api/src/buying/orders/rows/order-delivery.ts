import { DeliveryKind, PaymentKind } from '@shop/contracts/places/delivery'
import { DeliverySlot } from '@shop/contracts/places/delivery-slot'
import * as v from 'valibot'

/** Outside Russia: the parts of the address, for the carrier's label. */
const postalAddress = v.object({
  country: v.string(),
  address: v.string(),
  line2: v.string(),
  city: v.string(),
  region: v.string(),
  postalCode: v.string(),
})

/** Destination and time of an order, as stored with it. Orders of the demo have only the texts. */
export const orderDelivery = v.object({
  kind: v.optional(DeliveryKind),
  name: v.string(),
  address: v.string(),
  estimation: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  cityId: v.nullish(v.number()),
  /** City, and country abroad, that the typed address does not name; absent in old orders. */
  place: v.optional(v.string()),
  pickupPointId: v.nullish(v.number()),
  /** The provider's number of the point; absent in old orders. */
  pickpointNumber: v.optional(v.string()),
  shopId: v.nullish(v.number()),
  apartment: v.nullish(v.string()),
  frontDoor: v.nullish(v.string()),
  floor: v.nullish(v.string()),
  houseCode: v.nullish(v.string()),
  commentForCourier: v.nullish(v.string()),
  postal: v.optional(postalAddress),
  /** The hour that the shopper chose; absent: any of the courier's. */
  slot: v.optional(DeliverySlot),
  /** Left at the door. */
  contactless: v.optional(v.boolean()),
  /** Payment methods of this delivery; missing in older orders. */
  payments: v.optional(v.array(PaymentKind)),
  /** The kind as the shopper saw it; absent in old orders. */
  activeDeliveryType: v.nullish(v.string()),
  /** Number of pickup point changes. */
  changes: v.optional(v.number()),
})
export type OrderDelivery = v.InferOutput<typeof orderDelivery>
