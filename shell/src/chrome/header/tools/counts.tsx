import type { CSSProperties, MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { TABLET_MIN_PX } from '@shop/contracts/core/limits'
import { paymentAddress } from '@shop/contracts/orders/payment/payment-address'
import { Icon, IconLink } from '@shop/ui'
import { isPlainClick, Link, useLocation } from '@shop/routing'
import { $bagCount, $favoritesCount, $unpaidOrder, openBag } from '@shop/session'
import { useTexts } from '../../texts.ts'
import styles from './counts.module.css'

/** An early click was counted before hydration (`early.ts`); its replay yields the same number. */
const Count = ({ count, ...rest }: { count: number; 'data-testid': string }) => (
  <span
    {...rest}
    className={styles['count']}
    style={{ '--digits': String(count).length } as CSSProperties}
    aria-hidden="true"
    data-empty={count === 0 || undefined}
    suppressHydrationWarning
  >
    {count}
  </span>
)

export function WishlistLink() {
  const t = useTexts()
  const count = useUnit($favoritesCount)
  return (
    <IconLink
      icon="heart"
      to="/wishlist"
      label={count ? t('withCount', { name: t('wishlist'), count }) : t('wishlist')}
      className={styles['heart']}
    >
      <Count count={count} data-testid="favorites-count" />
    </IconLink>
  )
}

/** Links to the bag page; in wide windows scripts open the drawer instead. */
export function BagLink() {
  const t = useTexts()
  const count = useUnit($bagCount)
  const open = useUnit(openBag)
  const { pathname } = useLocation()
  const clicked = (event: MouseEvent) => {
    if (!isPlainClick(event) || pathname === '/cart' || innerWidth < TABLET_MIN_PX) return
    event.preventDefault()
    open({ from: 'header' })
  }
  return (
    <IconLink icon="bag" to="/cart" label={count ? t('withCount', { name: t('bag'), count }) : t('bag')} onClick={clicked}>
      <Count count={count} data-testid="bag-count" />
    </IconLink>
  )
}

/** A link to the unpaid order while its pieces are held. */
export function UnpaidOrderLink() {
  const t = useTexts()
  const order = useUnit($unpaidOrder)
  if (!order) return null
  const words = t('unpaidOrder', { number: order.number })
  return (
    <Link to={paymentAddress(order.id)} className={styles['unpaid']} aria-label={words} title={words} data-testid="unpaid-order">
      <Icon name="clock" />
      <span aria-hidden="true">{t('payOrder')}</span>
    </Link>
  )
}
