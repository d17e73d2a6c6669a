import { useUnit } from 'effector-react'
import { paymentAddress } from '@shop/contracts/orders/payment/payment-address'
import { useLocale } from '@shop/i18n'
import { momentAhead } from '@shop/i18n/dates'
import { $unpaidOrder } from '@shop/session'
import { ButtonLink, Icon, VisuallyHidden } from '@shop/ui'
import { useBagTexts } from '../texts/context.ts'
import styles from './unpaid-order.module.css'

/** An unpaid order holds the bag's former pieces: links to its payment. The main button of the view is that of the bag. */
export function UnpaidOrder({ onFollow }: { onFollow?: () => void }) {
  const t = useBagTexts()
  const locale = useLocale()
  const order = useUnit($unpaidOrder)
  if (!order) return null
  const { id, number, payableUntil } = order
  return (
    <div className={styles['unpaid']}>
      <Icon name="clock" size="s" />
      <p>
        <b className="label">{t('unpaid', { number })}</b>
        <br />
        {t('heldUntil', { time: momentAhead(payableUntil, locale) })}
      </p>
      <ButtonLink to={paymentAddress(id)} look="line" small onClick={onFollow}>
        {t('payOrder')}
        <VisuallyHidden> {number}</VisuallyHidden>
      </ButtonLink>
    </div>
  )
}
