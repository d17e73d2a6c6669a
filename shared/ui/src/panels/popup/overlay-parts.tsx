import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { popupClosed } from '@shop/session'
import styles from './overlay.module.css'

/** Id of the popup's heading: only one popup is open at a time. */
export const TITLE_ID = 'popup-title'

interface OverlayTitleProps {
  /** For a popup that opened by itself: the focus begins at what happened, not at the close button. */
  takesFocus?: boolean
  children: ReactNode
}

/** The heading and accessible name of a popup, in line with the close button. */
export const OverlayTitle = ({ takesFocus = false, children }: OverlayTitleProps) => (
  <header className={styles['title']}>
    <h2 className="h3" id={TITLE_ID} {...(takesFocus && { tabIndex: -1, ref: focusHeading })}>
      {children}
    </h2>
  </header>
)

const focusHeading = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

/** What stands below the title, one under another. */
export const OverlayStack = ({ children }: { children: ReactNode }) => <div className={styles['stack']}>{children}</div>

/** Leads to the whole page on the same subject, and closes the popup, also on that page. */
export function OverlayPageLink({ to, children }: { to: string; children: ReactNode }) {
  const close = useUnit(popupClosed)
  return (
    <p>
      <Link to={to} className={`link ${styles['more']}`} onClick={() => close()}>
        {children}
      </Link>
    </p>
  )
}

/** The scrollable part. */
export const OverlayBody = ({ children }: { children: ReactNode }) => (
  <div className={styles['body']} ref={reachable}>
    {children}
  </div>
)

/** A long text without links or fields must be focusable to scroll by keyboard. */
function reachable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector('a[href], button, input, select, textarea')) body.tabIndex = 0
}

/** The main action of a dialog or sheet: stays in view while the words above it scroll. */
export const OverlayAction = ({ children }: { children: ReactNode }) => <div data-popup-action="">{children}</div>

/** Sticky footer: sum and main action. */
export const OverlayFoot = ({ children }: { children: ReactNode }) => <footer className={styles['foot']}>{children}</footer>
