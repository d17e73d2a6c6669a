import type { CartDelivery } from '@shop/contracts/cart/full-cart'
import { deliveryMethod } from '@shop/contracts/places/reference-ids'

type Kind = Pick<CartDelivery, 'typeId' | 'courierType'>

/** One kind of delivery as the value of a radio: `1:express`, `2:`. */
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
  onlyCertificates: boolean
}

/**
 * The delivery of a saved order: the online certificate falls back to the courier in Russia, else to the first
 * kind, unless there are only certificates; a pickup point or a shop outside Russia falls back to the first kind; then what is not to be had
 * today gives way to the courier, or to the first that is.
 */
export function restoredDelivery(saved: string, { deliveries, country, onlyCertificates }: Offered): string {
  const first = deliveries.find(({ available }) => available)
  const courier = deliveries.find(({ typeId, available }) => available && typeId === deliveryMethod.courier)
  const keyOf = (kind: CartDelivery | undefined) => (kind ? deliveryKey(kind) : '')
  const { methodId } = kindOf(saved)
  const isRussia = country === 'RU'
  if (methodId === deliveryMethod.onlineCertificate && !onlyCertificates) return keyOf(isRussia ? (courier ?? first) : first)
  if ((methodId === deliveryMethod.pickpoint || methodId === deliveryMethod.shop) && !isRussia) return keyOf(first)
  const still = deliveries.find((kind) => kind.available && deliveryKey(kind) === saved)
  return still ? saved : keyOf(courier ?? first)
}
