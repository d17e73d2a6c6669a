import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { popupClosed } from '@shop/session'
import styles from './own.module.css'

/** To the page that says it in full; the popup makes room for it. */
export function PageLink({ to, children }: { to: string; children: ReactNode }) {
  const close = useUnit(popupClosed)
  return (
    <p>
      <Link to={to} className={`link ${styles['more']}`} onClick={() => close()}>
        {children}
      </Link>
    </p>
  )
}
