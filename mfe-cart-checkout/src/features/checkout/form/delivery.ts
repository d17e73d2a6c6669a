import type { CartDelivery } from '@shop/contracts/cart/full-cart'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'

type Kind = Pick<CartDelivery, 'typeId' | 'courierType'>

/** Radio value of a delivery kind: `1:express`, `2:`. */
export const deliveryKey = ({ typeId, courierType }: Kind) => `${typeId}:${courierType ?? ''}`

export function kindOf(key: string): { methodId: number | null; courierType: CartDelivery['courierType'] } {
  const [method, courier] = key.split(':')
  return { methodId: method ? Number(method) : null, courierType: (courier || null) as CartDelivery['courierType'] }
}

export const comesToAddress = (key: string) => {
  const { methodId } = kindOf(key)
  return methodId === deliveryMethod.courier || methodId === deliveryMethod.dayToDay
}
export const comesToPoint = (key: string) => kindOf(key).methodId === deliveryMethod.pickpoint
export const comesToShop = (key: string) => kindOf(key).methodId === deliveryMethod.shop

interface Offered {
  deliveries: readonly CartDelivery[]
  country: string
  onlyOnlineCertificates?: boolean | undefined
}

/**
 * Restores the delivery of a saved order. The online certificate falls back to the courier in Russia, else the first kind, unless the bag
 * has electronic certificates only. Pickup points and shops outside Russia fall back to the first kind. An unavailable kind is replaced by the
 * courier, or the first available.
 */
export function restoredDelivery(saved: string, { deliveries, country, onlyOnlineCertificates }: Offered): string {
  const first = deliveries.find(({ available }) => available)
  const courier = deliveries.find(({ typeId, available }) => available && typeId === deliveryMethod.courier)
  const keyOf = (kind: CartDelivery | undefined) => (kind ? deliveryKey(kind) : '')
  const { methodId } = kindOf(saved)
  const isRussia = country === 'RU'
  if (methodId === deliveryMethod.onlineCertificate && !onlyOnlineCertificates) return keyOf(isRussia ? (courier ?? first) : first)
  if ((methodId === deliveryMethod.pickpoint || methodId === deliveryMethod.shop) && !isRussia) return keyOf(first)
  const still = deliveries.find((kind) => kind.available && deliveryKey(kind) === saved)
  return still ? saved : keyOf(courier ?? first)
}
