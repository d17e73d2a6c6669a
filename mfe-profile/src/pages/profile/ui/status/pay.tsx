import { instalmentsOf } from '@shop/contracts/cart/instalments'
import { paymentMethod } from '@shop/contracts/places/reference-ids'
import type { ProfileOrder } from '@shop/contracts/account/profile-orders'
import { exactMoney, money, useLocale } from '@shop/i18n'
import { momentAhead } from '@shop/i18n/dates'
import { ButtonLink } from '@shop/ui'
import { useSecondsLeft } from '@shop/ui/field'
import { useTexts } from '../../texts/index.ts'

/** Payment link of an unpaid order, until its hold ends. */
export function Pay({ order: { id, payableUntil, payment, sums, currency } }: { order: ProfileOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const left = useSecondsLeft(payableUntil === null ? null : Date.parse(payableUntil))
  if (!payableUntil || left === 0) return null
  const [first] = payment.id === paymentMethod.instalments ? instalmentsOf(sums.total) : []
  return (
    <>
      <ButtonLink to={`/payment?order=${id}`} small>
        {first === undefined
          ? t('pay', { sum: money(sums.total, currency, locale) })
          : t('firstPayment', { sum: exactMoney(first, currency, locale) })}
      </ButtonLink>
      <span className="small muted">{t('heldUntil', { time: momentAhead(payableUntil, locale) })}</span>
    </>
  )
}
