import { memo, useRef } from 'react'
import { AccountLink } from './account.tsx'
import { BagLink, UnpaidOrderLink, WishlistLink } from './counts.tsx'
import { MobileMenu, MobileMenuButton } from './mobile-menu.tsx'
import { Navigation } from './navigation.tsx'
import { Search, SearchLink } from './search.tsx'
import { useHiding } from './hiding.ts'
import { Wordmark } from './wordmark.tsx'
import styles from './header.module.css'

/** Sticky; hides on scroll down, returns on scroll up. */
export const Header = memo(function Header() {
  const header = useRef<HTMLElement>(null)
  useHiding(header)
  return (
    <header className={styles['header']} ref={header}>
      <div className={styles['bar']}>
        <div className={styles['side']}>
          <MobileMenuButton className={styles['narrow']} />
          <SearchLink className={styles['narrow']} />
          <Navigation />
        </div>
        <Wordmark />
        <div className={styles['side']}>
          <UnpaidOrderLink />
          <Search />
          <AccountLink className={styles['wide']} />
          <WishlistLink />
          <BagLink />
        </div>
      </div>
      <MobileMenu />
    </header>
  )
})
