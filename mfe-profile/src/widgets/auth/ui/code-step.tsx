import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { CodeInput, Resend, useCodeForm } from '@shop/flows/code'
import { phoneInWords } from '@shop/forms/contact'
import { Button } from '@shop/ui'
import { $onlyPhone, confirmation, loginWanted } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { StepHead } from './step-head.tsx'
import styles from './auth.module.css'

export function CodeStep() {
  const t = useTexts()
  const form = useCodeForm(confirmation)
  const { code, onlyPhone, back } = useUnit({
    code: confirmation.$sent,
    onlyPhone: $onlyPhone,
    back: loginWanted,
  })
  const sent = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate className={styles['form']} onSubmit={sent}>
      <StepHead title={code?.method === 'email' ? t('codeByMail') : t('code')}>
        {t('sentTo')} <span className={`num ${styles['phone']}`}>{phoneInWords(code?.login ?? '')}</span>.{' '}
        <button type="button" className={`link ${styles['change']}`} onClick={() => back()}>
          {t('change')}
        </button>
      </StepHead>
      <div className={styles['code']}>
        <CodeInput form={form} label={t('fourDigits')} hint={form.busy ? t('checking') : t(onlyPhone ? 'confirmHint' : 'codeHint')} />
      </div>
      <Resend confirmation={confirmation} t={t} />
      <Button type="submit" wide busy={form.busy}>
        {t(onlyPhone ? 'confirm' : 'enter')}
      </Button>
    </form>
  )
}
