import { SkeletonCards } from '@shop/ui/states'
import styles from './waiting.module.css'

/** A page of the size of the one that comes: heading, chips, bar, filters, cards. */
export const WaitingPage = () => (
  <div className={`wrap ${styles['waiting']}`} aria-busy="true">
    <div className={styles['head']} />
    <div className={styles['bar']} />
    <div className={styles['cards']}>
      <SkeletonCards quantity={8} />
    </div>
  </div>
)
