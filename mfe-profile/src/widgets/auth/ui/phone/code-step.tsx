import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import type { CodeMethod } from '@shop/contracts/confirmation/code'
import { CodeInput, Resend, useCodeForm } from '@shop/flows/code'
import { phoneShown } from '@shop/flows/phone-field'
import { Button } from '@shop/ui'
import { Note } from '@shop/ui/note'
import { OverlayAction } from '@shop/ui/popup'
import { $isInsteadOfPush, $onlyPhone, confirmation, loginWanted, useUnsaved } from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Deactivated } from '../deactivated.tsx'
import { StepHead } from '../step-head.tsx'
import styles from '../auth.module.css'

const TITLES: Partial<Record<CodeMethod, 'codeByMail' | 'codeByCall'>> = { email: 'codeByMail', flashcall: 'codeByCall' }

export function CodeStep() {
  const t = useTexts()
  const form = useCodeForm(confirmation)
  const { code, refused, sendError, insteadOfPush, onlyPhone, back } = useUnit({
    code: confirmation.$sent,
    refused: confirmation.$checkError,
    sendError: confirmation.$sendError,
    insteadOfPush: $isInsteadOfPush,
    onlyPhone: $onlyPhone,
    back: loginWanted,
  })
  useUnsaved('code', form.isEdited)
  const isCall = code?.method === 'flashcall'
  const sent = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate className={styles['form']} onSubmit={sent}>
      <StepHead title={t(TITLES[code?.method ?? 'sms'] ?? 'code')}>
        {t(sendError === 'CODE_NOT_SENDED' ? 'maybeSentTo' : isCall ? 'callTo' : 'sentTo')}{' '}
        <span className={`num ${styles['phone']}`}>{phoneShown(code?.login ?? '')}</span>.{' '}
        <button type="button" className={`link ${styles['change']}`} onClick={() => back()}>
          {t('change')}
        </button>
      </StepHead>
      {insteadOfPush && <Note>{t('smsInsteadOfPush')}</Note>}
      {refused === 'ACCOUNT_DEACTIVATED' && <Deactivated />}
      <div className={styles['code']}>
        <CodeInput
          form={form}
          label={t(isCall ? 'lastDigits' : 'fourDigits')}
          hint={form.busy ? t('checking') : t(isCall ? 'callHint' : onlyPhone ? 'confirmHint' : 'codeHint')}
        />
      </div>
      <Resend confirmation={confirmation} t={t} />
      <OverlayAction>
        <Button type="submit" wide busy={form.busy}>
          {t(onlyPhone ? 'confirm' : 'enter')}
        </Button>
      </OverlayAction>
    </form>
  )
}
