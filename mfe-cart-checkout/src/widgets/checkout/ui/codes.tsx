import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Signs, isAboutPicture } from '@shop/flows/captcha'
import { money, useLocale } from '@shop/i18n'
import { Button, IconButton } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { TextField, useErrorText } from '@shop/ui/field'
import type { Values } from '../../../features/checkout/form/values.ts'
import { $whole } from '../../../features/checkout/model/cart.ts'
import {
  $wantsDigits,
  $codeFault,
  $codesTaken,
  applyFx,
  captcha,
  codeEdited,
  codeRemoved,
  codeSubmitted,
  type CodeKind,
} from '../../../features/checkout/model/codes.ts'
import { useTexts } from '../texts/index.ts'
import styles from './order-summary.module.css'

/** One field for promo codes, certificates and deposits; what was taken stands below with a way back. Bonuses beside it. */
export function Codes() {
  const { whole, taken } = useUnit({ whole: $whole, taken: $codesTaken })
  if (!whole) return null
  const codes: { kind: CodeKind; code: string; name: string }[] = [
    ...whole.promocodes.map(({ code }) => ({ kind: 'promocode' as const, code, name: code })),
    ...whole.certificates.map(({ code, name }) => ({ kind: 'certificate' as const, code, name })),
    ...whole.deposits.map(({ code, name }) => ({ kind: 'deposit' as const, code, name })),
  ]
  return (
    <div className={styles['codes']}>
      <CodeEntry key={taken} />
      {codes.map((known) => (
        <Taken key={known.kind + known.code} {...known} />
      ))}
      {whole.bonuses.available > 0 && <SpendBonuses />}
    </div>
  )
}

function CodeEntry() {
  const t = useTexts()
  const errorText = useErrorText()
  const { fault, wantsDigits, wantsPicture, busy, submit, edit } = useUnit({
    fault: $codeFault,
    wantsDigits: $wantsDigits,
    wantsPicture: captcha.$isNeeded,
    busy: applyFx.pending,
    submit: codeSubmitted,
    edit: codeEdited,
  })
  const [code, setCode] = useState('')
  const [digits, setDigits] = useState('')
  const [signs, setSigns] = useState('')
  // The server asks for the digits by an error: until the shopper has had a chance to type them, nothing is wrong.
  const [isTried, setTried] = useState(false)
  const digitsField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (wantsDigits) digitsField.current?.focus()
  }, [wantsDigits])
  const apply = () => {
    if (code.trim() === '') return
    setTried(wantsDigits)
    if (wantsDigits && digits === '') return
    submit({ code: code.trim(), ...(digits && { digits }), ...(signs && { signs }) })
    setSigns('')
  }
  const words = (fault && !isAboutPicture(fault.code) && (fault.text ?? errorText(fault.code))) || undefined
  const isRefused = isTried && (digits === '' || fault?.code !== 'EMPTY_AUTH_CODE')
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  const button = (
    <Button look="line" busy={busy} onClick={apply}>
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
          value={code}
          onChange={({ target }) => {
            setCode(target.value)
            setTried(false)
            if (fault || wantsDigits) edit()
          }}
          onKeyDown={applyOnEnter}
          error={wantsDigits ? undefined : words}
        />
        {wantsDigits && (
          <TextField
            ref={digitsField}
            label={t('digits')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={digits}
            onChange={({ target }) => {
              setDigits(target.value.replace(/\D/g, ''))
              setTried(false)
            }}
            onKeyDown={applyOnEnter}
            error={isRefused ? words : undefined}
          />
        )}
        {!wantsPicture && button}
      </div>
      {/* After three codes that nobody has. */}
      {wantsPicture && (
        <>
          <Signs
            captcha={captcha}
            value={signs}
            onChange={setSigns}
            error={fault && isAboutPicture(fault.code) ? errorText(fault.code) : undefined}
          />
          {button}
        </>
      )}
    </>
  )
}

function Taken({ kind, code, name }: { kind: CodeKind; code: string; name: string }) {
  const t = useTexts()
  const remove = useUnit(codeRemoved)
  return (
    <p className={styles['taken']}>
      {name}
      <IconButton icon="close" size="s" label={t('removeCode', { code: name })} onClick={() => remove({ kind, code })} />
    </p>
  )
}

function SpendBonuses() {
  const t = useTexts()
  const locale = useLocale()
  const whole = useUnit($whole)
  const { setValue } = useFormContext<Values>()
  const spends = useWatch<Values, 'spendBonuses'>({ name: 'spendBonuses' })
  if (!whole) return null
  const sum = (minor: number) => money(minor, whole.currency, locale)
  return (
    <Checkbox name="spendBonuses" checked={spends} onChange={(checked) => setValue('spendBonuses', checked)}>
      <span>
        {t('spend')}
        <span className={styles['price']}>
          {' '}
          {t('spendHint', { sum: sum(whole.bonuses.available), balance: sum(whole.bonuses.balance) })}
        </span>
      </span>
    </Checkbox>
  )
}
