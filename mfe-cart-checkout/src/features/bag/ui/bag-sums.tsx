import { useUnit } from 'effector-react'
import { DutyNote } from '@shop/flows/duty-note'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { SumRows } from '../../sums/sum-rows.tsx'
import { $freeDelivery, $sums, $totals } from '../model/index.ts'
import { useBagWords } from '../texts/words.ts'

/** The sums of page and drawer. */
export function BagSums() {
  const t = useBagWords()
  const locale = useLocale()
  const { cart, currency, sums, totals, delivery } = useUnit({
    cart: $cart,
    currency: $currency,
    sums: $sums,
    totals: $totals,
    delivery: $freeDelivery,
  })
  const shown = cart?.currency ?? currency
  return (
    <>
      <SumRows
        {...sums}
        currency={shown}
        words={{
          pieces: t('pieces', { count: totals.pieces }),
          due: t('due'),
          free: t('free'),
          counting: t('counting'),
          delivery: delivery?.isFree ? t('free') : t('deliveryLater'),
          deliveryWhy: delivery && !delivery.isFree && t('freeFrom', { rest: money(delivery.rest, shown, locale) }),
          names: { itemDiscount: t('goodsDiscount'), delivery: t('delivery') },
        }}
      />
      <DutyNote goods={{ sum: totals.goods - totals.discount, currency: shown }} />
    </>
  )
}
