import { useState, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { Signs } from '@shop/flows/captcha'
import { required } from '@shop/forms/required'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { captchaSubmitted, confirmation } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { StepHead, useFirstField } from './step-head.tsx'
import styles from './auth.module.css'

/** Step 2, only when the server doubts: the signs of a picture. Another picture wants other signs. */
export function CaptchaStep() {
  const picture = useUnit(confirmation.captcha.$picture)
  return <SignsForm key={picture?.token} />
}

function SignsForm() {
  const t = useTexts()
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { refused, busy, submit } = useUnit({
    refused: confirmation.$sendError,
    busy: confirmation.$isSending,
    submit: captchaSubmitted,
  })
  const code = isEmpty ? required(text, 'CAPTCHA_REQUIRED') : refused
  const sent = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim()) submit(text)
  }
  return (
    <form noValidate className={styles['form']} ref={useFirstField()} onSubmit={sent}>
      <StepHead title={t('captcha')}>{t('captchaText')}</StepHead>
      <Signs captcha={confirmation.captcha} value={text} onChange={setText} error={code ? errorText(code) : undefined} />
      <Button type="submit" wide busy={busy}>
        {t('go')}
      </Button>
    </form>
  )
}
