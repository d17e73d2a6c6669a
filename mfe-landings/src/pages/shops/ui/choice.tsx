import type { Shop } from '@shop/contracts/places/shops'
import { ChipLink, Chips } from '@shop/ui/chip'
import { useTexts } from '../texts/index.ts'
import { addressOf, type ShopsUrl } from '../url.ts'
import styles from './choice.module.css'

/** Filters as links: cities, piercing studio, "open now". */
export function Choice({ shops, url }: { shops: readonly Shop[]; url: ShopsUrl }) {
  const t = useTexts()
  const { pathname, cityId, service, isOpenNow } = url
  const cities = [...new Map(shops.map(({ city_id, city }) => [city_id, city]))]
  return (
    <div className={styles['choice']}>
      <Chips scroll label={t('choice')}>
        <ChipLink to={addressOf(pathname)} current={!cityId && !service && !isOpenNow} count={shops.length} replace>
          {t('allCities')}
        </ChipLink>
        {cities.map(([id, city]) => (
          <ChipLink
            key={id}
            to={addressOf(pathname, { city: id })}
            current={cityId === id}
            count={shops.filter(({ city_id }) => city_id === id).length}
            replace
          >
            {city}
          </ChipLink>
        ))}
        <ChipLink to={addressOf(pathname, { service: 'piercing' })} current={service === 'piercing'} replace>
          {t('service_piercing')}
        </ChipLink>
        <ChipLink to={addressOf(pathname, { open: 'now' })} current={isOpenNow} replace>
          {t('openNow')}
        </ChipLink>
      </Chips>
    </div>
  )
}
