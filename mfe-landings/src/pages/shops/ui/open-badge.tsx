import type { Shop } from '@shop/contracts/shops'
import { opennessOf } from '../hours.ts'
import { useTexts } from '../texts/index.ts'
import styles from './open-badge.module.css'

/** Whether the shop is open at this minute. A kept document cannot know: the place stays empty until the browser says. */
export function OpenBadge({ shop, now }: { shop: Shop; now: number | null }) {
  const t = useTexts()
  if (now === null) return <span className={styles['badge']} />
  const openness = opennessOf(shop, now)
  if (!openness) return <span className={`${styles['badge']} ${styles['off']}`}>{t('closed')}</span>
  if (openness.isOpen) {
    const { until } = openness
    return (
      <span className={`${styles['badge']} ${styles['on']}`}>{until === '24:00' ? t('untilMidnight') : t('until', { time: until })}</span>
    )
  }
  const key = openness.daysOn === 0 ? 'opens' : openness.daysOn === 1 ? 'opensTomorrow' : 'closed'
  return <span className={`${styles['badge']} ${styles['off']}`}>{t(key, { time: openness.opens })}</span>
}
