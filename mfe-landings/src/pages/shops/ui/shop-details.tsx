import { useUnit } from 'effector-react'
import type { Shop, ShopService } from '@shop/contracts/places/shops'
import { WeekHours } from '@shop/flows/shop-hours'
import { count, useLocale } from '@shop/i18n'
import { $context } from '@shop/session'
import { Icon, type IconName, VisuallyHidden } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './shop-details.module.css'

const SIGNS: Record<ShopService, IconName> = { cleaning: 'care', piercing: 'gem', engraving: 'edit', resize: 'ruler', fitting: 'ring' }

/** Directions, hours, phone, services. */
export function ShopDetails({ shop }: { shop: Shop }) {
  const t = useTexts()
  const locale = useLocale()
  const { storefront } = useUnit($context)
  return (
    <div className={styles['body']}>
      <dl className={styles['facts']}>
        {shop.way && (
          <div>
            <dt>{t('way')}</dt>
            <dd>{shop.way}</dd>
          </div>
        )}
        <WeekHours week={shop.week} t={t} />
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <a className="link num" href={`tel:${shop.phone.replace(/[^+\d]/g, '')}`}>
              {shop.phone}
            </a>
          </dd>
        </div>
        {shop.showcase > 0 && (
          <div>
            <dt>{t('showcase')}</dt>
            <dd>{t('pieces', { count: shop.showcase }).replace(String(shop.showcase), count(shop.showcase, locale))}</dd>
          </div>
        )}
      </dl>
      <ul className={styles['services']} aria-label={t('services')}>
        {shop.services.map((service) => (
          <li key={service} className="small">
            <Icon name={SIGNS[service]} size="s" />
            {t(`service_${service}`)}
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <a
          className={styles['route']}
          data-button=""
          href={routeTo(shop, storefront === 'international')}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('route')}
          <Icon name="external" size="s" />
          <VisuallyHidden>, {t('newWindow')}</VisuallyHidden>
        </a>
      </div>
    </div>
  )
}

/** The map service common on this storefront. */
const routeTo = ({ latitude, longitude }: Shop, isAbroad: boolean) =>
  isAbroad
    ? `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`
    : `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto`
