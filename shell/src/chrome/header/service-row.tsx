import { memo } from 'react'
import { useUnit } from 'effector-react'
import { Icon } from '@shop/ui'
import { Link } from '@shop/routing'
import { $location } from '@shop/session'
import { brand } from '../../brand.ts'
import { useLanguageLink } from '../language.ts'
import { allowedOn, useStorefront } from '../storefront.ts'
import { useTexts } from '../texts.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import styles from './service-row.module.css'

/** Above the header of a wide window: where we are, what a shopper asks first, the phone, theme and language. */
export const ServiceRow = memo(function ServiceRow() {
  const t = useTexts()
  const language = useLanguageLink()
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
        </ul>
        <ul>
          <li>
            <a href={brand.phone.href} className="num">
              {brand.phone.text}
            </a>
          </li>
          <li>
            <ThemeToggle />
          </li>
          <li>
            <a {...language}>{t('otherLanguage')}</a>
          </li>
        </ul>
      </div>
    </nav>
  )
})

/** City and, abroad, the country whose prices are shown. */
export function Place() {
  const location = useUnit($location)
  const storefront = useStorefront()
  if (!location) return null
  return (
    <span>
      <Icon name="pin" size="xs" />
      {storefront === 'ru' ? location.city : `${location.city}, ${location.country}`}
    </span>
  )
}
