import { Controller, type Control } from 'react-hook-form'
import { count, useLocale } from '@shop/i18n'
import { ChipButton } from '@shop/ui/chip'
import { Field, masked, useErrorText } from '@shop/ui/field'
import type { ErrorCode } from '@shop/contracts/error-codes'
import type { Draft } from '../model/index.ts'
import { useTexts } from '../texts/index.ts'
import { amountMask } from './amount-mask.ts'
import { roubles } from './schema.ts'
import styles from './amount.module.css'

/** Own sum in large figures, and a few ready ones. */
export function Amount({ control, amounts }: { control: Control<Draft>; amounts: readonly number[] }) {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  return (
    <Controller
      control={control}
      name="amount"
      render={({ field, fieldState }) => (
        <div className={styles['amount']}>
          <Field
            id="amount"
            label={t('amount')}
            hint={errorText('CERTIFICATE_RANGE')}
            error={fieldState.error?.message ? errorText(fieldState.error.message as ErrorCode) : undefined}
          >
            {({ className: _, ...about }) => (
              <span className={styles['figures']}>
                <input
                  {...about}
                  ref={field.ref}
                  name={field.name}
                  value={field.value}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                  style={{ width: `${Math.max(field.value.length, 1) + 0.6}ch` }}
                  onBlur={field.onBlur}
                  onChange={({ target }) => {
                    masked(target, amountMask)
                    field.onChange(target.value)
                  }}
                />
                <span aria-hidden="true">₽</span>
              </span>
            )}
          </Field>
          <div className={styles['chips']} role="group" aria-label={t('readyAmounts')}>
            {amounts.map((rub) => (
              <ChipButton key={rub} pressed={roubles(field.value) === rub} onClick={() => field.onChange(amountMask(String(rub)))}>
                {count(rub, locale)}
              </ChipButton>
            ))}
          </div>
        </div>
      )}
    />
  )
}
