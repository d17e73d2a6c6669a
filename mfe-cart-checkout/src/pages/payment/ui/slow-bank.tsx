import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { Button } from '@shop/ui'
import { useErrorText } from '@shop/ui/field'
import { Note } from '@shop/ui/note'
import { $retryFault, otherWayWanted, payWanted, retryFx } from '#features/payment/model.ts'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { payAgainLabel } from '#features/payment/pay-label.ts'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

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
    <PaymentNotice title={t('processing')} text={t('slowText')}>
      <div role="alert">{fault && <Note danger>{fault.text ?? errorText(fault.code)}</Note>}</div>
      {payment.duty && <p className="small muted">{payment.duty}</p>}
      <div className={styles['ways']}>
        <Button look="line" busy={busy} onClick={() => pay({ methodId: payment.methodId })}>
          {payAgainLabel(t, payment, locale)}
        </Button>
        <Button look="line" onClick={() => choose()}>
          {t(payment.methods.length > 1 ? 'otherWay' : 'toPayment')}
        </Button>
      </div>
    </PaymentNotice>
  )
}
