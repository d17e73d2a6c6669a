import { useUnit } from 'effector-react'
import type { CityOffers, DeliveryKind } from '@shop/contracts/delivery'
import { DISPATCH_HOUR } from '@shop/contracts/limits'
import { useLocale } from '@shop/i18n'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button, Icon, type IconName } from '@shop/ui'
import { daysInWords, priceInWords } from '../promise.ts'
import { useTexts } from '../texts/index.ts'
import { storyOf } from './story.ts'
import styles from './offers.module.css'

const SIGNS: Record<DeliveryKind, IconName> = {
  courier: 'truck',
  ems: 'truck',
  express: 'clock',
  sameDay: 'sun',
  pickpoint: 'box',
  shop: 'shop',
  pickup: 'gem',
  onlineCertificate: 'mail',
}

/**
 * Kinds, days and prices of the shopper's city, which can be changed on the spot. The hours of express are of an order placed now: a
 * kept page does not show them.
 */
export function Offers({ delivery }: { delivery: CityOffers }) {
  const t = useTexts()
  const locale = useLocale()
  const [location, open] = useUnit([$location, popupOpened])
  const place = delivery.city?.city ?? location?.country ?? ''
  return (
    <section id="inCity" aria-labelledby="t-inCity">
      <div className={styles['head']}>
        <h2 className="h2" id="t-inCity">
          {t('place', { city: place })}
        </h2>
        <Button look="text" small onClick={() => open(LOCATION_POPUP)} aria-haspopup="dialog">
          <Icon name="pin" size="s" />
          {t('otherCity')}
        </Button>
      </div>
      <ul className={styles['offers']}>
        {delivery.offers.map((offer) => {
          const { price, free } = priceInWords(offer, delivery.currency, locale, t)
          const isRefused = offer.reason === 'NO_COURIER_HERE'
          return (
            <li key={offer.kind} className={isRefused ? styles['refused'] : undefined}>
              <Icon name={SIGNS[offer.kind]} />
              <h3 className="label">{t(offer.kind)}</h3>
              {!isRefused && <span className={styles['price']}>{price}</span>}
              <p className="small muted">{storyOf(offer, delivery, locale, t)}</p>
              {!isRefused && (
                <p className={`small ${styles['when']}`}>
                  {daysInWords(offer, t)}
                  {offer.hours && offer.kind !== 'express' && `, ${t('hours', offer.hours)}`}
                  {free && <span className="muted">{free}</span>}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <p className="small soft">{t('note', { hour: DISPATCH_HOUR })}</p>
    </section>
  )
}
