import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import { isAboutPicture, Signs } from '@shop/flows/captcha'
import { useErrorOf } from '@shop/flows/field-errors'
import { PhoneField } from '@shop/flows/phone-field'
import { phoneSpaced } from '@shop/forms/masks'
import { fieldCodesOf, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { $user } from '@shop/session'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { resolver } from '../fields.ts'
import { $draft, $failure, confirmation, edited, submitted } from '../model.ts'
import type { DeletionTexts } from '../deletion-texts.ts'
import styles from './deletion.module.css'

const ERROR_ID = 'understood-error'

/** Phone, consent, and captcha if required. */
export function PhoneStep({ t }: { t: DeletionTexts }) {
  const locale = useLocale()
  const errorText = useErrorText()
  const { draft, user, failure, needsPicture, picture, busy, submit, edit } = useUnit({
    draft: $draft,
    user: $user,
    failure: $failure,
    needsPicture: confirmation.captcha.$isNeeded,
    picture: confirmation.captcha.$picture,
    busy: confirmation.$isSending,
    submit: submitted,
    edit: edited,
  })
  const known = draft?.phone ?? user.phone
  const { control, register, handleSubmit, setFocus, resetField, formState } = useForm({
    // The shopper's phone arrives later, and must not overwrite input.
    values: { phone: known ? phoneSpaced(known) : locale === 'ru' ? '+7' : '', understood: draft?.understood ?? false, signs: '' },
    resetOptions: { keepDirtyValues: true },
    resolver,
    mode: 'onTouched',
  })
  const { errors, isDirty } = formState
  useEffect(() => void edit(isDirty), [edit, isDirty])
  // Focuses the captcha when required, or the phone after "change the phone". A new picture clears the captcha field.
  const isBack = useRef(draft !== null)
  const signs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (needsPicture) signs.current?.querySelector('input')?.focus()
    else if (isBack.current) setFocus('phone')
  }, [needsPicture, setFocus])
  useEffect(() => resetField('signs'), [picture, resetField])
  const refused = formCodeOf(failure)
  // The first captcha is no error; wrong characters are shown at the field.
  const whole = isAboutPicture(refused) ? null : refused
  const errorOf = useErrorOf(errors, { ...fieldCodesOf(failure), signs: refused === 'WRONG_CAPTCHA' ? refused : null })
  return (
    <form
      noValidate
      className={styles['form']}
      aria-labelledby="delete-account"
      onSubmit={(event) => void handleSubmit((fields) => submit(fields))(event)}
    >
      <h2 className="h3" id="delete-account">
        {t('deletionFormTitle')}
      </h2>
      {whole && <FormError>{errorText(whole)}</FormError>}
      <PhoneField label={t('deletionPhone')} hint={t('deletionPhoneHint')} error={errorOf('phone')} {...register('phone')} />
      <div>
        <Controller
          control={control}
          name="understood"
          render={({ field }) => (
            <Checkbox
              ref={field.ref}
              name={field.name}
              checked={field.value}
              onChange={field.onChange}
              invalid={errors.understood !== undefined}
              describedBy={errors.understood && ERROR_ID}
            >
              {t('deletionUnderstood')}
            </Checkbox>
          )}
        />
        <FieldNote id={ERROR_ID} error={errorOf('understood')} />
      </div>
      {needsPicture && (
        <div ref={signs}>
          <Controller
            control={control}
            name="signs"
            render={({ field }) => (
              <Signs captcha={confirmation.captcha} value={field.value} onChange={field.onChange} error={errorOf('signs')} />
            )}
          />
        </div>
      )}
      <Button type="submit" wide busy={busy}>
        {t(whole ? 'deletionTryAgain' : 'getCode')}
      </Button>
    </form>
  )
}
