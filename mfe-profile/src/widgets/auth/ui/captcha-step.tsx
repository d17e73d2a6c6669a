import { useState, type FormEvent } from 'react'
import { useUnit } from 'effector-react'
import { required } from '@shop/forms/required'
import { Button } from '@shop/ui'
import { CaptchaField } from '@shop/ui/captcha-field'
import { useErrorText } from '@shop/ui/field'
import { $loginError, $picture, captchaSubmitted, identifyFx, otherPictureAsked, pictureFx } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { StepHead, useFirstField } from './step-head.tsx'
import styles from './auth.module.css'

/** Step 2, only when the server doubts: the signs of a picture. Another picture wants other signs. */
export function CaptchaStep() {
  const { picture } = useUnit({ picture: $picture })
  return <Signs key={picture?.token} />
}

function Signs() {
  const t = useTexts()
  const errorText = useErrorText()
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { picture, loading, refused, busy, submit, ask } = useUnit({
    picture: $picture,
    loading: pictureFx.pending,
    refused: $loginError,
    busy: identifyFx.pending,
    submit: captchaSubmitted,
    ask: otherPictureAsked,
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
      <CaptchaField
        image={picture?.image ?? null}
        loading={loading}
        value={text}
        onChange={setText}
        onOther={ask}
        error={code ? errorText(code) : undefined}
      />
      <Button type="submit" wide busy={busy}>
        {t('go')}
      </Button>
    </form>
  )
}
