import { useState } from 'react'
import { instalmentDays, instalmentsOf } from '@shop/contracts/cart/instalments'
import { INSTALMENT_PAYMENTS, INSTALMENT_WEEKS } from '@shop/contracts/core/limits'
import { serverDate } from '@shop/contracts/core/time/clock'
import { exactMoney, useLocale, type Translate } from '@shop/i18n'
import { dayInWords } from '@shop/i18n/dates'
import { useHydrated } from '@shop/ui/hydrated'
import type { instalmentTexts } from '../../texts/instalments/ru.ts'
import styles from './instalment-plan.module.css'

const PLACES = Array.from({ length: INSTALMENT_PAYMENTS }, (_, place) => place)

export interface InstalmentPlanProps {
  /** Minor units of roubles; null when the bank does not split the sum. */
  sum: number | null
  /** The caller's texts, which include `instalmentTexts`. */
  t: Translate<typeof instalmentTexts>
}

/** Four payments with dates. The browser fills the dates in, because cached documents may be old. */
export function InstalmentPlan({ sum, t }: InstalmentPlanProps) {
  const locale = useLocale()
  const [now] = useState(serverDate)
  const days = useHydrated() ? instalmentDays(now).map((day) => dayInWords(day, locale)) : []
  const payments = sum === null ? [] : instalmentsOf(sum)
  return (
    <div>
      <ol className={styles['payments']} aria-label={t('payments')}>
        {PLACES.map((place) => (
          <li key={place}>
            <span className={styles['share']} aria-hidden="true" />
            <span className={styles['when']}>{place === 0 ? t('today') : t('inWeeks', { count: place * INSTALMENT_WEEKS })}</span>
            <span className={styles['day']}>{days[place]}</span>
            <strong className={styles['payment']}>
              {payments[place] === undefined ? '—' : exactMoney(payments[place], 'RUB', locale)}
            </strong>
          </li>
        ))}
      </ol>
      <p className={styles['total']} role="status">
        {sum === null ? t('noSum') : t('total', { sum: exactMoney(sum, 'RUB', locale) })}
      </p>
    </div>
  )
}
