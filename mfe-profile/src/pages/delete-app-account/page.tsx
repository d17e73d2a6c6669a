import { useUnit } from 'effector-react'
import { part } from '@shop/ui'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { $deletion } from '#features/account-deletion/model.ts'
import type { DeletionTexts } from '#features/account-deletion/deletion-texts.ts'
import { useTexts } from './texts/index.ts'
import { Done } from '#features/account-deletion/ui/done.tsx'
import { Terms } from '#features/account-deletion/ui/terms.tsx'
import styles from '#features/account-deletion/ui/deletion.module.css'

// Server-rendered with a separate chunk: the form library is larger than the rest of the page.
const Steps = part<{ t: DeletionTexts }>(() =>
  import(/* webpackChunkName: "delete-account-steps", webpackFetchPriority: "auto" */ '#features/account-deletion/ui/steps.tsx').then(
    (steps) => ({
      default: steps.Steps,
    }),
  ),
)

export function DeleteAccountPage() {
  const t = useTexts()
  const deletion = useUnit($deletion)
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
      {deletion ? (
        <Done {...deletion} t={t} />
      ) : (
        <div className={styles['page']}>
          <h1 className="h1">{t('title')}</h1>
          <noscript>
            <p className="lead">{t('deletionNoScript')}</p>
          </noscript>
          <div className={styles['columns']}>
            <Terms t={t} />
            <Steps t={t} />
          </div>
        </div>
      )}
    </div>
  )
}
