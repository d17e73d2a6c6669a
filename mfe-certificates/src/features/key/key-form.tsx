import { useEffect, useEffectEvent } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Signs, isAboutPicture, type Captcha } from '@shop/flows/captcha'
import type { ErrorCode } from '@shop/contracts/core/error-codes'
import { useErrorOf } from '@shop/flows/field-errors'
import { authCode } from '@shop/forms/fields/numbers'
import { required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import type { Translate } from '@shop/i18n'
import { Button } from '@shop/ui'
import { CodeField } from '@shop/ui/code-field'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayAction } from '@shop/ui/popup'
import type { Key } from './key.ts'
import { numberMask } from './number-mask.ts'
import type { keyTexts } from './texts/ru.ts'
import styles from './key-form.module.css'

/** The digits are wrong, so they are no use for another attempt. */
const WRONG: readonly ErrorCode[] = ['GET_DEPOSIT', 'ADD_DEPOSIT']

const keyFields = v.object({
  number: v.pipe(
    v.string(),
    validated((text: string) => required(text)),
  ),
  authCode: v.pipe(v.string(), validated(authCode)),
  // Signs that are missing bring another picture, as wrong ones do.
  signs: v.string(),
})

export interface KeyFormProps {
  /** As the link of the letter names it. */
  number?: string
  captcha: Captcha
  /** Why the last key was not taken. */
  error: ErrorCode | null
  busy: boolean
  /** On the button. */
  action: string
  t: Translate<typeof keyTexts>
  onKey: (key: Key) => void
  onEdited?: (isEdited: boolean) => void
}

/** The number and the four digits of the letter. Controlled: the server writes the number of the link. */
export function KeyForm({ number = '', captcha, error, busy, action, t, onKey, onEdited }: KeyFormProps) {
  const errorText = useErrorText()
  const needsPicture = useUnit(captcha.$isNeeded)
  const { control, handleSubmit, getValues, resetField, formState } = useForm({
    defaultValues: { number: numberMask(number), authCode: '', signs: '' },
    resolver: resolverOf(keyFields),
    mode: 'onTouched',
  })
  const tell = useEffectEvent((isEdited: boolean) => onEdited?.(isEdited))
  useEffect(() => {
    tell(formState.isDirty)
    return () => tell(false)
  }, [formState.isDirty])
  const errorOf = useErrorOf(formState.errors)
  const isWrong = error !== null && WRONG.includes(error)
  // Enter and the button would send the same digits again: each is one of five attempts.
  useEffect(() => {
    if (isWrong) resetField('authCode')
  }, [isWrong, resetField])
  const send = handleSubmit(onKey)
  return (
    <form noValidate className={styles['form']} onSubmit={(event) => void send(event)}>
      {error && !isAboutPicture(error) && <FormError>{errorText(error)}</FormError>}
      <Controller
        control={control}
        name="number"
        render={({ field }) => (
          <TextField
            label={t('number')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="7K2M-9QXD"
            mask={numberMask}
            error={errorOf('number')}
            {...field}
          />
        )}
      />
      <Controller
        control={control}
        name="authCode"
        render={({ field }) => (
          <CodeField
            label={t('code')}
            value={field.value}
            onChange={field.onChange}
            onComplete={() => {
              if (!needsPicture && getValues('number')) void send()
            }}
            hint={t('codeHint')}
            error={errorOf('authCode')}
            takesFocus={isWrong}
          />
        )}
      />
      {needsPicture && (
        <Controller
          control={control}
          name="signs"
          render={({ field }) => (
            <Signs
              captcha={captcha}
              value={field.value}
              onChange={field.onChange}
              error={error && isAboutPicture(error) ? errorText(error) : undefined}
            />
          )}
        />
      )}
      <OverlayAction>
        <Button type="submit" wide busy={busy}>
          {action}
        </Button>
      </OverlayAction>
    </form>
  )
}
