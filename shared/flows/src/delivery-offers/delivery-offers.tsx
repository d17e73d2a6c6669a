import type { CityOffers, DeliveryKind } from '@shop/contracts/places/delivery'
import { useLocale } from '@shop/i18n'
import { Icon, type IconName } from '@shop/ui'
import { daysInWords, priceInWords, type DeliveryTexts } from './promise.ts'
import { storyOf } from './story.ts'
import styles from './offers.module.css'

/** The post carries free sizers alone, and is not offered to a city. */
type CityKind = Exclude<DeliveryKind, 'post'>

const SIGNS: Record<CityKind, IconName> = {
  courier: 'truck',
  ems: 'truck',
  express: 'clock',
  sameDay: 'sun',
  pickpoint: 'box',
  shop: 'shop',
  pickup: 'gem',
  onlineCertificate: 'mail',
}

export interface DeliveryOffersProps {
  delivery: CityOffers
  /** The caller's texts, which include `deliveryTexts`. */
  t: DeliveryTexts
  /** Narrow layout: the days below the text, not beside it. */
  narrow?: boolean
}

/** Delivery kinds, days, prices and cut-offs of a city. Express hours depend on the current time, so cached pages omit them. */
export function DeliveryOffers({ delivery, t, narrow = false }: DeliveryOffersProps) {
  const locale = useLocale()
  return (
    <ul className={narrow ? styles['offers'] : `${styles['offers']} ${styles['roomy']}`}>
      {delivery.offers.map((offer) => {
        const { price, free } = priceInWords(offer, delivery.currency, locale, t)
        const isRefused = offer.reason === 'NO_COURIER_HERE'
        return (
          <li key={offer.kind} className={isRefused ? styles['refused'] : undefined}>
            <Icon name={SIGNS[offer.kind as CityKind]} />
            <h3 className="label">{t(offer.kind as CityKind)}</h3>
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
  )
}
