import styles from '../page.module.css'

/** Waiting for the bank's result. */
export const Processing = ({ title, text }: { title: string; text: string }) => (
  <div className={`wrap ${styles['page']}`} role="status">
    <span className={styles['ring']} aria-hidden="true" />
    <h1 className="h1">{title}</h1>
    <p className={`lead ${styles['text']}`}>{text}</p>
  </div>
)
