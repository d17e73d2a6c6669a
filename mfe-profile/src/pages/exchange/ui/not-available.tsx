import { useState } from 'react'
import { serverDate } from '@shop/contracts/core/time/clock'
import { useLocale } from '@shop/i18n'
import { dateInWords } from '@shop/i18n/dates'
import type { Options } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** Why nothing of this order can be exchanged. */
export function NotAvailable({ options: { until, status, number, exchanges } }: { options: Options }) {
  const t = useTexts()
  const locale = useLocale()
  const [now] = useState(() => serverDate())
  const isLate = until !== null && new Date(until) < now
  const isEarly = until === null && status !== 'refunded' && status !== 'cancelled' && status !== 'expired'
  const why = isEarly ? 'early' : isLate ? 'late' : 'nothing'
  // The exchanges above say what became of the pieces.
  if (why === 'nothing' && exchanges.length > 0) return null
  return (
    <section className={styles['part']} aria-labelledby="exchange-none">
      <h2 className="h3" id="exchange-none">
        {t(`${why}Title`)}
      </h2>
      <p className="soft">{t(why, { number, date: until ? dateInWords(until, locale) : '' })}</p>
    </section>
  )
}
