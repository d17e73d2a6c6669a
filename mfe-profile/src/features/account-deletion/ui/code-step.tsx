import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { CodeInput, Resend, useCodeForm } from '@shop/flows/code'
import { phoneShown } from '@shop/flows/phone-field'
import { Button } from '@shop/ui'
import { confirmation, otherPhoneWanted } from '../model.ts'
import type { DeletionTexts } from '../deletion-texts.ts'
import styles from './deletion.module.css'

/** Phone code; the last digit deletes the account. */
export function CodeStep({ login, t }: { login: string; t: DeletionTexts }) {
  const form = useCodeForm(confirmation)
  const change = useUnit(otherPhoneWanted)
  const sent = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate className={styles['form']} aria-labelledby="delete-account" onSubmit={sent}>
      <div className={styles['head']}>
        <h2 className="h3" id="delete-account">
          {t('code')}
        </h2>
        <p className="soft" role="status">
          {t('codeSentTo', { login: phoneShown(login) })}.{' '}
          <button type="button" className={`link ${styles['change']}`} onClick={() => change()}>
            {t('deletionChange')}
          </button>
        </p>
      </div>
      <CodeInput form={form} label={t('deletionFourDigits')} hint={t(form.busy ? 'deletionDeleting' : 'deletionCodeHint')} />
      <Resend confirmation={confirmation} t={t} />
      <Button type="submit" wide busy={form.busy}>
        {t('deletionDelete')}
      </Button>
    </form>
  )
}
