import type { FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { AUTH_CODE_LENGTH } from '@shop/contracts/limits'
import { phoneInWords } from '@shop/forms/contact'
import { Button } from '@shop/ui'
import { CodeField } from '@shop/ui/code-field'
import { useErrorText } from '@shop/ui/field'
import { $checking, $code, $codeError, $digits, $onlyPhone, codeSubmitted, codeTyped, loginWanted } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { Resend } from './resend.tsx'
import { StepHead } from './step-head.tsx'
import styles from './auth.module.css'

export function CodeStep() {
  const t = useTexts()
  const errorText = useErrorText()
  const { code, digits, error, checking, onlyPhone, type, submit, back } = useUnit({
    code: $code,
    digits: $digits,
    type: codeTyped,
    error: $codeError,
    checking: $checking,
    onlyPhone: $onlyPhone,
    submit: codeSubmitted,
    back: loginWanted,
  })
  const sent = (event: FormEvent) => {
    event.preventDefault()
    submit(digits)
  }
  const length = code?.codeLength ?? AUTH_CODE_LENGTH
  return (
    <form noValidate className={styles['form']} onSubmit={sent}>
      <StepHead title={code?.method === 'email' ? t('codeByMail') : t('code')}>
        {t('sentTo')} <span className={`num ${styles['phone']}`}>{phoneInWords(code?.login ?? '')}</span>.{' '}
        <button type="button" className={`link ${styles['change']}`} onClick={() => back()}>
          {t('change')}
        </button>
      </StepHead>
      <div className={styles['code']}>
        <CodeField
          label={t('fourDigits')}
          length={length}
          value={digits}
          onChange={type}
          onComplete={submit}
          error={error ? errorText(error) : undefined}
          hint={checking ? t('checking') : t(onlyPhone ? 'confirmHint' : 'codeHint')}
          takesFocus
        />
      </div>
      {code && <Resend code={code} />}
      <Button type="submit" wide busy={checking}>
        {t(onlyPhone ? 'confirm' : 'enter')}
      </Button>
    </form>
  )
}
