import { memo, useRef } from 'react'
import { AccountLink } from './tools/account.tsx'
import { BagLink, UnpaidOrderLink, WishlistLink } from './tools/counts.tsx'
import { MobileMenu, MobileMenuButton } from './menu/mobile-menu.tsx'
import { Navigation } from './menu/navigation.tsx'
import { Search, SearchLink } from './tools/search.tsx'
import { useHiding } from './hiding.ts'
import { Wordmark } from './brand/wordmark.tsx'
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
