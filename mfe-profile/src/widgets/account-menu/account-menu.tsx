import { useUnit } from 'effector-react'
import { phoneInWords } from '@shop/forms/fields/contact'
import { $fullName, $user, popupClosed } from '@shop/session'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { OverlayBody, OverlayTitle } from '@shop/ui/popup'
import { sectionAddress, useSections } from '#features/sections/sections.ts'
import { signOutChosen, signOutFx } from '#features/sign-out/sign-out.ts'
import { useTexts } from './texts/index.ts'
import styles from './account-menu.module.css'

/** The account menu of the header. */
export function AccountMenu() {
  const t = useTexts()
  const sections = useSections()
  const { user, fullName, close, signOut, leaving } = useUnit({
    user: $user,
    fullName: $fullName,
    close: popupClosed,
    signOut: signOutChosen,
    leaving: signOutFx.pending,
  })
  const follow = () => close()
  return (
    <>
      <OverlayTitle>{fullName || t('title')}</OverlayTitle>
      <OverlayBody>
        <nav className={styles['menu']} aria-label={t('title')}>
          <p className="small muted num">{user.phone ? phoneInWords(user.phone) : user.email}</p>
          {sections.map(({ name, icon, title }) => (
            <Link key={name} to={sectionAddress(name)} onClick={follow}>
              <Icon name={icon} />
              {t(title)}
            </Link>
          ))}
          <Link to="/wishlist" onClick={follow}>
            <Icon name="heart" />
            {t('wishlist')}
          </Link>
          <button type="button" disabled={leaving} onClick={() => signOut()}>
            <Icon name="logout" />
            {t('signOut')}
          </button>
        </nav>
      </OverlayBody>
    </>
  )
}
