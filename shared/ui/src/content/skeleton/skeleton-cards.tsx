import { VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts.ts'
import { Skeleton } from './skeleton.tsx'
import styles from './skeleton.module.css'

/** As many cards as will come: picture and three lines each. */
export function SkeletonCards({ quantity = 4 }: { quantity?: number }) {
  const t = useTexts()
  return (
    <div className={styles['cards']} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {Array.from({ length: quantity }, (_, index) => (
        <div key={index} className={styles['card']}>
          <Skeleton ratio="4 / 5" />
          <Skeleton width="40%" />
          <Skeleton width="80%" />
          <Skeleton width="30%" />
        </div>
      ))}
    </div>
  )
}
