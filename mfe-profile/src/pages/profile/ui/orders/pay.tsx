import type { ProfileOrder } from '@shop/contracts/account/profile'
import { money, useLocale } from '@shop/i18n'
import { momentAhead } from '@shop/i18n/dates'
import { ButtonLink } from '@shop/ui'
import { useSecondsLeft } from '@shop/ui/field'
import { useTexts } from '../../texts/index.ts'

/** Payment link of an unpaid order, until its hold ends. */
export function Pay({ order: { id, payableUntil, sums, currency } }: { order: ProfileOrder }) {
  const t = useTexts()
  const locale = useLocale()
  const left = useSecondsLeft(payableUntil === null ? null : Date.parse(payableUntil))
  if (!payableUntil || left === 0) return null
  return (
    <>
      <ButtonLink to={`/payment?order=${id}`} small>
        {t('pay', { sum: money(sums.total, currency, locale) })}
      </ButtonLink>
      <span className="small muted">{t('heldUntil', { time: momentAhead(payableUntil, locale) })}</span>
    </>
  )
}
