import { useEffect, useRef, useState } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { AUTH_CODE_LENGTH } from '@shop/contracts/limits'
import { phone as phoneVerdict, phoneNumber } from '@shop/forms/contact'
import { numberMask, phoneMask, phoneSpaced } from '@shop/forms/masks'
import { useLocale } from '@shop/i18n'
import { Button, Icon } from '@shop/ui'
import { TextField, useErrorText, useSecondsLeft } from '@shop/ui/field'
import type { Values } from '../../../features/checkout/form/values.ts'
import {
  $captcha,
  $code,
  $confirmedPhone,
  $confirmingFault,
  $sendingFault,
  codeTyped,
  codeWanted,
  confirmFx,
  sendFx,
  type PhoneFault,
} from '../../../features/checkout/model/phone.ts'
import { useTexts } from '../texts/index.ts'
import { Captcha } from './captcha.tsx'
import { CODE_ID, idOf, useFault } from './field-errors.ts'
import styles from './phone-fields.module.css'

/** The phone, and the code that confirms it: it leaves by itself with its last digit. */
export function PhoneFields({ onConfirmed }: { onConfirmed: () => void }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const fault = useFault()
  const { register, setValue, trigger, getFieldState } = useFormContext<Values>()
  const phone = useWatch<Values, 'phone'>({ name: 'phone' })
  const { code, confirmed, captcha, sendingFault, sending, want } = useUnit({
    code: $code,
    confirmed: $confirmedPhone,
    captcha: $captcha,
    sendingFault: $sendingFault,
    sending: sendFx.pending,
    want: codeWanted,
  })
  const isConfirmed = phoneVerdict(phone) === null && phoneNumber(phone) === confirmed
  const ask = (text?: string) => {
    if (phoneVerdict(phone) !== null) return void trigger('phone')
    want(text === undefined ? { phone } : { phone, captcha: text })
  }
  const wordsOf = (known: PhoneFault) => known.text ?? errorText(known.code)
  const isPicture = sendingFault?.code === 'CAPTCHA_REQUIRED' || sendingFault?.code === 'WRONG_CAPTCHA'
  // A code under way answers "confirm your phone" better than a red line does.
  const own = (code || sending) && phoneVerdict(phone) === null ? undefined : fault('phone')
  const was = useRef(isConfirmed)
  useEffect(() => {
    if (isConfirmed && !was.current) {
      if (getFieldState('phone').error) void trigger('phone')
      onConfirmed()
    }
    was.current = isConfirmed
  })
  return (
    <>
      <div className={styles['phone']}>
        <TextField
          {...register('phone', { onBlur: ({ target }: { target: HTMLInputElement }) => setValue('phone', phoneSpaced(target.value)) })}
          id={idOf('phone')}
          label={t('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          mask={(text) => phoneMask(text, locale)}
          error={own ?? (sendingFault && !isPicture ? wordsOf(sendingFault) : undefined)}
          hint={isConfirmed ? <Confirmed /> : code ? undefined : t('phoneHint')}
        />
        {!isConfirmed && !code && !captcha && (
          <Button look="line" busy={sending} onClick={() => ask()}>
            {t('getCode')}
          </Button>
        )}
        {!isConfirmed && code && <Again key={code.nextAt} until={code.nextAt} busy={sending} onAsk={() => ask()} />}
      </div>
      {!isConfirmed && captcha && <Captcha picture={captcha.image} fault={isPicture ? sendingFault : null} busy={sending} onRead={ask} />}
      {!isConfirmed && code && !captcha && <CodeOfMessage key={code.phone} phone={phone} />}
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

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function Again({ until, busy, onAsk }: { until: number; busy: boolean; onAsk: () => void }) {
  const t = useTexts()
  const left = useSecondsLeft(until)
  if (left > 0) return <p className={styles['wait']}>{t('nextCodeIn', { time: clock(left) })}</p>
  return (
    <Button look="text" small busy={busy} onClick={onAsk} className={styles['again']}>
      {t('codeAgain')}
    </Button>
  )
}

function CodeOfMessage({ phone }: { phone: string }) {
  const t = useTexts()
  const errorText = useErrorText()
  const [digits, setDigits] = useState('')
  const { fault, confirming, send } = useUnit({
    fault: $confirmingFault,
    confirming: confirmFx.pending,
    send: codeTyped,
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={box} className={styles['code']}>
      <TextField
        id={CODE_ID}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={AUTH_CODE_LENGTH}
        mask={numberMask}
        value={digits}
        readOnly={confirming}
        onChange={({ target }) => {
          setDigits(target.value)
          if (target.value.length === AUTH_CODE_LENGTH && target.value !== digits) send({ phone, code: target.value })
        }}
        hint={t('codeSent', { phone })}
        error={fault && digits.length === AUTH_CODE_LENGTH ? (fault.text ?? errorText(fault.code)) : undefined}
      />
    </div>
  )
}
