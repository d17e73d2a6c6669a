import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Signs } from '@shop/flows/captcha'
import { CodeInput, Resend, useCodeForm } from '@shop/flows/code'
import { resolverOf } from '@shop/forms/resolver'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { confirmation } from '../../model/account/email.ts'
import { useUnsaved } from '../../model/unsaved.ts'
import { useTexts } from '../../texts/index.ts'
import styles from '../frame/forms.module.css'

// Missing characters load another picture, like wrong ones.
const signsFields = v.object({ signs: v.string() })

/** Confirms the e-mail by a mailed code, for sign-in and news. */
export function ConfirmEmail({ email }: { email: string }) {
  const t = useTexts()
  const { code, needsPicture } = useUnit({ code: confirmation.$sent, needsPicture: confirmation.captcha.$isNeeded })
  const isSent = code?.login === email
  return (
    <div className={styles['confirm']}>
      <Note>{t(isSent ? 'emailCodeSent' : 'emailUnconfirmed', { email })}</Note>
      {isSent && !needsPicture ? <EmailCode /> : <AskForCode email={email} needsPicture={needsPicture} />}
    </div>
  )
}

function AskForCode({ email, needsPicture }: { email: string; needsPicture: boolean }) {
  const t = useTexts()
  const errorText = useErrorText()
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { signs: '' },
    resolver: resolverOf(signsFields),
    mode: 'onTouched',
  })
  useUnsaved('signs', formState.isDirty)
  const { error, busy, ask } = useUnit({
    error: confirmation.$sendError,
    busy: confirmation.$isSending,
    ask: confirmation.codeWanted,
  })
  const send = handleSubmit(({ signs }) => ask({ login: email, signs }))
  return (
    <>
      {needsPicture && (
        <Controller
          control={control}
          name="signs"
          render={({ field }) => (
            <Signs
              captcha={confirmation.captcha}
              value={field.value}
              onChange={field.onChange}
              error={error ? errorText(error) : undefined}
            />
          )}
        />
      )}
      {error && !needsPicture && (
        <div role="alert">
          <Note danger>{errorText(error)}</Note>
        </div>
      )}
      <Button look="line" busy={busy} onClick={() => void send()}>
        {t('getEmailCode')}
      </Button>
    </>
  )
}

function EmailCode() {
  const t = useTexts()
  const form = useCodeForm(confirmation)
  // A pending code works in this document only.
  useUnsaved('email-code', true)
  return (
    <>
      <CodeInput form={form} label={t('emailCode')} />
      <Resend confirmation={confirmation} t={t} />
      <Button look="line" busy={form.busy} onClick={form.submit}>
        {t('confirmEmail')}
      </Button>
    </>
  )
}
