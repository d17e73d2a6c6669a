import type { CSSProperties } from 'react'
import { amountMask } from '@shop/forms/fields/amount'
import { count, useLocale } from '@shop/i18n'
import { ChipButton } from '@shop/ui/chip'
import { Field, inputTypeOf, masked, useErrorText } from '@shop/ui/field'
import { roubles } from '../../rules.ts'
import { useTexts } from '../../texts/index.ts'
import { useEarlyText } from '@shop/ui/hydrated'
import { useField } from './use-field.ts'
import styles from './amount.module.css'

/** A custom amount and suggested ones. */
export function Amount({ amounts }: { amounts: readonly number[] }) {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const { id, error, onChange, value: amount, ref, ...field } = useField('amount')
  const attach = useEarlyText(amount, (input: HTMLInputElement) => onChange(amountMask(input.value)), ref)
  return (
    <div className={styles['amount']}>
      <Field id={id} label={t('amount')} hint={errorText('CERTIFICATE_RANGE')} error={error}>
        {({ className: _, ...about }) => (
          <span className={styles['figures']}>
            <input
              {...about}
              {...field}
              ref={attach}
              value={amount}
              inputMode="decimal"
              autoComplete="off"
              placeholder="0"
              style={{ '--signs': Math.max(amount.length, 1) } as CSSProperties}
              // The default is an example: typing replaces it.
              onFocus={({ target }) => target.select()}
              onBlur={() => {
                const rub = roubles(amount)
                if (rub !== null) onChange(amountMask(String(rub)))
                field.onBlur()
              }}
              onChange={(event) => {
                masked(event.target, amountMask, inputTypeOf(event))
                onChange(event.target.value)
              }}
            />
            <span aria-hidden="true">₽</span>
          </span>
        )}
      </Field>
      <div className={styles['chips']} role="group" aria-label={t('readyAmounts')}>
        {amounts.map((rub) => (
          <ChipButton key={rub} pressed={roubles(amount) === rub} onClick={() => onChange(amountMask(String(rub)))}>
            {count(rub, locale)}
          </ChipButton>
        ))}
      </div>
    </div>
  )
}
