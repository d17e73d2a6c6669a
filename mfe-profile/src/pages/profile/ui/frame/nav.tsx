import { useEffect, useRef } from 'react'
import { useUnit } from 'effector-react'
import { Link } from '@shop/routing'
import { Icon } from '@shop/ui'
import { sectionAddress, useSections, type SectionName } from '#features/sections/sections.ts'
import { signOutChosen, signOutFx } from '#features/sign-out/sign-out.ts'
import { useTexts } from '../../texts/index.ts'
import styles from './nav.module.css'

/** A side column in wide windows, a scrolling row on phones. */
export function ProfileNav({ current }: { current: SectionName }) {
  const t = useTexts()
  const sections = useSections()
  const { signOut, leaving } = useUnit({ signOut: signOutChosen, leaving: signOutFx.pending })
  const row = useRef<HTMLElement>(null)
  // Scrolls the current section into view on phones.
  useEffect(() => {
    const here = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && here) row.current.scrollLeft = here.offsetLeft - row.current.offsetWidth / 2 + here.offsetWidth / 2
  }, [current])
  return (
    <nav className={styles['nav']} aria-label={t('title')} ref={row}>
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
