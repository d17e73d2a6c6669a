import type { ReactNode } from 'react'
import styles from './envelope.module.css'

/** An open envelope around its content. */
export const Envelope = ({ children }: { children: ReactNode }) => (
  <div className={styles['envelope']}>
    <svg viewBox="0 0 560 420" aria-hidden="true">
      <path d="M0 120 280 0l280 120v300H0z" className={styles['inside']} />
    </svg>
    <div className={styles['content']}>{children}</div>
    <svg viewBox="0 0 560 420" aria-hidden="true">
      <path d="M0 120 240 300q40 26 80 0L560 120v300H0z" className={styles['paper']} />
      <path d="M0 420 216 284M560 420 344 284M0 120 240 300q40 26 80 0L560 120" className={styles['fold']} />
    </svg>
  </div>
)
