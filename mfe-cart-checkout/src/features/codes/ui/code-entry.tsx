import { useEffect, type KeyboardEvent } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Signs, isAboutPicture } from '@shop/flows/captcha'
import { useErrorOf } from '@shop/flows/field-errors'
import { numberMask } from '@shop/forms/masks'
import { required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { Button } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import type { Translate } from '@shop/i18n'
import type { Codes } from '../codes.ts'
import type { orderCodeTexts } from '../texts/ru.ts'
import styles from './code-entry.module.css'

const codeFields = (wantsDigits: boolean) =>
  v.object({
    code: v.pipe(
      v.string(),
      v.trim(),
      validated((text: string) => required(text)),
    ),
    digits: v.pipe(
      v.string(),
      validated((text: string) => (wantsDigits ? required(text, 'EMPTY_AUTH_CODE') : null)),
    ),
    signs: v.string(),
  })

export interface CodeEntryProps {
  codes: Codes
  t: Translate<typeof orderCodeTexts>
  /** The shopper has asked for the field by a button. */
  takesFocus?: boolean
}

/** Code field with deposit digits and captcha on demand. Not a `<form>`, because it is nested in the order form. */
export function CodeEntry({ codes, t, takesFocus = false }: CodeEntryProps) {
  const { captcha } = codes
  const errorText = useErrorText()
  const { fault, wantsDigits, wantsPicture, busy, submit, edit } = useUnit({
    fault: codes.$codeFault,
    wantsDigits: codes.$wantsDigits,
    wantsPicture: captcha.$isNeeded,
    busy: codes.$isApplying,
    submit: codes.codeSubmitted,
    edit: codes.codeEdited,
  })
  // An empty code is valid until submitted.
  const { control, register, handleSubmit, getValues, reset, setFocus, clearErrors, formState } = useForm({
    defaultValues: { code: '', digits: '', signs: '' },
    resolver: resolverOf(codeFields(wantsDigits)),
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  })
  useEffect(() => {
    if (wantsDigits) setFocus('digits')
  }, [wantsDigits, setFocus])
  useEffect(() => {
    if (takesFocus) setFocus('code')
  }, [takesFocus, setFocus])
  const send = handleSubmit(({ code, digits, signs }) => {
    submit({ code, ...(digits && { digits }), ...(signs && { signs }) })
    // Submitted values become the new defaults.
    reset({ ...getValues(), signs: '' })
  })
  const words = (fault && !isAboutPicture(fault.code) && (fault.text ?? errorText(fault.code))) || undefined
  // Asking for digits is no error until some were sent.
  const areDigitsRefused = getValues('digits') !== '' && !formState.dirtyFields.digits
  const errorOf = useErrorOf(formState.errors)
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void send()
  }
  const button = (
    <Button look="line" busy={busy} onClick={() => void send()}>
      {t('apply')}
    </Button>
  )
  return (
    <>
      <div className={wantsPicture && !wantsDigits ? undefined : styles['joined']} data-digits={wantsDigits || undefined}>
        <TextField
          label={t('haveCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onKeyDown={applyOnEnter}
          error={wantsDigits ? undefined : words}
          {...register('code', { onChange: () => (fault || wantsDigits) && edit() })}
        />
        {wantsDigits && (
          <TextField
            label={t('digits')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            mask={numberMask}
            onKeyDown={applyOnEnter}
            error={errorOf('digits') ?? (areDigitsRefused ? words : undefined)}
            {...register('digits', { onChange: () => clearErrors('digits') })}
          />
        )}
        {!wantsPicture && button}
      </div>
      {/* Shown after three unknown codes. */}
      {wantsPicture && (
        <>
          <Controller
            control={control}
            name="signs"
            render={({ field }) => (
              <Signs
                captcha={captcha}
                value={field.value}
                onChange={field.onChange}
                error={fault && isAboutPicture(fault.code) ? errorText(fault.code) : undefined}
              />
            )}
          />
          {button}
        </>
      )}
    </>
  )
}
