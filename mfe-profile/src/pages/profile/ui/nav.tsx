import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { sectionAddress, useSections, type SectionName } from '../../../features/sections/sections.ts'
import { signOutChosen, signOutFx } from '../../../features/sign-out/sign-out.ts'
import { useTexts } from '../texts/index.ts'
import styles from './nav.module.css'

/** A column at the side of a wide window, a row that scrolls on a phone. */
export function ProfileNav({ current }: { current: SectionName }) {
  const t = useTexts()
  const sections = useSections()
  const { signOut, leaving } = useUnit({ signOut: signOutChosen, leaving: signOutFx.pending })
  return (
    <nav className={styles['nav']} aria-label={t('title')}>
      {sections.map(({ name, icon, title }) => (
        <Link key={name} to={sectionAddress(name)} aria-current={name === current ? 'page' : undefined}>
          <Icon name={icon} size="s" />
          {t(title)}
        </Link>
      ))}
      <Link to="/wishlist">
        <Icon name="heart" size="s" />
        {t('wishlist')}
      </Link>
      <button type="button" disabled={leaving} onClick={() => signOut()}>
        <Icon name="logout" size="s" />
        {t('signOut')}
      </button>
    </nav>
  )
}
