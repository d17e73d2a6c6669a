import type { ReactNode } from 'react'
import { Link } from '@shop/routing'
import { pageNumbers } from './numbers.ts'
import styles from './pages.module.css'

export interface PagesProps {
  /** Accessible name. */
  label: string
  nameOf: (page: number) => string
  to: (page: number) => string
  current: number
  pages: number
  /** Arrow labels. */
  before?: ReactNode
  after?: ReactNode
}

/** Pagination links. */
export const Pages = ({ label, nameOf, to, current, pages, before, after }: PagesProps) => (
  <nav className={styles['pages']} aria-label={label}>
    {before}
    {pageNumbers(current, pages).map((page, index, shown) =>
      page === null ? (
        <span key={`after ${shown[index - 1]}`}>…</span>
      ) : (
        <Link key={page} to={to(page)} aria-current={page === current ? 'page' : undefined} aria-label={nameOf(page)}>
          {page}
        </Link>
      ),
    )}
    {after}
  </nav>
)
