import type { MenuItem } from '@shop/contracts/account/common-data'
import { messengersOf } from '@shop/contracts/shop/brand-face'
import { useUnit } from 'effector-react'
import { memo } from 'react'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $brand, $country, $menu } from '@shop/session'
import { PopupLink } from '@shop/ui'
import { useContacts } from '../contacts.ts'
import { CONSULT } from '../consult.ts'
import { allowedOn, useStorefront } from '../storefront.ts'
import { useTexts } from '../texts.ts'
import { Legal } from './legal.tsx'
import { columns, type FooterLink } from './links.ts'
import styles from './footer.module.css'

/** Gift certificates stand in the menu once they can be bought. Without a menu nothing is known: the link stays. */
const soldIn = (menu: readonly MenuItem[], links: readonly FooterLink[]) =>
  links.filter(({ to }) => to !== '/certificate' || menu.length === 0 || menu.some(({ url }) => url === to))

/** Links allowed on this storefront. `quiet` omits the large logo. */
export const Footer = memo(function Footer({ quiet }: { quiet: boolean }) {
  const t = useTexts()
  const { brand, country, menu } = useUnit({ brand: $brand, country: $country, menu: $menu })
  const locale = useLocale()
  const { phone, hours } = useContacts()
  const storefront = useStorefront()
  return (
    <footer className={`${styles['footer']} far`}>
      <div className="wrap">
        <div className={styles['top']}>
          <div className={styles['help']}>
            <h2 className="h3">{t('help')}</h2>
            <p className="small soft">{t('helpText', { hours: hours[locale] })}</p>
            <ul>
              <li>
                <PopupLink to="/contacts" popup={CONSULT}>
                  {t('stylist')}
                </PopupLink>
              </li>
              <li>
                <a href={phone.href} className="num">
                  {phone.text}
                </a>
              </li>
              <li>
                <a href={`mailto:${brand.emails.care}`}>{brand.emails.care}</a>
              </li>
              {messengersOf(brand, country).map(({ name, url }) => (
                <li key={url}>
                  <a href={url} rel="noreferrer">
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title === null ? brand.name : t(title)}</h2>
              <ul>
                {soldIn(menu, allowedOn(storefront, links)).map(({ to, text, popup }) => (
                  <li key={text}>
                    {popup ? (
                      <PopupLink to={to} popup={popup}>
                        {t(text)}
                      </PopupLink>
                    ) : (
                      <Link to={to}>{t(text)}</Link>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Legal />
      </div>
      {!quiet && <p className={styles['mark']} aria-hidden="true" data-mark={brand.name} />}
    </footer>
  )
})
