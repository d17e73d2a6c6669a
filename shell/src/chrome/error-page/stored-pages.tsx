import { useLocation } from '@shop/routing'
import { useTexts } from '../texts.ts'
import styles from './lost-page.module.css'
import { useCachedPages } from './use-cached-pages.ts'

/** Pages that can be opened without a connection. */
export default function StoredPages() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const pages = useCachedPages().filter(({ address }) => address !== pathname + search)
  if (pages.length === 0) return null
  return (
    <nav aria-labelledby="pages-offline" className={styles['pages']}>
      <h2 className="h3" id="pages-offline">
        {t('lostPages')}
      </h2>
      <ul>
        {pages.map(({ address, title }) => (
          <li key={address}>
            {/* A document: the worker stores it whole, and the code of the page perhaps not. */}
            <a href={address} className="link">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
