import type { ReactNode } from 'react'
import type { PaymentState } from '@shop/contracts/orders/payment'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $retryFault, otherWayWanted, payWanted, retryFx } from '#features/payment/model.ts'
import { payAgainLabel } from '#features/payment/pay-label.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** Waiting for the bank's result. */
export const Processing = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <div className={`wrap ${styles['page']}`}>
    <span className={styles['ring']} aria-hidden="true" />
    <div role="status" className={styles['words']}>
      <h1 className="h1">{title}</h1>
      <p className={`lead ${styles['text']}`}>{text}</p>
    </div>
    {children}
  </div>
)

/** The bank is slow: the check goes on, and the shopper need not wait for it. */
export function SlowBank({ payment }: { payment: PaymentState }) {
  const t = useTexts()
  const locale = useLocale()
  const errorText = useErrorText()
  const { busy, fault, pay, choose } = useUnit({
    busy: retryFx.pending,
    fault: $retryFault,
    pay: payWanted,
    choose: otherWayWanted,
  })
  return (
    <Processing title={t('processing')} text={t('slowText')}>
      <div role="alert">{fault && <Note danger>{fault.text ?? errorText(fault.code)}</Note>}</div>
      {payment.duty && <p className="small muted">{payment.duty}</p>}
      <div className={styles['ways']}>
        <Button look="line" busy={busy} onClick={() => pay({ methodId: payment.methodId })}>
          {payAgainLabel(t, payment, locale)}
        </Button>
        <Button look="line" onClick={() => choose()}>
          {t('otherWay')}
        </Button>
      </div>
    </Processing>
  )
}
