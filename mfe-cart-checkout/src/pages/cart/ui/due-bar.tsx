import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { $totals } from '../../../features/bag/model/index.ts'
import { useTexts } from '../texts/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import styles from './due-bar.module.css'

/** On a phone the sum and the way on stay in sight while the lines scroll. */
export function DueBar() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, totals } = useUnit({ cart: $cart, currency: $currency, totals: $totals })
  return (
    <div className={styles['bar']}>
      <div>
        <p className="small muted">{t('due')}</p>
        <p className="label num">{money(totals.due, cart?.currency ?? currency, locale)}</p>
      </div>
      <CheckoutButton>{t('checkoutShort')}</CheckoutButton>
    </div>
  )
}
