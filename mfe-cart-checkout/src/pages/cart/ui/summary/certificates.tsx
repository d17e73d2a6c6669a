import { useUnit } from 'effector-react'
import { money, useLocale } from '@shop/i18n'
import { $cart, popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { useTexts } from '../../texts/index.ts'
import styles from './summary.module.css'

/** Gift certificates of this order; mfe-certificates' popup adds one. */
export function Certificates() {
  const t = useTexts()
  const locale = useLocale()
  const { cart, open } = useUnit({ cart: $cart, open: popupOpened })
  // Certificates are in rubles.
  if (cart?.currency !== 'RUB') return null
  const balance = cart.deposits.reduce((sum, deposit) => sum + deposit.balance, 0)
  return (
    <div className={styles['bonuses']}>
      <Icon name="gift" size="s" />
      <Button
        look="text"
        small
        aria-haspopup="dialog"
        onClick={() => open({ owner: 'mfe-certificates', widget: 'certificate', props: { place: 'bag' } })}
      >
        {cart.deposits.length > 0
          ? t('certificates', { count: cart.deposits.length, sum: money(balance, 'RUB', locale) })
          : t('addCertificate')}
      </Button>
    </div>
  )
}
