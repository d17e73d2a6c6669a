import { useUnit } from 'effector-react'
import type { CityOffers } from '@shop/contracts/places/delivery'
import { DISPATCH_HOUR } from '@shop/contracts/core/limits'
import { DeliveryOffers } from '@shop/flows/delivery-offers'
import { $location, LOCATION_POPUP, popupOpened } from '@shop/session'
import { Button, Icon } from '@shop/ui'
import { useTexts } from '../texts/index.ts'
import styles from './offers.module.css'

/** Offers of the shopper's city, with a button to change it. */
export function Offers({ delivery }: { delivery: CityOffers }) {
  const t = useTexts()
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
      <DeliveryOffers delivery={delivery} t={t} />
      <p className="small soft">{t('note', { hour: DISPATCH_HOUR })}</p>
    </section>
  )
}
