import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { Icon } from '@shop/ui'
import { $belowMinimum } from '../../model.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './summary.module.css'

/** The amount missing to the minimum order. */
export function CheckoutNote() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, missing } = useUnit({ cart: $cart, currency: $currency, missing: $belowMinimum })
  const sum = (minor: number) => money(minor, cart?.currency ?? currency, locale)
  return (
    <div role="status">
      {missing > 0 && (
        <p className={styles['note']}>
          <Icon name="info" size="s" />
          {t('minimum', { sum: sum(cart?.minimumOrder ?? 0), rest: sum(missing) })}
        </p>
      )}
    </div>
  )
}
