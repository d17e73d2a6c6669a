import type { Shop } from '@shop/contracts/places/shops'
import type { Translate } from '@shop/i18n'
import type { shopHourTexts } from '../../texts/shop-hours/ru.ts'
import { opennessOf } from './hours.ts'
import styles from './open-badge.module.css'

/** The caller's texts, which include `shopHourTexts`. */
export type HourTexts = Translate<typeof shopHourTexts>

export interface OpenBadgeProps {
  shop: Shop
  now: number | null
  t: HourTexts
}

/** Whether the shop is open now. Cached documents cannot know, so the server renders an empty box. */
export function OpenBadge({ shop, now, t }: OpenBadgeProps) {
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
