import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { Icon } from '@shop/ui'
import { $belowMinimum, $isCheckoutNoted } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './summary.module.css'

export const NOTE_ID = 'checkout-note'

/** Why an order cannot be placed: too little for one, or checkout that is not built yet. */
export function CheckoutNote() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, missing, noted } = useUnit({ cart: $cart, currency: $currency, missing: $belowMinimum, noted: $isCheckoutNoted })
  const sum = (minor: number) => money(minor, cart?.currency ?? currency, locale)
  const words = missing > 0 ? t('minimum', { sum: sum(cart?.minimumOrder ?? 0), rest: sum(missing) }) : noted && t('checkoutSoon')
  return (
    <div id={NOTE_ID} role="status">
      {words && (
        <p className={styles['note']}>
          <Icon name="info" size="s" />
          {words}
        </p>
      )}
    </div>
  )
}
