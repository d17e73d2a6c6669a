import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useUnit } from 'effector-react'
import type { MenuItem } from '@shop/contracts/account/common-data'
import { Icon } from '@shop/ui'
import { Link, useLocation } from '@shop/routing'
import { $menu } from '@shop/session'
import { useTexts } from '../../texts.ts'
import { Mega } from './mega.tsx'
import styles from './navigation.module.css'

/** The desktop menu: opens by CSS hover, and by a button for the keyboard. */
export function Navigation() {
  const t = useTexts()
  const menu = useUnit($menu)
  return (
    <nav className={styles['nav']} aria-label={t('catalog')}>
      {menu.map((item, index) =>
        item.items.length > 0 ? <Section key={item.url} item={item} isFirst={index === 0} /> : <Plain key={item.url} item={item} />,
      )}
    </nav>
  )
}

const useIsHere = (url: string) => {
  const { pathname } = useLocation()
  return pathname === url || (pathname.startsWith(`${url}/`) && url !== '/catalog')
}

function Plain({ item: { name, url } }: { item: MenuItem }) {
  return (
    <div className={styles['item']}>
      <Link to={url} className={styles['top']} aria-current={useIsHere(url) ? 'page' : undefined}>
        {name}
      </Link>
    </div>
  )
}

function Section({ item, isFirst }: { item: MenuItem; isFirst: boolean }) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  // Stays closed after a choice or Esc, even while hovered.
  const [isShut, setShut] = useState(false)
  const shut = () => {
    setOpen(false)
    setShut(true)
  }
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return
    if (isOpen) event.currentTarget.querySelector('button')?.focus()
    shut()
  }
  const left = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const isHere = useIsHere(item.url)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what leaves it; the button inside is what a person presses
    <div
      className={styles['item']}
      data-open={isOpen || undefined}
      data-shut={isShut || undefined}
      onKeyDown={pressed}
      onBlur={left}
      // Marks sections opened by CSS, for unsolicited popups to respect.
      onPointerEnter={({ currentTarget }) => (currentTarget.dataset['over'] = '')}
      onPointerLeave={({ currentTarget }) => {
        delete currentTarget.dataset['over']
        setShut(false)
      }}
    >
      <Link to={item.url} className={styles['top']} aria-current={isHere ? 'page' : undefined} onClick={shut}>
        {item.name}
      </Link>
      <button
        type="button"
        className={styles['unfold']}
        aria-label={t('openSection', { name: item.name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="down" size="xs" />
      </button>
      <div className={styles['mega']}>
        <Mega item={item} isFull={isFirst} onChosen={shut} />
      </div>
    </div>
  )
}
