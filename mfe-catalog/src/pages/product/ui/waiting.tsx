import { Skeleton } from '@shop/ui/states'
import { VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './waiting.module.css'

/** The same boxes as the page that comes: nothing moves when it is there. */
export function Waiting() {
  const t = useTexts()
  return (
    <div className={`wrap ${styles['waiting']}`} role="status">
      <VisuallyHidden>{t('waiting')}</VisuallyHidden>
      <Skeleton ratio="1 / 1.06" />
      <div className={styles['words']}>
        <Skeleton width="30%" />
        <Skeleton width="80%" height="2.5rem" />
        <Skeleton width="40%" height="1.5rem" />
        <Skeleton height="52px" />
        <Skeleton height="52px" />
      </div>
    </div>
  )
}
