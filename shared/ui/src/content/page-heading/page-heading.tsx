import type { ReactNode } from 'react'
import { VisuallyHidden } from '@shop/ui'
import styles from './page-heading.module.css'

export interface PageHeadingProps {
  title: string
  /** Item count beside the title, with text for screen readers. */
  count?: { shown: ReactNode; words: string } | null
  children?: ReactNode
}

/** The h1 of a list page, with details beside it. */
export function PageHeading({ title, count, children }: PageHeadingProps) {
  return (
    <header className={styles['head']}>
      <h1 className="display">
        {title}
        {count && (
          <>
            <sup className={styles['count']} aria-hidden="true">
              {count.shown}
            </sup>
            <VisuallyHidden>, {count.words}</VisuallyHidden>
          </>
        )}
      </h1>
      {children && <p className="soft">{children}</p>}
    </header>
  )
}
