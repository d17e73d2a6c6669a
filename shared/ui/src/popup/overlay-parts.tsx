import type { ReactNode } from 'react'
import styles from './overlay.module.css'

/** Id of the heading that names a popup: one popup is open at a time. */
export const TITLE_ID = 'popup-title'

/** Heading of a popup, on the line of the close button; the popup is called by it. */
export const OverlayTitle = ({ children }: { children: ReactNode }) => (
  <header className={styles['title']}>
    <h2 className="h3" id={TITLE_ID}>
      {children}
    </h2>
  </header>
)

/** What scrolls. */
export const OverlayBody = ({ children }: { children: ReactNode }) => <div className={styles['body']}>{children}</div>

/** Stays in sight under it: the sum and the main action. */
export const OverlayFoot = ({ children }: { children: ReactNode }) => <footer className={styles['foot']}>{children}</footer>
