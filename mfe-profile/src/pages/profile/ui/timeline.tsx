import type { CSSProperties } from 'react'
import type { ProfileOrder } from '@shop/contracts/profile'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { useTexts } from '../texts/index.ts'
import styles from './timeline.module.css'

/** What has happened to an order and what will: a column on a phone, a row in a wider window. */
export function Timeline({ steps }: { steps: ProfileOrder['timeline'] }) {
  const t = useTexts()
  const locale = useLocale()
  const last = steps.findLastIndex(({ at }) => at !== null)
  const isOver = last === steps.length - 1
  return (
    <ol className={styles['timeline']} aria-label={t('timeline')} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map(({ status, name, at }, index) => (
        <li key={status} data-done={index < last || isOver || undefined} aria-current={index === last && !isOver ? 'step' : undefined}>
          {/* In a line of what has happened the first step is no waiting. */}
          {status === 'created' ? t('placed') : name}
          {at && <small>{momentInWords(at, locale)}</small>}
        </li>
      ))}
    </ol>
  )
}
