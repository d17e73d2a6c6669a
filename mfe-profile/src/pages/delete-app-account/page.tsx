import { useUnit } from 'effector-react'
import { Breadcrumbs } from '@shop/ui/breadcrumbs'
import { $deletion, confirmation } from './model.ts'
import { useTexts } from './texts/index.ts'
import { CodeStep } from './ui/code-step.tsx'
import { Done } from './ui/done.tsx'
import { PhoneStep } from './ui/phone-step.tsx'
import { Terms } from './ui/terms.tsx'
import styles from './page.module.css'

export function DeleteAccountPage() {
  const t = useTexts()
  const deletion = useUnit($deletion)
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: t('home'), url: '/' }]} current={t('title')} />
      <div className={styles['page']}>
        <h1 className="h1">{t('title')}</h1>
        {deletion ? (
          <Done {...deletion} />
        ) : (
          <div className={styles['columns']}>
            <Terms />
            <Steps />
          </div>
        )}
      </div>
    </div>
  )
}

function Steps() {
  const { sent, needsPicture } = useUnit({ sent: confirmation.$sent, needsPicture: confirmation.captcha.$isNeeded })
  return sent && !needsPicture ? <CodeStep login={sent.login} /> : <PhoneStep />
}
