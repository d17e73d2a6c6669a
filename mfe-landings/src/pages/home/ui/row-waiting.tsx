import { Skeleton } from '@shop/ui/states'
import styles from './row-waiting.module.css'

/** A placeholder of the slider's size, to prevent layout shift. */
export const RowSkeleton = () => (
  <div className={styles['waiting']}>
    <Skeleton width="min(60%, 320px)" height="40px" />
    <Skeleton height="100%" />
  </div>
)
