import { useUnit } from 'effector-react'
import { contactsOf, messengersOf } from '@shop/contracts/shop/brand-face'
import { useLocale } from '@shop/i18n'
import { $brand, $country } from '@shop/session'
import { VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from '../widget.module.css'

/** Phone by country, mail and messengers. */
export function Ways() {
  const t = useTexts()
  const locale = useLocale()
  const { brand, country } = useUnit({ brand: $brand, country: $country })
  const { phone, hours } = contactsOf(brand, country)
  return (
    <dl className={styles['ways']}>
      <div>
        <dt>{t('phone')}</dt>
        <dd>
          <a className="h3 num" href={phone.href}>
            {phone.text}
          </a>
          <p className="small soft">{hours[locale]}</p>
        </dd>
      </div>
      <div>
        <dt>{t('mail')}</dt>
        <dd>
          <a className="h3" href={`mailto:${brand.emails.care}`}>
            {brand.emails.care}
          </a>
          <p className="small soft">{t('mailHint')}</p>
        </dd>
      </div>
      <div>
        <dt>{t('messengers')}</dt>
        <dd>
          <ul>
            {messengersOf(brand, country).map(({ name, url }) => (
              <li key={url}>
                <a className="h3" href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                  <VisuallyHidden>, {t('newWindow')}</VisuallyHidden>
                </a>
              </li>
            ))}
          </ul>
          <p className="small soft">{t('messengersHint')}</p>
        </dd>
      </div>
    </dl>
  )
}
