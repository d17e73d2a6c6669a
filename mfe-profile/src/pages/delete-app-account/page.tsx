import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { $deletion } from './model.ts'
import { useTexts } from './texts/index.ts'
import { Done } from './ui/done.tsx'
import { Terms } from './ui/terms.tsx'
import styles from './page.module.css'

// Server-rendered with a separate chunk: the form library is larger than the rest of the page.
const Steps = part<object>(() =>
  import(/* webpackChunkName: "delete-account-steps", webpackFetchPriority: "auto" */ './ui/steps.tsx').then((steps) => ({
    default: steps.Steps,
  })),
)

export function DeleteAccountPage() {
  const t = useTexts()
  const deletion = useUnit($deletion)
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
            <Steps />
          </div>
        </div>
      )}
    </div>
  )
}
