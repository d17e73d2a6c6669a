import type { ReactNode } from 'react'
import { Icon } from '@shop/ui'
import { Link } from '@shop/routing'
import { useTexts } from '../texts.ts'
import styles from './chip.module.css'

export interface ChipsProps {
  children: ReactNode
  /** One line that scrolls sideways to the edge of the page, on a phone. */
  scroll?: boolean
  /** Name of the group, for screen readers. */
  label?: string
}

export const Chips = ({ children, scroll, label }: ChipsProps) => (
  <nav className={`${styles['chips']} ${scroll ? styles['scroll'] : ''}`} aria-label={label}>
    {children}
  </nav>
)

export interface ChipLinkProps {
  to: string
  children: string
  count?: number | string
  current?: boolean
  /** An applied value: the link takes it away. */
  removes?: boolean
  /** In place of the address before it, and the page stays where it is scrolled to. */
  replace?: boolean
  /** An address of its own, and the page stays where it is scrolled to. */
  stay?: boolean
}

/** Categories and applied filters are addresses: a chip is a link. */
export function ChipLink({ to, children, count, current, removes, replace, stay }: ChipLinkProps) {
  const t = useTexts()
  return (
    <Link
      to={to}
      replace={replace}
      preventScrollReset={replace ?? stay}
      className={`${styles['chip']} ${removes ? styles['on'] : ''}`}
      aria-current={current ? 'page' : undefined}
      aria-label={removes ? t('remove', { label: children }) : undefined}
    >
      {children}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      {removes && <Icon name="close" size="xs" />}
    </Link>
  )
}

export interface ChipButtonProps {
  pressed: boolean
  onClick: () => void
  children: ReactNode
}

/** One of a few values put in by a touch: it says whether it is the present one. */
export const ChipButton = ({ pressed, onClick, children }: ChipButtonProps) => (
  <button type="button" className={styles['chip']} aria-pressed={pressed} onClick={onClick}>
    {children}
  </button>
)
