import type { PlacedOrder } from '@shop/contracts/order'
import { useLocale } from '@shop/i18n'
import { momentInWords } from '@shop/i18n/dates'
import { useTexts } from '../texts/index.ts'
import styles from './next-steps.module.css'

/** What has happened and what comes: the first step without a time is the present one. */
export function NextSteps({ order: { timeline } }: { order: PlacedOrder }) {
  const t = useTexts()
  const locale = useLocale()
  if (timeline.length === 0) return null
  const present = timeline.findIndex(({ at }) => at === null)
  return (
    <section className="section wrap" aria-labelledby="next">
      <div className="head">
        <h2 className="h2" id="next">
          {t('next')}
        </h2>
      </div>
      <ol className={styles['timeline']} style={{ '--steps': timeline.length } as object}>
        {timeline.map(({ status, name, at }, index) => (
          <li key={status} data-done={at !== null || undefined} aria-current={index === present ? 'step' : undefined}>
            {name}
            {at && <small>{momentInWords(at, locale)}</small>}
          </li>
        ))}
      </ol>
    </section>
  )
}
