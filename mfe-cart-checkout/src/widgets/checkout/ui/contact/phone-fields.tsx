import { useEffect, useEffectEvent, useState } from 'react'
import { useUnit } from 'effector-react'
import { Controller, useForm, useFormContext, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { Signs, isAboutPicture } from '@shop/flows/captcha'
import { CodeEntry, Resend } from '@shop/flows/code'
import { PhoneField } from '@shop/flows/phone-field'
import { phone as phoneVerdict, phoneNumber } from '@shop/forms/fields/contact'
import { required } from '@shop/forms/required'
import { validated, resolverOf } from '@shop/forms/resolver'
import { Button, Icon } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import type { Values } from '#features/checkout/form/values.ts'
import {
  $code,
  $confirmedPhone,
  $hasAccountPhone,
  $isConfirmed,
  $sendError,
  codeWanted,
  confirmation,
} from '#features/checkout/model/phone.ts'
import { useTexts } from '../../texts/index.ts'
import { CODE_ID, idOf, useFault } from '../fields/field-errors.ts'
import { useOnUpdate } from '../fields/use-on-update.ts'
import styles from './phone-fields.module.css'

const signsFields = v.object({
  signs: v.pipe(
    v.string(),
    v.trim(),
    validated((text: string) => required(text, 'CAPTCHA_REQUIRED')),
  ),
})

interface PhoneFieldsProps {
  /** The section was submitted with mistakes. */
  wasSubmitted: boolean
  onConfirmed: () => void
}

/** The phone with its confirmation code, submitted with the last digit. */
export function PhoneFields({ wasSubmitted, onConfirmed }: PhoneFieldsProps) {
  const t = useTexts()
  const errorText = useErrorText()
  const fault = useFault()
  const { register, trigger, getFieldState } = useFormContext<Values>()
  const phone = useWatch<Values, 'phone'>({ name: 'phone' })
  const {
    code: sent,
    confirmed,
    hasAccountPhone,
    needsPicture,
    sendError,
    sending,
    want,
  } = useUnit({
    code: $code,
    confirmed: $confirmedPhone,
    hasAccountPhone: $hasAccountPhone,
    needsPicture: confirmation.captcha.$isNeeded,
    sendError: $sendError,
    sending: confirmation.$isSending,
    want: codeWanted,
  })
  const isConfirmed = phoneVerdict(phone) === null && phoneNumber(phone) === confirmed
  const needsCode = !isConfirmed && !hasAccountPhone
  const code = needsCode ? sent : null
  const ask = (signs?: string) => {
    if (phoneVerdict(phone) !== null) return void trigger('phone')
    want({ phone, signs })
  }
  const isPicture = isAboutPicture(sendError)
  // A right phone is not at fault before "next" is pressed; a pending code replaces the error and shows those of sending.
  const isRight = phoneVerdict(phone) === null && getFieldState('phone').error?.type !== 'server'
  const own = isRight && (code || sending || !wasSubmitted) ? undefined : fault('phone')
  const refused = sendError && !isPicture && !code ? errorText(sendError) : undefined
  // After rendering with the new state: form rules depend on the confirmation.
  const [timesConfirmed, setTimesConfirmed] = useState(0)
  useOnUpdate($isConfirmed, (isNow) => isNow && setTimesConfirmed((times) => times + 1))
  const goOn = useEffectEvent(() => {
    if (getFieldState('phone').error) void trigger('phone')
    onConfirmed()
  })
  useEffect(() => {
    if (timesConfirmed > 0) goOn()
  }, [timesConfirmed])
  return (
    <>
      <div className={styles['phone']}>
        <PhoneField
          {...register('phone')}
          id={idOf('phone')}
          label={t('phone')}
          error={own ?? refused}
          hint={isConfirmed ? <Confirmed /> : hasAccountPhone ? t('contactHint') : code ? undefined : t('phoneHint')}
        />
        {needsCode && !code && !needsPicture && (
          <Button look="line" busy={sending} onClick={() => ask()}>
            {t('getCode')}
          </Button>
        )}
      </div>
      {needsCode && needsPicture && (
        <PictureFirst busy={sending} error={isPicture && sendError ? errorText(sendError) : undefined} onRead={ask} />
      )}
      {code && !needsPicture && (
        <div key={code.login} className={styles['code']}>
          {sendError === 'CODE_NOT_SENDED' && (
            <p className="soft">
              {t('maybeSentTo')} {phone}.
            </p>
          )}
          <CodeEntry id={CODE_ID} confirmation={confirmation} label={t('code')} hint={t('codeSentTo', { login: phone })} />
          <Resend confirmation={confirmation} t={t} />
        </div>
      )}
    </>
  )
}

function Confirmed() {
  const t = useTexts()
  return (
    <span className={styles['confirmed']} role="status">
      <Icon name="check" size="xs" />
      {t('confirmed')}
    </span>
  )
}

/** Too many code requests: a captcha is required. */
function PictureFirst({ busy, error, onRead }: { busy: boolean; error: string | undefined; onRead: (signs: string) => void }) {
  const t = useTexts()
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { signs: '' },
    resolver: resolverOf(signsFields),
    mode: 'onTouched',
  })
  const send = handleSubmit(({ signs }) => onRead(signs))
  return (
    <div className={styles['picture']}>
      <Controller
        control={control}
        name="signs"
        render={({ field }) => <Signs captcha={confirmation.captcha} value={field.value} onChange={field.onChange} error={error} />}
      />
      <Button look="line" busy={busy} disabled={!formState.isValid} onClick={() => void send()}>
        {t('getCode')}
      </Button>
    </div>
  )
}
