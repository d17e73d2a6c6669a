import { Legal } from './legal.tsx'
import styles from './footer.module.css'

/** Legal links only, for landing pages. */
export const ShortFooter = () => (
  <footer className={styles['short']}>
    <div className="wrap">
      <Legal />
    </div>
  </footer>
)
