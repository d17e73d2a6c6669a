import { useUnit } from 'effector-react'
import { useLocale } from '@shop/i18n'
import { Link } from '@shop/routing'
import { $brand } from '@shop/session'
import { consentWanted } from './consent-wanted.ts'
import { useContacts } from '../contacts.ts'
import { allowedOn, useStorefront } from '../storefront.ts'
import { useTexts } from '../texts.ts'
import { legal } from './links.ts'
import styles from './legal.module.css'

export function Legal() {
  const t = useTexts()
  const { since, company } = useUnit($brand)
  const locale = useLocale()
  const { hours } = useContacts()
  const openConsent = useUnit(consentWanted)
  return (
    <div className={styles['legal']}>
      <span>
        © {since} {company[locale]}
      </span>
      {allowedOn(useStorefront(), legal).map(({ to, text }) => (
        <Link key={to} to={to} className="link">
          {t(text)}
        </Link>
      ))}
      <button type="button" className="link" onClick={() => openConsent()}>
        {t('cookies')}
      </button>
      <span className={styles['hours']}>{hours[locale]}</span>
    </div>
  )
}
