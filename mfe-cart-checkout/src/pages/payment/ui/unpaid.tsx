import { useForm } from 'react-hook-form'
import { useUnit } from 'effector-react'
import type { PaymentState } from '@shop/contracts/orders/payment'
import { paymentMethod } from '@shop/contracts/places/reference-ids'
import { money, useLocale } from '@shop/i18n'
import { momentAhead } from '@shop/i18n/dates'
import { Button, Icon } from '@shop/ui'
import { Choice, Choices } from '@shop/ui/choice'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $retryFault, payWanted, retried, retryFx } from '../../../features/payment/model.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** An unpaid order: amount, deadline, method. */
export function Unpaid({ payment }: { payment: PaymentState }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { busy, fault, pay, retry } = useUnit({ busy: retryFx.pending, fault: $retryFault, pay: payWanted, retry: retried })
  const ways = payment.currency === 'RUB' ? (['card', 'fastPayment'] as const) : (['card'] as const)
  const before = ways.find((name) => paymentMethod[name] === payment.methodId) ?? 'card'
  const { register, handleSubmit } = useForm({ defaultValues: { way: before } })
  const submit = handleSubmit(({ way }) => pay({ methodId: paymentMethod[way] }))
  const isDeclined = payment.status === 'declined'
  return (
    <div className={`wrap ${styles['unpaid']}`}>
      <h1 className="h1">{isDeclined ? t('declinedTitle') : t('unpaidTitle', { number: payment.number })}</h1>
      <p className="lead">{isDeclined ? (payment.message ?? t('declinedText')) : t('unpaidText')}</p>
      {payment.payableUntil && (
        <Note icon="clock">
          {t('held')} <b className="label num">{momentAhead(payment.payableUntil, locale)}</b>
        </Note>
      )}
      {ways.length > 1 && (
        <Choices legend={t('way')} quiet>
          {ways.map((name) => (
            <Choice key={name} {...register('way')} value={name} label={t(name)} note={t(`${name}Note`)} />
          ))}
        </Choices>
      )}
      <div role="alert">{fault && <Note danger>{fault.text ?? errorText(fault.code)}</Note>}</div>
      <div className={styles['acts']}>
        <Button wide busy={busy} onClick={() => void submit()}>
          {t('pay', { sum: money(payment.amount, payment.currency, locale) })}
        </Button>
        {!isDeclined && (
          <Button look="text" small onClick={() => retry()}>
            <Icon name="undo" size="s" />
            {t('paidAlready')}
          </Button>
        )}
      </div>
      <p className="small muted">{t('safe')}</p>
    </div>
  )
}
