import type { DeliveryOffer, PaymentKind } from '@shop/contracts/places/delivery'
import type { PostalAddress } from '@shop/forms/postal/address'

/** Destination and time of an order, as stored with it. */
export interface OrderDelivery {
  kind: DeliveryOffer['kind']
  name: string
  address: string
  estimation: string
  from: string
  to: string
  cityId: number | null
  /** City, and country abroad, that the typed address does not name; absent in old orders. */
  place?: string
  pickupPointId: number | null
  /** The provider's number of the point; absent in old orders. */
  pickpointNumber?: string
  shopId: number | null
  apartment: string | null
  frontDoor: string | null
  floor: string | null
  houseCode: string | null
  commentForCourier: string | null
  /** Outside Russia: the parts of `address`, for the carrier's label. */
  postal?: PostalAddress
  /** Payment methods of this delivery; missing in older orders. */
  payments?: readonly PaymentKind[]
  /** The kind as the shopper saw it; absent in old orders. */
  activeDeliveryType?: string | null
  /** Number of pickup point changes. */
  changes?: number
}
