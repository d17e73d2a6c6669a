import { useUnit } from 'effector-react'
import type { CartLine } from '@shop/contracts/cart/cart'
import { isPiece } from '@shop/contracts/certificates/goods'
import { BONUS_EARNED_PERCENT } from '@shop/contracts/core/limits'
import { useLocale } from '@shop/i18n'
import { $cart, $user, popupOpened, type Popup } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { isSold } from '#features/bag/model/index.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './summary.module.css'

const TOOLTIP: Popup = { owner: 'mfe-cart-checkout', widget: 'loyalty-tooltip' }
const BONUSES: Popup = { owner: 'mfe-cart-checkout', widget: 'order-popup', props: { show: 'bonuses' } }

/** Bonuses earned by this order and, with an account, those that can be spent. */
export function Bonuses() {
  const t = useTexts()
  const { cart, user, open } = useUnit({ cart: $cart, user: $user, open: popupOpened })
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  // The program exists on the Russian storefront only; certificates and pieces on sale neither earn nor take bonuses.
  const takesPart = (line: CartLine) => isPiece(line) && !isSold(line) && line.price.final === line.price.initial
  if (cart?.currency !== 'RUB' || !cart.products.some(takesPart)) return null
  const line = (text: string, popup: Popup) => (
    <Button look="text" small aria-haspopup="dialog" onClick={() => open(popup)}>
      {text}
    </Button>
  )
  return (
    <div className={styles['bonuses']}>
      <Icon name="star" size="s" />
      {line(t('bonuses', { share: percent.format(BONUS_EARNED_PERCENT / 100) }), TOOLTIP)}
      {user.isAuth && line(t(cart.sums && cart.sums.bonuses.spent > 0 ? 'changeBonuses' : 'spendBonuses'), BONUSES)}
    </div>
  )
}
