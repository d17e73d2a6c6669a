import { useEffect, useRef } from 'react'
import type { Shop } from '@shop/contracts/places/shops'
import { OpenBadge, useNow, WeekHours } from '@shop/flows/shop-hours'
import { useLocale } from '@shop/i18n'
import { placeInOrder } from '@shop/i18n/places/in-order'
import { Icon } from '@shop/ui'
import { useTexts } from './texts/index.ts'
import styles from './row.module.css'

export interface ShopRowProps {
  shop: Shop
  isChosen: boolean
  onChosen: (id: number) => void
}

/** Name, address, stock; hours and phone of the selected shop. */
export function ShopRow({ shop, isChosen, onChosen }: ShopRowProps) {
  const t = useTexts()
  const locale = useLocale()
  const now = useNow()
  const row = useRef<HTMLLIElement>(null)
  const wasChosen = useRef(isChosen)
  useEffect(() => {
    // Scrolls to a shop selected on the map.
    if (isChosen && !wasChosen.current) row.current?.scrollIntoView({ block: 'nearest' })
    wasChosen.current = isChosen
  }, [isChosen])
  return (
    <li className={styles['shop']} ref={row}>
      <button type="button" aria-expanded={isChosen} onClick={() => onChosen(shop.id)}>
        <span className={styles['name']}>{shop.name}</span>
        <OpenBadge shop={shop} now={now} t={t} />
        <span className={`small muted ${styles['line']}`}>{placeInOrder([shop.address], [shop.city], locale)}</span>
        {shop.has !== null && (
          <span className={`small ${styles['line']} ${shop.has > 0 ? styles['has'] : ''}`}>
            {shop.has > 0 && <Icon name="check" size="xs" />}
            {shop.has > 0 ? t('has') : t('brought')}
            {shop.ready && ` ${t('ready', { when: shop.ready.text })}`}
          </span>
        )}
      </button>
      {isChosen && (
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
        </dl>
      )}
    </li>
  )
}
