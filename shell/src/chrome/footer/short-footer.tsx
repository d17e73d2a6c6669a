import { Legal } from './legal.tsx'
import styles from './footer.module.css'

/** Under a landing page: what the law wants and nothing else. */
export const ShortFooter = () => (
  <footer className={styles['short']}>
    <div className="wrap">
      <Legal />
    </div>
  </footer>
)
