import { useUnit } from 'effector-react'
import { Controller, useFormState, useWatch } from 'react-hook-form'
import { CERTIFICATE_MAX_RUB, CERTIFICATE_MIN_RUB } from '@shop/contracts/core/limits'
import { formCodeOf } from '@shop/http'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { ErrorSummary, FormError } from '@shop/ui/note'
import { depositCode } from '#features/refusal/deposit-code.ts'
import { $needsPhone, $refusal, createFx, type Draft } from '../../model/index.ts'
import { roubles } from '../../rules.ts'
import { useTexts } from '../../texts/index.ts'
import { useFieldError } from './use-field.ts'
import styles from './certificate-form.module.css'

/** Page order, for the error summary. */
const NAMED = ['amount', 'recipientName', 'recipient', 'message', 'day', 'senderName', 'email', 'agreement'] as const

/** Consent, error summary and pay button. */
export function Pay() {
  const t = useTexts()
  const errorText = useErrorText()
  const locale = useLocale()
  const amount = useWatch<Draft, 'amount'>({ name: 'amount' })
  const { errors, submitCount: attempts } = useFormState<Draft>()
  const agreementError = useFieldError('agreement')
  const { refusal, busy, needsPhone } = useUnit({ refusal: $refusal, busy: createFx.pending, needsPhone: $needsPhone })
  const whole = refusal && formCodeOf(refusal) ? depositCode(refusal, 'DEPOSIT_ORDER') : null
  const fields = NAMED.filter((name) => attempts > 0 && errors[name]).map((name) => ({ id: name, label: t(name) }))
  const rub = roubles(amount)
  const isSold = rub !== null && rub >= CERTIFICATE_MIN_RUB && rub <= CERTIFICATE_MAX_RUB
  return (
    <div className={styles['pay']}>
      <div id="agreement">
        <Controller<Draft, 'agreement'>
          name="agreement"
          render={({ field }) => (
            <Checkbox name={field.name} checked={field.value} onChange={field.onChange}>
              <span>
                {t('agreementText')}{' '}
                <Link className="link" to={locale === 'ru' ? '/personal-data-agreement' : '/privacy'} target="_blank">
                  {t('agreementLink')}
                </Link>
              </span>
            </Checkbox>
          )}
        />
        <FieldNote error={agreementError} />
      </div>
      <ErrorSummary title={errorText('WRONG_FORM_DATA')} fields={fields} attempt={attempts} />
      {whole && <FormError>{errorText(whole)}</FormError>}
      <Button type="submit" wide busy={busy}>
        {isSold ? t('paySum', { sum: money(rub * 100, 'RUB', locale) }) : t('pay')}
      </Button>
      <p className="floor muted">{needsPhone ? `${t('payHint')} ${t('phoneFirst')}` : t('payHint')}</p>
    </div>
  )
}
