import { useEffect, useRef, type ReactNode } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm } from 'react-hook-form'
import { phoneSpaced } from '@shop/forms/masks'
import { isStatus, formCodeOf } from '@shop/http'
import { useLocale } from '@shop/i18n'
import { $user } from '@shop/session'
import { Button } from '@shop/ui'
import { TextField, useErrorText } from '@shop/ui/field'
import { FormError } from '@shop/ui/note'
import { OverlayAction } from '@shop/ui/popup'
import { isAboutPicture, Signs } from '../captcha/index.ts'
import { useErrorOf } from '../field-errors/index.ts'
import { orderResolver } from './fields.ts'
import { PhoneField } from '../phone-field/index.ts'
import type { OrderFinder } from './finder.ts'
import styles from './find-order.module.css'
import type { FinderTexts } from './texts.ts'

interface NumberFormProps {
  finder: OrderFinder
  /** Prefilled from the URL. */
  number?: string
  /** Heading and its id. */
  head: { id: string; heading: ReactNode }
  t: FinderTexts
}

/** Finds any order by number and phone; a code confirms the phone. */
export function NumberForm({ finder, number = '', head, t }: NumberFormProps) {
  const { confirmation } = finder
  const locale = useLocale()
  const errorText = useErrorText()
  const { draft, user, failure, sendError, needsPicture, picture, isSending, isLooking, submit } = useUnit({
    draft: finder.$draft,
    user: $user,
    failure: finder.$failure,
    sendError: confirmation.$sendError,
    needsPicture: confirmation.captcha.$isNeeded,
    picture: confirmation.captcha.$picture,
    isSending: confirmation.$isSending,
    isLooking: finder.$isLooking,
    submit: finder.numberSubmitted,
  })
  const known = draft?.phone ?? user.confirmedPhone
  const { control, register, handleSubmit, resetField, formState } = useForm({
    // The shopper's phone arrives after the page; it must not overwrite typed input.
    values: { number: draft?.number ?? number, phone: known ? phoneSpaced(known) : locale === 'ru' ? '+7' : '', signs: '' },
    resetOptions: { keepDirtyValues: true },
    resolver: orderResolver,
    mode: 'onTouched',
  })
  const signs = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (needsPicture) signs.current?.querySelector('input')?.focus()
  }, [needsPicture])
  useEffect(() => resetField('signs'), [picture, resetField])
  const refused = isAboutPicture(sendError) ? null : sendError
  const lost = failure && isStatus(failure, 404) ? t('notFound') : null
  const whole = lost ?? ((formCodeOf(failure) ?? refused) ? errorText((formCodeOf(failure) ?? refused) as 'UNKNOWN_ERROR') : null)
  const errorOf = useErrorOf(formState.errors, { signs: sendError === 'WRONG_CAPTCHA' ? sendError : null })
  return (
    <form
      noValidate
      className={styles['step']}
      aria-labelledby={head.id}
      onSubmit={(event) => void handleSubmit((fields) => submit(fields))(event)}
    >
      {head.heading}
      {whole && <FormError>{whole}</FormError>}
      <div className={styles['pair']}>
        <TextField
          label={t('number')}
          hint={t('numberHint')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="482-0719"
          error={errorOf('number')}
          {...register('number')}
        />
        <PhoneField label={t('phone')} hint={t('phoneHint')} error={errorOf('phone')} {...register('phone')} />
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
      <OverlayAction>
        <Button type="submit" busy={isSending || isLooking} className={styles['submit']}>
          {t('getCode')}
        </Button>
      </OverlayAction>
    </form>
  )
}
