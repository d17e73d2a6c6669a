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
export const OverlayBody = ({ children }: { children: ReactNode }) => (
  <div className={styles['body']} ref={reachable}>
    {children}
  </div>
)

/** A long text without a link or a field scrolls by the keyboard only if it can take the focus itself. */
function reachable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a[href], button, input, select, textarea')) body.tabIndex = 0
}

/** Stays in sight under it: the sum and the main action. */
export const OverlayFoot = ({ children }: { children: ReactNode }) => <footer className={styles['foot']}>{children}</footer>
