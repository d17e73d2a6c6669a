import { useState } from 'react'
import { useUnit } from 'effector-react'
import { AUTH_CODE_LENGTH } from '@shop/contracts/limits'
import { Button } from '@shop/ui'
import { CaptchaField } from '@shop/ui/captcha-field'
import { CodeField } from '@shop/ui/code-field'
import { useErrorText, useSecondsLeft } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import {
  $emailCode,
  $emailError,
  $emailPicture,
  $needsPicture,
  confirmEmailFx,
  emailCodeAsked,
  emailCodeSubmitted,
  otherPictureAsked,
  pictureFx,
  sendEmailCodeFx,
} from '../model/email.ts'
import { useTexts } from '../texts/index.ts'
import styles from './forms.module.css'

/** An e-mail signs in and gets news only after its owner has typed the code that was mailed to it. */
export function ConfirmEmail({ email }: { email: string }) {
  const t = useTexts()
  const code = useUnit($emailCode)
  const isSent = code?.login === email
  return (
    <div className={styles['confirm']}>
      <Note>{t(isSent ? 'emailCodeSent' : 'emailUnconfirmed', { email })}</Note>
      {isSent ? <EmailCode email={email} resendAt={code.resendAt} /> : <AskForCode />}
    </div>
  )
}

function AskForCode() {
  const t = useTexts()
  const errorText = useErrorText()
  const [signs, setSigns] = useState('')
  const { error, picture, needsPicture, loading, busy, ask, other } = useUnit({
    error: $emailError,
    picture: $emailPicture,
    needsPicture: $needsPicture,
    loading: pictureFx.pending,
    busy: sendEmailCodeFx.pending,
    ask: emailCodeAsked,
    other: otherPictureAsked,
  })
  return (
    <>
      {needsPicture && (
        <CaptchaField
          image={picture?.image ?? null}
          loading={loading}
          value={signs}
          onChange={setSigns}
          onOther={other}
          error={error ? errorText(error) : undefined}
        />
      )}
      {error && !needsPicture && (
        <div role="alert">
          <Note danger>{errorText(error)}</Note>
        </div>
      )}
      <Button look="line" busy={busy} onClick={() => ask({ signs })}>
        {t('getEmailCode')}
      </Button>
    </>
  )
}

function EmailCode({ email, resendAt }: { email: string; resendAt: number }) {
  const t = useTexts()
  const errorText = useErrorText()
  const left = useSecondsLeft(resendAt)
  const [digits, setDigits] = useState('')
  const { error, busy, sending, ask, submit } = useUnit({
    error: $emailError,
    busy: confirmEmailFx.pending,
    sending: sendEmailCodeFx.pending,
    ask: emailCodeAsked,
    submit: emailCodeSubmitted,
  })
  const confirm = (code: string) => submit({ email, code })
  return (
    <>
      <CodeField
        label={t('emailCode')}
        length={AUTH_CODE_LENGTH}
        value={digits}
        onChange={setDigits}
        onComplete={confirm}
        error={error ? errorText(error) : undefined}
        takesFocus
      />
      <div className={styles['actions']}>
        <Button look="line" busy={busy} onClick={() => confirm(digits)}>
          {t('confirmEmail')}
        </Button>
        {left > 0 ? (
          <span className="muted num" role="timer">
            {t('emailCodeIn', { count: left })}
          </span>
        ) : (
          <Button look="text" small busy={sending} onClick={() => ask({ signs: '' })}>
            {t('emailCodeAgain')}
          </Button>
        )}
      </div>
    </>
  )
}
