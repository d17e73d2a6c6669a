import { useUnit } from 'effector-react'
import { Icon } from '@shop/ui'
import { KeyForm } from '#features/key/key-form.tsx'
import { $error, captcha, keySubmitted, openFx } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import styles from './opening-form.module.css'

/** The page before the certificate is open. */
export function OpeningForm({ number }: { number: string }) {
  const t = useTexts()
  const { error, busy, submit } = useUnit({ error: $error, busy: openFx.pending, submit: keySubmitted })
  return (
    <div className={`wrap ${styles['page']}`}>
      <Icon name="gift" size="xl" className={styles['sign']} />
      <div className={styles['head']}>
        <h1 className="h1">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <div className={styles['form']}>
        <KeyForm number={number} captcha={captcha} error={error} busy={busy} action={t('open')} t={t} onKey={submit} />
      </div>
    </div>
  )
}
