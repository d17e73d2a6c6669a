import { useEffect, useState } from 'react'
import { useUnit } from 'effector-react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Password } from '@shop/contracts/auth/password'
import type { Security } from '@shop/contracts/auth/security'
import { useErrorOf } from '@shop/flows/field-errors'
import { required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { Fields, TextField, useErrorText } from '@shop/ui/field'
import { FormError, Note } from '@shop/ui/note'
import { sectionAddress } from '#features/sections/sections.ts'
import { passwordEdited } from '../../model/account/password-draft.ts'
import { $passwordFailure, passwordFx, passwordSubmitted } from '../../model/security/index.ts'
import { useTexts } from '../../texts/index.ts'
import { SecurityPart } from './part.tsx'
import styles from './security.module.css'

const passwordFields = (hasPassword: boolean) =>
  v.object({
    oldPassword: v.pipe(
      v.string(),
      validated((text: string) => (hasPassword ? required(text, 'EMPTY_PASSWORD') : null)),
    ),
    password: Password,
  })

export function PasswordPart({ security: { email, isEmailConfirmed, hasPassword } }: { security: Security }) {
  const t = useTexts()
  const toPersonal = (
    <Link className="link" to={sectionAddress('personalData')}>
      {t('toPersonal')}
    </Link>
  )
  return (
    <SecurityPart id="password" title={t('password')} lead={email === null ? t('passwordNoEmail') : t('passwordWhy', { email })}>
      {email !== null && !isEmailConfirmed && <Note>{t('passwordUnconfirmed', { email })}</Note>}
      {!isEmailConfirmed && <p className="small">{toPersonal}</p>}
      {email !== null && <PasswordForm key={String(hasPassword)} email={email} hasPassword={hasPassword} />}
    </SecurityPart>
  )
}

function PasswordForm({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const t = useTexts()
  const errorText = useErrorText()
  const [isShown, show] = useState(false)
  const { failure, busy, submit, edit } = useUnit({
    failure: $passwordFailure,
    busy: passwordFx.pending,
    submit: passwordSubmitted,
    edit: passwordEdited,
  })
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { oldPassword: '', password: '' },
    resolver: resolverOf(passwordFields(hasPassword)),
    mode: 'onTouched',
  })
  const { errors, isDirty, isSubmitSuccessful } = formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  // Clears saved input; keeps refused input.
  useEffect(() => {
    if (isSubmitSuccessful && !busy && !failure) reset()
  }, [isSubmitSuccessful, busy, failure, reset])
  const codes = fieldCodesOf(failure)
  const errorOf = useErrorOf(errors, codes)
  const whole = formCodeOf(failure)
  const isWrong = codes['oldPassword'] === 'WRONG_PASSWORD' && errorOf('oldPassword') !== undefined
  const type = isShown ? 'text' : 'password'
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) =>
        void handleSubmit(({ oldPassword, password }) => submit({ oldPassword: hasPassword ? oldPassword : null, password }))(event)
      }
    >
      {whole && <FormError>{errorText(whole)}</FormError>}
      {/* Password managers need the login next to the password. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Fields>
        {hasPassword && (
          <TextField
            label={t('oldPassword')}
            width={6}
            type={type}
            autoComplete="current-password"
            error={isWrong ? t('wrongOldPassword') : errorOf('oldPassword')}
            {...register('oldPassword')}
          />
        )}
        <TextField
          label={t('newPassword')}
          width={6}
          type={type}
          autoComplete="new-password"
          hint={t('passwordHint')}
          error={errorOf('password')}
          {...register('password')}
        />
      </Fields>
      <Checkbox name="show-password" checked={isShown} onChange={show}>
        {t('showPassword')}
      </Checkbox>
      <div className={styles['actions']}>
        <Button type="submit" look="line" busy={busy}>
          {t(hasPassword ? 'changePassword' : 'setPassword')}
        </Button>
        <span className="small muted">{t('passwordEnds')}</span>
      </div>
    </form>
  )
}
