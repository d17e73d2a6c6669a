import { useUnit } from 'effector-react'
import { inSentence } from '@shop/flows/field-errors'
import { $location } from '@shop/session'
import { FieldNote } from '@shop/ui/field'
import { $dropped } from '#features/checkout/model/places/city.ts'
import { useTexts } from '../../texts/index.ts'
import { idOf, useFault } from '../fields/field-errors.ts'
import styles from './places.module.css'

/** What a change of city or country has taken away. The status stands empty, so that a change is announced. */
export function CityNotice() {
  const t = useTexts()
  const fault = useFault()
  const { place, dropped } = useUnit({ place: $location, dropped: $dropped })
  const what = dropped.what.map((name) => inSentence(t(name))).join(', ')
  return (
    <div id={idOf('city_id')} tabIndex={-1} className={styles['notice']}>
      <p role="status" className="small soft">
        {what !== '' &&
          (dropped.by === 'country'
            ? t('otherCountry', { country: place?.country ?? '', what })
            : t('otherCity', { city: place?.city || place?.country || '', what }))}
      </p>
      <FieldNote error={fault('city_id')} />
    </div>
  )
}
