import type { ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { popupClosed } from '@shop/session'
import styles from './own.module.css'

/** Link to the full page; closes the popup. */
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
