import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { InstalmentsLeft, leftOf } from '@shop/flows/instalments-left'
import { isOver, orderKind, wasPaidInFull } from '@shop/flows/order'
import { money, useLocale } from '@shop/i18n'
import { Totals } from '@shop/ui/totals'
import { useTexts } from '../../texts/index.ts'

/** Order totals; zero rows are omitted except free delivery. */
export function OrderTotals({ order: { status, payableUntil, payment, sums, currency, ways } }: { order: ProfileOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const sum = (minor: number) => money(minor, currency, locale)
  const taken = (['discount', 'bonuses', 'certificates'] as const)
    .filter((key) => sums[key] > 0)
    .map((key) => ({ key, label: t(`sum_${key}`), sum: sum(-sums[key]) }))
  const left = leftOf(sums.total, payment)
  return (
    <>
      <Totals
        rows={[
          { key: 'goods', label: t('sum_goods'), sum: sum(sums.goods) },
          ...taken.filter(({ key }) => key !== 'certificates'),
          ...(sums.packaging > 0 ? [{ key: 'packaging', label: sums.packagingName ?? t('sum_packaging'), sum: sum(sums.packaging) }] : []),
          ...(sums.engraving ? [{ key: 'engraving', label: t('sum_engraving'), sum: sum(sums.engraving) }] : []),
          { key: 'delivery', label: t('sum_delivery'), sum: sums.delivery > 0 ? sum(sums.delivery) : t('free') },
          ...taken.filter(({ key }) => key === 'certificates'),
        ]}
        grand={{
          label: t(isOver(orderKind(status, payableUntil !== null)) && wasPaidInFull(payment.isPaid, ways) ? 'sum_wasPaid' : 'sum_total'),
          sum: sum(sums.total),
        }}
      />
      {left && <InstalmentsLeft left={left} currency={currency} t={t} />}
    </>
  )
}
