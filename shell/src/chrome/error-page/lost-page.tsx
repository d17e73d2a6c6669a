import { Suspense } from 'react'
import { useLocation, useNavigate } from '@shop/routing'
import { Button, Icon, optionalPart } from '@shop/ui'
import { useRetryWhenBack } from '@shop/ui/retry'
import { useTexts } from '../texts.ts'
import styles from './lost-page.module.css'

// Comes with the first press of a visit, and is stored by the worker. Without it the page can only be tried again.
const StoredPages = optionalPart(() => import(/* webpackChunkName: "popups", webpackFetchPriority: "low" */ './stored-pages.tsx'))

/** The connection is lost: the page opens by itself once it is back, and what is stored can be opened meanwhile. */
export function LostPage() {
  const t = useTexts()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const retry = () => navigate(pathname + search, { replace: true })
  useRetryWhenBack(retry)
  return (
    <section className={`wrap ${styles['lost']}`}>
      <Icon name="offline" />
      <h1 className="h2">{t('lost')}</h1>
      <p className="soft">{t('lostText')}</p>
      <Button onClick={retry}>{t('retry')}</Button>
      <Suspense>
        <StoredPages />
      </Suspense>
    </section>
  )
}
