import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import { asksConsentFirst } from '@shop/contracts/marketing/consent'
import type { SubscriptionPlace } from '@shop/contracts/marketing/subscriptions'
import { useErrorOf } from '@shop/flows/field-errors'
import { emailMask } from '@shop/forms/masks'
import { resolverOf } from '@shop/forms/resolver'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { $country, $user } from '@shop/session'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, TextField, useErrorText } from '@shop/ui/field'
import { FormError, Note } from '@shop/ui/note'
import { OverlayAction } from '@shop/ui/popup'
import { ConsentText } from './consent-text.tsx'
import { $failure, $isOwnSubscribed, $refusedAt, subscribeFx, subscriptionSubmitted } from '../model.ts'
import { subscriptionSchema } from '../schema.ts'
import { useTexts } from '../texts/index.ts'
import styles from './form.module.css'

export interface SubscriptionFormProps {
  place: SubscriptionPlace
}

/** Newsletter form; the promo code follows confirmation. */
export function SubscriptionForm({ place }: SubscriptionFormProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const isKiosk = place === 'tablet'
  const { user, country, isOwnSubscribed, busy, submit, ...last } = useUnit({
    user: $user,
    country: $country,
    isOwnSubscribed: $isOwnSubscribed,
    busy: subscribeFx.pending,
    submit: subscriptionSubmitted,
    failure: $failure,
    refusedAt: $refusedAt,
  })
  const failure = last.refusedAt === place ? last.failure : null
  // A kiosk ignores a signed-in shopper.
  const own = isKiosk ? null : user.email
  const defaultValues = { email: '', agreement: false, newsletterSubscription: !asksConsentFirst(country) }
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues,
    // The shopper arrives later, and must not overwrite input.
    values: { ...defaultValues, email: own ?? '' },
    resetOptions: { keepDirtyValues: true },
    resolver: resolverOf(subscriptionSchema),
    mode: 'onTouched',
  })
  const errorOf = useErrorOf(formState.errors, fieldCodesOf(failure))
  const whole = formCodeOf(failure)
  return (
    <form
      noValidate
      className={isKiosk ? `${styles['form']} ${styles['kiosk']}` : styles['form']}
      autoComplete={isKiosk ? 'off' : 'on'}
      onSubmit={(event) => void handleSubmit((values) => submit({ ...values, place }))(event)}
    >
      {whole && <FormError>{errorText(whole)}</FormError>}
      {own && isOwnSubscribed && <Note>{t('known', { email: own })}</Note>}
      <TextField
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete={isKiosk ? 'off' : 'email'}
        autoCapitalize="none"
        spellCheck={false}
        mask={emailMask}
        error={errorOf('email')}
        {...register('email')}
      />
      <div className={styles['checks']}>
        {(['agreement', 'newsletterSubscription'] as const).map((name) => (
          <div key={name}>
            <Controller
              control={control}
              name={name}
              render={({ field }) => (
                <Checkbox
                  ref={field.ref}
                  name={name}
                  checked={field.value}
                  onChange={field.onChange}
                  invalid={Boolean(errorOf(name))}
                  describedBy={`${place}-${name}`}
                >
                  <ConsentText box={name} isKiosk={isKiosk} />
                </Checkbox>
              )}
            />
            <FieldNote id={`${place}-${name}`} error={errorOf(name)} />
          </div>
        ))}
      </div>
      <OverlayAction>
        <Button type="submit" wide busy={busy}>
          {t('submit')}
        </Button>
      </OverlayAction>
      <p className="floor muted">{t('how')}</p>
    </form>
  )
}
