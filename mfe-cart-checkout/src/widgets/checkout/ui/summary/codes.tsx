import { Suspense } from 'react'
import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { money, useLocale } from '@shop/i18n'
import { optionalPart } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import type { Values } from '#features/checkout/form/values.ts'
import { $fullCart } from '#features/checkout/model/cart.ts'
import { OwnCertificates } from '#features/certificates/own-certificates.tsx'
import { codes } from '#features/checkout/model/paying/codes.ts'
import { CodeEntry } from '#features/codes/ui/code-entry.tsx'
import { useTexts } from '../../texts/index.ts'
import styles from './order-summary.module.css'

// Few orders have a better combination. Without its code checkout goes on.
const BestOfOrder = optionalPart(() => import(/* webpackChunkName: "bag-code", webpackFetchPriority: "low" */ './best.tsx'))

/** One field for promo codes, certificates and deposits, and the bonuses. What was entered stands in the rows of sums. */
export function Codes() {
  const t = useTexts()
  const { whole, taken, busy, submit } = useUnit({
    whole: $fullCart,
    taken: codes.$codesTaken,
    busy: codes.$isApplying,
    submit: codes.codeSubmitted,
  })
  if (!whole) return null
  return (
    <div className={styles['codes']}>
      {whole.sums?.best && (
        <Suspense>
          <BestOfOrder />
        </Suspense>
      )}
      <CodeEntry key={taken} codes={codes} t={t} />
      <OwnCertificates
        offered={whole.ownDeposits}
        busy={busy}
        words={{ yours: t('ownCertificate'), use: t('useCertificate') }}
        onUse={(code) => submit({ code })}
      />
      {whole.bonuses.available > 0 && <SpendBonuses />}
    </div>
  )
}

function SpendBonuses() {
  const t = useTexts()
  const locale = useLocale()
  const whole = useUnit($fullCart)
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
