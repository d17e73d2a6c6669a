import type { ReactNode } from 'react'
import { Icon } from '@shop/ui'
import { Link, type LinkProps } from '@shop/routing'
import { useTexts } from '../../content/texts.ts'
import styles from './chip.module.css'

export interface ChipsProps {
  children: ReactNode
  /** On phones: one horizontally scrolling line. */
  scroll?: boolean
  /** Accessible name of the group. */
  label?: string
  /** A choice of the piece itself: stays on paper, as words. */
  printed?: boolean
}

export const Chips = ({ children, scroll, label, printed }: ChipsProps) => (
  <nav className={`${styles['chips']} ${scroll ? styles['scroll'] : ''}`} aria-label={label} data-printed={printed ? '' : undefined}>
    {children}
  </nav>
)

export interface ChipLinkProps {
  to: string
  children: string
  count?: number | string
  current?: boolean
  /** An applied filter: the link removes it. */
  removes?: boolean
  /** Replaces the history entry and keeps the scroll position. */
  replace?: boolean
  /** Keeps the scroll position. */
  stay?: boolean
  onClick?: () => unknown
  go?: LinkProps['go']
}

/** A chip as a link: categories and filters are URLs. */
export function ChipLink({ to, children, count, current, removes, replace, stay, onClick, go }: ChipLinkProps) {
  const t = useTexts()
  return (
    <Link
      to={to}
      onClick={onClick}
      go={go}
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
  count?: number
}

/** A chip as a toggle button with `aria-pressed`. */
export const ChipButton = ({ pressed, onClick, children, count }: ChipButtonProps) => (
  <button type="button" className={styles['chip']} aria-pressed={pressed} onClick={onClick}>
    {children}
    {count !== undefined && <span className={styles['count']}>{count}</span>}
  </button>
)
