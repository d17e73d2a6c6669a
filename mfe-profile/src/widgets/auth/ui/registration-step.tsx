import { useUnit } from 'effector-react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useErrorOf } from '@shop/flows/field-errors'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { emailMask } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, Fields, TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayAction } from '@shop/ui/popup'
import { NameFields } from '#features/person/name-fields.tsx'
import { $profile, $registrationFailure, registerFx, registrationSubmitted, useUnsaved } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { newShopper } from './registration-schema.ts'
import { StepHead, useFirstField } from './step-head.tsx'
import styles from './auth.module.css'

/** Step 4: a confirmed phone without an account. */
export function RegistrationStep() {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const { profile, failure, busy, submit } = useUnit({
    profile: $profile,
    failure: $registrationFailure,
    busy: registerFx.pending,
    submit: registrationSubmitted,
  })
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: {
      name: profile?.name ?? '',
      surname: profile?.surname ?? '',
      email: profile?.email ?? '',
      password: '',
      agreement: false,
      newsletterSubscription: false,
    },
    resolver: resolverOf(newShopper(locale)),
    mode: 'onTouched',
  })
  useUnsaved('registration', formState.isDirty)
  const hasMail = useWatch({ control, name: 'email' }) !== ''
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  return (
    <form noValidate className={styles['form']} ref={useFirstField()} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <StepHead title={t('registration')}>{t('registrationText')}</StepHead>
      {whole && <FormError>{errorText(whole)}</FormError>}
      <Fields>
        <NameFields labels={{ name: t('name'), surname: t('surname') }} register={register} errorOf={errorOf} />
        <TextField
          label={t('mail')}
          optional
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={t('mailUse')}
          mask={emailMask}
          error={errorOf('email')}
          {...register('email')}
        />
        {hasMail && (
          <TextField
            label={t('newPassword')}
            optional
            type="password"
            autoComplete="new-password"
            hint={t('newPasswordHint')}
            error={errorOf('password')}
            {...register('password')}
          />
        )}
      </Fields>
      <div className={styles['checks']}>
        <Controller
          control={control}
          name="agreement"
          render={({ field }) => (
            <Checkbox name={field.name} checked={field.value} onChange={field.onChange}>
              <span>
                {t('agreement')}{' '}
                <Link className="link" to={locale === 'ru' ? '/personal-data-agreement' : '/privacy'} target="_blank">
                  {t('agreementLink')}
                </Link>
              </span>
            </Checkbox>
          )}
        />
        <FieldNote error={errorOf('agreement')} />
        <Controller
          control={control}
          name="newsletterSubscription"
          render={({ field }) => (
            <Checkbox name={field.name} checked={field.value} onChange={field.onChange}>
              {t('newsletter')}
            </Checkbox>
          )}
        />
      </div>
      <OverlayAction>
        <Button type="submit" wide busy={busy}>
          {t('done')}
        </Button>
      </OverlayAction>
    </form>
  )
}
