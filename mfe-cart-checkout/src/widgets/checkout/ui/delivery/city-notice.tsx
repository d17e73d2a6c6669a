import { useUnit } from 'effector-react'
import { inSentence } from '@shop/flows/field-errors'
import { money, useLocale } from '@shop/i18n'
import { $location } from '@shop/session'
import { FieldNote } from '@shop/ui/field'
import { $dropped, $repriced } from '#features/checkout/model/places/city.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import styles from './places.module.css'

/** What a change of city or country has taken away, and the sums of another currency. The status stands empty, so that a change is announced. */
export function CityNotice() {
  const t = useTexts()
  const fault = useFault()
  const locale = useLocale()
  const { place, dropped, repriced } = useUnit({ place: $location, dropped: $dropped, repriced: $repriced })
  const what = dropped.what.map((name) => inSentence(t(name))).join(', ')
  const taken =
    what !== '' &&
    (dropped.by === 'country'
      ? t('otherCountry', { country: place?.country ?? '', what })
      : t('otherCity', { city: place?.city || place?.country || '', what }))
  const sums =
    repriced &&
    t('pricesNow', {
      currency: t(`pricesIn_${repriced.now.currency}`),
      before: money(repriced.before.goodsSum, repriced.before.currency, locale),
      after: money(repriced.now.goodsSum, repriced.now.currency, locale),
    })
  return (
    <div id={idOf('city_id')} tabIndex={-1} className={styles['notice']}>
      <p role="status" className="small soft">
        {[taken, sums].filter(Boolean).join('. ')}
      </p>
      <FieldNote error={fault('city_id')} />
    </div>
  )
}
