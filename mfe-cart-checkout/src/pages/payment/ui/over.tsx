import { MONEY_BACK_DAYS } from '@shop/contracts/orders/refunds/money-back'
import type { PaymentState } from '@shop/contracts/orders/payment'
import { ButtonLink, Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from '../page.module.css'

/** No longer payable: the hold expired, or the order was cancelled. */
export function NotPayable({ payment }: { payment: PaymentState }) {
  const t = useTexts()
  const kind = payment.status === 'refunded' || payment.status === 'cancelled' ? payment.status : 'expired'
  return (
    <div className={`wrap ${styles['page']}`}>
      <Icon name="clock" size="xl" className={styles['sign']} />
      <h1 className="h1">{t(`${kind}Title`)}</h1>
      <p className={`lead ${styles['text']}`}>{t(`${kind}Text`, { number: payment.number, days: MONEY_BACK_DAYS })}</p>
      <div className={styles['ways']}>
        <ButtonLink to="/catalog">{t('toCatalog')}</ButtonLink>
        <ButtonLink to={`/order-success/${payment.orderId}`} look="line">
          {t('toOrder')}
        </ButtonLink>
      </div>
    </div>
  )
}
