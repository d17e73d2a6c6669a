import { MONEY_BACK_DAYS } from '@shop/contracts/core/limits'
import type { PaymentState } from '@shop/contracts/orders/payment/payment'
import { useUnit } from 'effector-react'
import { ButtonLink } from '@shop/ui'
import { $orderPage } from '#features/payment/model.ts'
import { PaymentNotice } from '#features/payment/notice.tsx'
import { RepeatOrder } from '#features/repeat/repeat-order.tsx'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** No longer payable: the hold expired, or the order was cancelled. */
export function NotPayable({ payment }: { payment: PaymentState }) {
  const t = useTexts()
  const orderPage = useUnit($orderPage) ?? '/order-success'
  const kind = payment.status === 'refunded' || payment.status === 'cancelled' ? payment.status : 'expired'
  return (
    <PaymentNotice icon="clock" title={t(`${kind}Title`)} text={t(`${kind}Text`, { number: payment.number, days: MONEY_BACK_DAYS })}>
      <div className={styles['ways']}>
        <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
        {kind === 'expired' && !payment.isByLetter && <RepeatOrder orderId={payment.orderId} t={t} />}
        <ButtonLink to={orderPage} look="line">
          {t('toOrder')}
        </ButtonLink>
      </div>
    </PaymentNotice>
  )
}
