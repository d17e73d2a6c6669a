import styles from '../page.module.css'

/** The bank is being asked: words and a quiet ring, in the place of what will come. */
export const Processing = ({ title, text }: { title: string; text: string }) => (
  <div className={`wrap ${styles['page']}`} role="status">
    <span className={styles['ring']} aria-hidden="true" />
    <h1 className="h1">{title}</h1>
    <p className={`lead ${styles['text']}`}>{text}</p>
  </div>
)
