import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { useHydrated } from '@shop/ui/hydrated'
import { Skeleton } from '@shop/ui/states'
import { $deletion } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Done } from './ui/done.tsx'
import { Terms } from './ui/terms.tsx'
import styles from './page.module.css'

// Forms and what checks them are heavier than all the rest of the page, and there is much to read first.
const Steps = part(() => import(/* webpackChunkName: "delete-account-steps" */ './ui/steps.tsx'))

export function DeleteAccountPage() {
  const t = useTexts()
  const deletion = useUnit($deletion)
  const isHydrated = useHydrated()
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
      {deletion ? (
        <Done {...deletion} />
      ) : (
        <div className={styles['page']}>
          <h1 className="h1">{t('title')}</h1>
          <noscript>
            <p className="lead">{t('noScript')}</p>
          </noscript>
          <div className={styles['columns']}>
            <Terms />
            <Suspense fallback={<Waiting />}>{isHydrated ? <Steps /> : <Waiting />}</Suspense>
          </div>
        </div>
      )}
    </div>
  )
}

const Waiting = () => (
  <div className={styles['form']}>
    <Skeleton width="70%" height="28px" />
    <Skeleton height="52px" />
    <Skeleton height="52px" />
  </div>
)
