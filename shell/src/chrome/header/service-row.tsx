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

/** Row above the header in wide windows: city, service links, phone, theme, language. */
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
            <LocationButton />
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

/** City and, abroad, the country; opens the location popup. */
export function LocationButton() {
  const t = useTexts()
  const [location, open] = useUnit([$location, popupOpened])
  const storefront = useStorefront()
  if (!location) return null
  const { city, country } = location
  const place = storefront === 'ru' ? city : [city, country].filter(Boolean).join(', ')
  const choose = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Closes the menu first: it is in the top layer and would cover the popup.
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
