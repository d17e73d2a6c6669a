import { VisuallyHidden } from '@shop/ui'
import { Skeleton } from '@shop/ui/states'
import { useTexts } from '../texts/index.ts'
import lines from './bag-lines.module.css'
import summary from './summary/summary.module.css'
import styles from './bag-skeleton.module.css'

/** Placeholders for two lines and the summary. */
export function BagSkeleton() {
  const t = useTexts()
  return (
    <div className={`${lines['bag']} ${styles['skeleton']}`} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div>
        {[1, 2].map((line) => (
          <div key={line} className={styles['line']}>
            <Skeleton ratio="4 / 5" />
            <div className={styles['words']}>
              <Skeleton width="30%" height="18px" />
              <Skeleton width="80%" height="22px" />
              <Skeleton width="50%" height="20px" />
              <Skeleton width="116px" height="46px" />
            </div>
          </div>
        ))}
      </div>
      <div className={summary['summary']}>
        <Skeleton width="50%" height="28px" />
        <Skeleton height="22px" />
        <Skeleton height="22px" />
        <Skeleton height="44px" />
        <Skeleton height="52px" />
      </div>
    </div>
  )
}
