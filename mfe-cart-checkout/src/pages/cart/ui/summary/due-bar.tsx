import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, $currency } from '@shop/session'
import { useOutOfView } from '@shop/ui/in-view'
import { $isBeforeDelivery, $sums } from '#features/bag/model/index.ts'
import { useTexts } from '../../texts/index.ts'
import { CheckoutButton } from './checkout-button.tsx'
import styles from './due-bar.module.css'

/** A sticky bar on phones with sum and checkout button, while the summary's own button is not whole in the window. */
export function DueBar() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, currency, sums, isBefore } = useUnit({ cart: $cart, currency: $currency, sums: $sums, isBefore: $isBeforeDelivery })
  const isOn = useOutOfView('[data-bag-checkout]', false)
  return (
    <div
      className={styles['bar']}
      data-on={isOn || undefined}
      data-keep-clear={isOn ? '' : undefined}
      data-bar={isOn ? '' : undefined}
      inert={!isOn}
    >
      <div>
        <p className="small muted">{t(isBefore ? 'dueBefore' : 'due')}</p>
        <p className="label num">{sums.due === null ? t('counting') : money(sums.due, cart?.currency ?? currency, locale)}</p>
      </div>
      <CheckoutButton short />
    </div>
  )
}
