import type { CategoryLink } from '@shop/contracts/catalog/product-card'
import { Link } from '@shop/routing'
import { useTexts } from '../texts.ts'
import styles from './breadcrumbs.module.css'

export interface BreadcrumbsProps {
  /** Starts with the home page. */
  items: readonly CategoryLink[]
  /** The current page, not a link. If omitted, the last item is the page. */
  current?: string
}

export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const t = useTexts()
  const links = current === undefined ? items.slice(0, -1) : items
  const last = current ?? items.at(-1)?.name
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles['crumbs']}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <Link to={url}>{name}</Link>
          </li>
        ))}
        {last && <li aria-current="page">{last}</li>}
      </ol>
    </nav>
  )
}
