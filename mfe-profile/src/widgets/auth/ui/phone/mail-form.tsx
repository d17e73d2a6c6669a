import { useState } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import { isAboutPicture, Signs } from '@shop/flows/captcha'
import { useErrorOf } from '@shop/flows/field-errors'
import { emailMask } from '@shop/forms/masks'
import { codeOf, fieldCodesOf, formCodeOf } from '@shop/http'
import { Button } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayAction } from '@shop/ui/popup'
import {
  $passwordFailure,
  $ways,
  $why,
  confirmation,
  loginSubmitted,
  passwordCaptcha,
  passwordFx,
  passwordSubmitted,
  useUnsaved,
} from '../../model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { Deactivated } from '../deactivated.tsx'
import { resolverOf } from '@shop/forms/resolver'
import { mailLogin, passwordLogin } from './login-schema.ts'
import { StepHead, useFirstField } from '../step-head.tsx'
import styles from '../auth.module.css'

/** With a mailed code or a password. */
const mailResolver = { code: resolverOf(mailLogin), password: resolverOf(passwordLogin) }

/** E-mail sign-in by mailed code or password. */
export function MailForm({ known }: { known: string }) {
  const t = useTexts()
  const { ways, why } = useUnit({ ways: $ways, why: $why })
  const [chosen, choose] = useState<'code' | 'password'>('code')
  const by = ways && !ways.email.includes('email') ? 'password' : chosen
  const other = by === 'code' ? 'password' : 'code'
  const { submit, enter } = useUnit({ submit: loginSubmitted, enter: passwordSubmitted })
  const { sendError, sending, failure, entering, needsPicture } = useUnit({
    sendError: confirmation.$sendError,
    sending: confirmation.$isSending,
    failure: $passwordFailure,
    entering: passwordFx.pending,
    needsPicture: passwordCaptcha.$isNeeded,
  })
  const form = useForm({
    defaultValues: { login: known.includes('@') ? known : '', password: '', signs: '' },
    resolver: mailResolver[by],
    mode: 'onTouched',
  })
  useUnsaved('login', form.formState.isDirty)
  const refused = failure ? codeOf(failure) : null
  const errorOf = useErrorOf(
    form.formState.errors,
    by === 'code' ? { login: sendError } : { ...fieldCodesOf(failure), signs: refused === 'WRONG_CAPTCHA' ? refused : null },
  )
  // Whoever leaves the empty field for another way has made no mistake.
  const isTried = form.formState.isDirty || form.formState.isSubmitted
  const hasOther = ways?.email.includes(other === 'code' ? 'email' : 'password') ?? false
  const send = form.handleSubmit((values) => (by === 'code' ? submit(values.login) : enter(values)))
  return (
    <form noValidate className={styles['form']} ref={useFirstField(chosen)} onSubmit={(event) => void send(event)}>
      <StepHead title={t('title')}>{why ?? t('why')}</StepHead>
      {by === 'password' && <Refusal />}
      <TextField
        label={t('mail')}
        type="email"
        inputMode="email"
        autoComplete={by === 'code' ? 'email' : 'username'}
        error={isTried ? errorOf('login') : undefined}
        hint={by === 'code' ? t('mailHint') : undefined}
        mask={emailMask}
        {...form.register('login')}
      />
      {by === 'password' && (
        <TextField
          label={t('password')}
          type="password"
          autoComplete="current-password"
          error={errorOf('password')}
          hint={t('passwordHint')}
          {...form.register('password')}
        />
      )}
      {by === 'password' && needsPicture && (
        <Controller
          control={form.control}
          name="signs"
          render={({ field }) => <Signs captcha={passwordCaptcha} value={field.value} onChange={field.onChange} error={errorOf('signs')} />}
        />
      )}
      <OverlayAction>
        <Button type="submit" wide busy={by === 'code' ? sending : entering}>
          {t(by === 'code' ? 'getCode' : 'enter')}
        </Button>
      </OverlayAction>
      <div className={styles['sends']}>
        {hasOther && (
          <Button look="text" small onClick={() => choose(other)}>
            {t(other === 'code' ? 'mailByCode' : 'mailByPassword')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Form-level refusal; the first captcha is no error. */
function Refusal() {
  const errorText = useErrorText()
  const code = formCodeOf(useUnit($passwordFailure))
  if (code === null || isAboutPicture(code)) return null
  if (code === 'ACCOUNT_DEACTIVATED') return <Deactivated />
  return <FormError>{errorText(code)}</FormError>
}
