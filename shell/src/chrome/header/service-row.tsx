import { memo } from 'react'
import type { MouseEvent } from 'react'
import { useUnit } from 'effector-react'
import { Icon, PopupLink, VisuallyHidden } from '@shop/ui'
import { Link } from '@shop/routing'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { CONSULT } from '../consult.ts'
import { useContacts } from '../contacts.ts'
import { allowedOn, useStorefront } from '../storefront.ts'
import { useTexts } from '../texts.ts'
import { LanguageLink } from './tools/language-link.tsx'
import { ThemeToggle } from './tools/theme-toggle.tsx'
import styles from './service-row.module.css'

/** Above the header of a wide window: where we are, what a shopper asks first, the phone, theme and language. */
export const ServiceRow = memo(function ServiceRow() {
  const t = useTexts()
  const { phone } = useContacts()
  const links = allowedOn(useStorefront(), [
    { to: '/shops', text: t('shops') },
    { to: '/stores', text: t('shops') },
    { to: '/dostavka-i-oplata', text: t('delivery') },
    { to: '/delivery', text: t('delivery') },
    { to: '/contacts', text: t('contacts') },
  ])
  return (
    <nav className={styles['service']} aria-label={t('service')}>
      <div className={`wrap ${styles['row']}`}>
        <ul>
          <li>
            <Place />
          </li>
          {links.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
          <li>
            <PopupLink to="/contacts" popup={CONSULT}>
              {t('stylist')}
            </PopupLink>
          </li>
        </ul>
        <ul>
          <li>
            <a href={phone.href} className="num">
              {phone.text}
            </a>
          </li>
          <li>
            <ThemeToggle />
          </li>
          <li>
            <LanguageLink />
          </li>
        </ul>
      </div>
    </nav>
  )
})

/** City and, abroad, the country whose prices are shown: opens the choice of both. */
export function Place() {
  const t = useTexts()
  const [location, open] = useUnit([$location, popupOpened])
  const storefront = useStorefront()
  if (!location) return null
  const { city, country } = location
  const place = storefront === 'ru' ? city : [city, country].filter(Boolean).join(', ')
  const choose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // A popup over the menu would be under it: the menu is in the top layer.
    currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
    open(LOCATION_POPUP)
  }
  return (
    <button type="button" onClick={choose} aria-haspopup="dialog" data-testid="place">
      <Icon name="pin" size="xs" />
      {place}
      <VisuallyHidden>, {t('changePlace')}</VisuallyHidden>
    </button>
  )
}
