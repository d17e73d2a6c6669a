import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { Icon, IconLink } from '@shop/ui'
import { isPlainClick, Link, useLocation } from '@shop/routing'
import { $user, openSignIn, popupOpened, type Popup } from '@shop/session'
import { useTexts } from '../../texts.ts'

const ACCOUNT_MENU: Popup = { owner: 'mfe-profile', widget: 'account-menu' }

/** Guests get the sign-in popup; shoppers the menu, or the profile on phones. */
function useAccount({ hasMenu }: { hasMenu: boolean }) {
  const t = useTexts()
  const { isAuth } = useUnit($user)
  const [signIn, open] = useUnit([openSignIn, popupOpened])
  const { pathname } = useLocation()
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || (isAuth && (!hasMenu || pathname === '/profile'))) return
    event.preventDefault()
    if (isAuth) open(ACCOUNT_MENU)
    else signIn({ source: 'login' })
  }
  return { onClick, label: isAuth ? t('profile') : t('signIn') }
}

export function AccountLink({ className }: { className: string | undefined }) {
  const { onClick, label } = useAccount({ hasMenu: true })
  return <IconLink icon="user" to="/profile" label={label} className={className ?? ''} onClick={onClick} />
}

/** Text version for the mobile menu; `onFollow` closes it. */
export function AccountLine({ onFollow }: { onFollow: () => void }) {
  const { onClick, label } = useAccount({ hasMenu: false })
  const clicked = (event: MouseEvent) => {
    onFollow()
    onClick(event)
  }
  return (
    <Link to="/profile" onClick={clicked}>
      <Icon name="user" />
      {label}
    </Link>
  )
}
