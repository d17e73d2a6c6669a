import { useState } from 'react'
import type { ContentBlock } from '@shop/contracts/content/content'
import { useLocale } from '@shop/i18n'
import { dayInWords, localMoment } from '@shop/i18n/dates'
import { Html } from '@shop/ui'
import { useHydrated } from '@shop/ui/hydrated'
import { useTexts } from '../../texts/index.ts'
import { lastMinute, timeLeft, type TimeLeft } from '../../time-left.ts'
import { useMoment } from '../../use-moment.ts'
import styles from './countdown.module.css'

type CountdownBlock = Extract<ContentBlock, { kind: 'countdown' }>

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const satisfies (keyof TimeLeft)[]

/** Counts down to a server instant. At its end the hero shows it, and this section disappears. */
export function Countdown({ block: { id, title, html, endsAt, over } }: { block: CountdownBlock }) {
  const t = useTexts()
  const left = timeLeft(endsAt, useMoment(endsAt))
  const [wasRunning] = useState(left !== null)
  // Announced only if it ends while the page is open.
  if (!left)
    return (
      <p className="vh" role="status">
        {wasRunning ? over.title : ''}
      </p>
    )
  return (
    <section id={id} className={styles['band']} aria-labelledby={`t-${id}`}>
      <div className={`wrap ${styles['countdown']}`}>
        <div className={styles['words']}>
          <h2 className="h2" id={`t-${id}`}>
            {title}
          </h2>
          <Deadline endsAt={endsAt} />
          <Html html={html} className="small soft" />
        </div>
        {/* Hidden from screen readers: the sentence above says it once. */}
        <ul className={styles['clock']} aria-hidden="true">
          {UNITS.map((unit) => (
            <li key={unit} className={styles[unit]}>
              <span className="num">{unit === 'days' ? left.days : String(left[unit]).padStart(2, '0')}</span>
              <span className="floor muted">{t(unit, { count: left[unit] })}</span>
            </li>
          ))}
        </ul>
        <p className="vh" role="status" />
      </div>
    </section>
  )
}

/** In Moscow time, and in the reader's if different. */
function Deadline({ endsAt }: { endsAt: string }) {
  const t = useTexts()
  const locale = useLocale()
  const isHydrated = useHydrated()
  const { day, time } = lastMinute(endsAt)
  const last = new Date(Date.parse(endsAt) - 60_000).toISOString()
  const isElsewhere = isHydrated && new Date(endsAt).getTimezoneOffset() !== -180
  return (
    <p>
      <time dateTime={endsAt}>{t('until', { day: dayInWords(day, locale), time })}</time>
      {isElsewhere && <span className="muted"> {t('untilHere', { moment: localMoment(last, locale) })}</span>}
    </p>
  )
}
