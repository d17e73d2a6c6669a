import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { isCertificate, isPiece } from '@shop/contracts/certificates/goods'
import type { DutyNoteProps } from '@shop/flows/duty-note'
import { money, useLocale } from '@shop/i18n'
import { $cart, $country, $currency } from '@shop/session'
import { part } from '@shop/ui'
import { SumRows, type SumRowsProps } from '../../sums/sum-rows.tsx'
import { $freeDelivery, $isBeforeDelivery, $sums, $totals } from '../model/index.ts'
import { useBagTexts } from '../texts/context.ts'

// Loaded abroad only: within Russia there is no import duty.
const DutyNote = part<DutyNoteProps>(() =>
  import(/* webpackChunkName: "duty-note", webpackFetchPriority: "low" */ '@shop/flows/duty-note').then((note) => ({
    default: note.DutyNote,
  })),
)

/** The sums of page and drawer. */
export function BagSums({ labelOf }: Pick<SumRowsProps, 'labelOf'>) {
  const t = useBagTexts()
  const locale = useLocale()
  const { cart, country, currency, sums, totals, delivery, isBefore } = useUnit({
    cart: $cart,
    country: $country,
    currency: $currency,
    sums: $sums,
    totals: $totals,
    delivery: $freeDelivery,
    isBefore: $isBeforeDelivery,
  })
  const shown = cart?.currency ?? currency
  const certificates = (cart?.products ?? []).reduce((sum, line) => (isCertificate(line) ? sum + line.sum : sum), 0)
  return (
    <>
      <SumRows
        {...sums}
        currency={shown}
        {...(labelOf && { labelOf })}
        words={{
          pieces: (cart?.products ?? []).every(isPiece) && t('pieces', { count: totals.pieces }),
          due: t(isBefore ? 'dueBefore' : 'due'),
          free: t('free'),
          counting: t('counting'),
          delivery: (from) =>
            from
              ? t(country === 'RU' ? 'deliveryFrom' : 'deliveryBy', { from: money(from, shown, locale) })
              : t(from === 0 || delivery?.isFree ? 'free' : 'deliveryLater'),
          deliveryWhy: delivery && !delivery.isFree && t('freeFrom', { rest: money(delivery.rest, shown, locale) }),
          names: { itemDiscount: t('goodsDiscount'), delivery: t('delivery') },
        }}
      />
      {country !== 'RU' && (
        <Suspense fallback={<p className="small muted">{'\u00a0'}</p>}>
          <DutyNote goods={{ sum: totals.goods - totals.discount - certificates, currency: shown }} />
        </Suspense>
      )}
    </>
  )
}
