import { useUnit } from 'effector-react'
import type { CartDelivery } from '@shop/contracts/cart/full-cart'
import { money, useLocale } from '@shop/i18n'
import { deliveryKey } from '#features/checkout/form/delivery.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { useTexts } from '../../texts/index.ts'

/** Formatted price and date of an offer. */
export function useDeliveryTexts() {
  const t = useTexts()
  const locale = useLocale()
  const whole = useUnit($fullCart)
  const sum = (minor: number) => money(minor, whole?.currency ?? 'RUB', locale)
  const { kadType, kadDistance } = whole?.choices ?? {}
  const beyond = kadType === false && kadDistance ? kadDistance : 0
  const isQuick = whole?.delivery.some(({ courierType }) => courierType === 'same-day' || courierType === 'express')
  return {
    /** Conditions, or why it is not offered now; why a courier beyond the ring road costs more, and what does not go there [delivery.ring-told]. */
    noteOf: ({ courierType, available, address, description, message }: CartDelivery) => {
      if (!available) return message ?? description
      if (courierType !== 'standard' || beyond === 0) return address ?? description
      return `${description}. ${t(isQuick ? 'beyondRing' : 'beyondRingSlow', { distance: beyond })}`
    },
    // Minimum price until point or address are known.
    priceOf: ({ price, priceFrom }: Pick<CartDelivery, 'price' | 'priceFrom'>) => {
      if (price === null) return priceFrom === 0 ? t('fromFree') : t('fromPrice', { price: sum(priceFrom) })
      return price === 0 ? t('free') : sum(price)
    },
    whenOf: (kind: CartDelivery) => whole?.deliveryEstimations.find((one) => deliveryKey(one) === deliveryKey(kind))?.text ?? '',
  }
}
