import { useUnit } from 'effector-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { money, useLocale } from '@shop/i18n'
import { IconButton } from '@shop/ui'
import { Checkbox } from '@shop/ui/checkbox'
import type { Values } from '../../../../features/checkout/form/values.ts'
import { $fullCart } from '../../../../features/checkout/model/cart.ts'
import { OwnCertificates } from '../../../../features/certificates/own-certificates.tsx'
import { $codesTaken, applyFx, codeRemoved, codeSubmitted, type CodeKind } from '../../../../features/checkout/model/paying/codes.ts'
import { useTexts } from '../../texts/index.ts'
import { CodeEntry } from './code-entry.tsx'
import styles from '../summary/order-summary.module.css'

/** One field for promo codes, certificates and deposits; applied codes below can be removed. Bonuses beside it. */
export function Codes() {
  const t = useTexts()
  const { whole, taken, busy, submit } = useUnit({ whole: $fullCart, taken: $codesTaken, busy: applyFx.pending, submit: codeSubmitted })
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
