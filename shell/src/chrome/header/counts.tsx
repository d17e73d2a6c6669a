import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { TABLET_MIN_PX } from '@shop/contracts/limits'
import { IconLink } from '@shop/ui'
import { useLocation } from '@shop/routing'
import { $bagCount, $favoritesCount, openBag } from '@shop/session'
import { useTexts } from '../texts.ts'
import { isPlainClick } from './plain-click.ts'
import styles from './counts.module.css'

export function WishlistLink() {
  const t = useTexts()
  const count = useUnit($favoritesCount)
  return (
    <IconLink icon="heart" to="/wishlist" label={count ? t('withCount', { name: t('wishlist'), count }) : t('wishlist')}>
      <span className={styles['count']} aria-hidden="true" hidden={count === 0} data-testid="favorites-count">
        {count}
      </span>
    </IconLink>
  )
}

/** Leads to the bag's page; with scripts and on a wide window it opens the drawer over this one. */
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
      {/* A click before hydration may have counted already; the replay of it makes both numbers meet. */}
      <span className={styles['count']} aria-hidden="true" hidden={count === 0} data-testid="bag-count" suppressHydrationWarning>
        {count}
      </span>
    </IconLink>
  )
}
