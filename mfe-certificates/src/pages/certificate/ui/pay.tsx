import { useUnit } from 'effector-react'
import { fieldCodesOf } from '@shop/http'
import { money, useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { Button } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import { FieldNote, useErrorText } from '@shop/ui/field'
import { ErrorSummary, Note } from '@shop/ui/note'
import { depositCode } from '../../../features/refusal/deposit-code.ts'
import { $attempts, $draft, $needsPhone, $refusal, $wrong, createFx, draftChanged } from '../model/index.ts'
import { roubles } from '../rules.ts'
import { useTexts } from '../texts/index.ts'
import { useErrorOf } from './use-field.ts'
import styles from './certificate-form.module.css'

/** In the order of the page: the summary leads through them. */
const NAMED = ['amount', 'recipientName', 'recipient', 'message', 'day', 'senderName', 'email', 'agreement'] as const

/** Consent, what is wrong, and the way to the payment. */
export function Pay() {
  const t = useTexts()
  const errorText = useErrorText()
  const errorOf = useErrorOf()
  const locale = useLocale()
  const { draft, wrong, attempts, refusal, busy, needsPhone, change } = useUnit({
    draft: $draft,
    wrong: $wrong,
    attempts: $attempts,
    refusal: $refusal,
    busy: createFx.pending,
    needsPhone: $needsPhone,
    change: draftChanged,
  })
  const isOfFields = Object.keys(fieldCodesOf(refusal)).length > 0
  const whole = refusal && !isOfFields ? depositCode(refusal, 'DEPOSIT_ORDER') : null
  const fields = NAMED.filter((name) => attempts > 0 && name in wrong).map((name) => ({ id: name, label: t(name) }))
  const rub = roubles(draft.amount)
  return (
    <div className={styles['pay']}>
      <div id="agreement">
        <Checkbox name="agreement" checked={draft.agreement} onChange={(agreement) => change({ agreement })}>
          <span>
            {t('agreementText')}{' '}
            <Link className="link" to={locale === 'ru' ? '/personal-data-agreement' : '/privacy'} target="_blank">
              {t('agreementLink')}
            </Link>
          </span>
        </Checkbox>
        <FieldNote error={errorOf('agreement')} />
      </div>
      <ErrorSummary title={errorText('WRONG_FORM_DATA')} fields={fields} attempt={attempts} />
      {whole && (
        <div role="alert">
          <Note danger>{errorText(whole)}</Note>
        </div>
      )}
      <Button type="submit" wide busy={busy}>
        {rub ? t('paySum', { sum: money(rub * 100, 'RUB', locale) }) : t('pay')}
      </Button>
      <p className="floor muted">{needsPhone ? `${t('payHint')} ${t('phoneFirst')}` : t('payHint')}</p>
    </div>
  )
}
