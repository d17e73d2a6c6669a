import styles from './waiting.module.css'

/** Boxes of the size of what comes: heading and chips, bar, filters, cards. */
export const WaitingPage = () => (
  <div className={`wrap ${styles['waiting']}`} aria-busy="true">
    <div className={styles['bar']} />
    <div className={styles['cards']}>
      {[...'12345678'].map((card) => (
        <div key={card} />
      ))}
    </div>
  </div>
)
