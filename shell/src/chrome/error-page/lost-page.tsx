import { useLocation, useNavigate } from '@shop/routing'
import { Button, Icon } from '@shop/ui'
import { useRetryWhenBack } from '@shop/ui/retry'
import { useTexts } from '../texts.ts'
import styles from './lost-page.module.css'
import { useCachedPages } from './use-cached-pages.ts'

/** The connection is lost: the page opens by itself once it is back, and what is stored can be opened meanwhile. */
export function LostPage() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const pages = useCachedPages().filter(({ address }) => address !== pathname + search)
  const retry = () => navigate(pathname + search, { replace: true })
  useRetryWhenBack(retry)
  return (
    <section className={`wrap ${styles['lost']}`}>
      <Icon name="offline" />
      <h1 className="h2">{t('lost')}</h1>
      <p className="soft">{t('lostText')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
      {pages.length > 0 && (
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
      )}
    </section>
  )
}
