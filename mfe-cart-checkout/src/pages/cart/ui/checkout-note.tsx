import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { Icon } from '@shop/ui'
import { $belowMinimum, $checkoutAsked } from '../model.ts'
import { useTexts } from '../texts/index.ts'
import styles from './summary.module.css'

/** Why an order cannot be placed: too little for one, or checkout that is not built yet. */
export function CheckoutNote() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, missing, asked } = useUnit({ cart: $cart, currency: $currency, missing: $belowMinimum, asked: $checkoutAsked })
  const sum = (minor: number) => money(minor, cart?.currency ?? currency, locale)
  const words = missing > 0 ? t('minimum', { sum: sum(cart?.minimumOrder ?? 0), rest: sum(missing) }) : asked > 0 && t('checkoutSoon')
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The bar of a phone is far from the words: focus brings them into sight.
    if (asked > 0) note.current?.focus()
  }, [asked])
  return (
    <div role="status" tabIndex={-1} ref={note}>
      {words && (
        <p className={styles['note']}>
          <Icon name="info" size="s" />
          {words}
        </p>
      )}
    </div>
  )
}
