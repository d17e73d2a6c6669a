import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { Button, Icon } from '@shop/ui'
import { HouseMap } from '#features/house-map/house-map.tsx'
import type { Values } from '#features/checkout/form/values.ts'
import { $house, $houseFailure, $isHouseWanted, houseRequested, houseWanted } from '#features/checkout/model/places/house.ts'
import { useTexts } from '../../../texts/index.ts'
import styles from '../places.module.css'

/** The map waits for the end of a word, not for every letter. */
const PAUSE_MS = 500

/** The house of the address on a small map, by request or once it was chosen of the suggestions [checkout.house-on-map]. */
export function HouseOnMap() {
  const t = useTexts()
  const address = useWatch<Values, 'address'>({ name: 'address' })
  const { isWanted, house, failure, want, request } = useUnit({
    isWanted: $isHouseWanted,
    house: $house,
    failure: $houseFailure,
    want: houseWanted,
    request: houseRequested,
  })
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => request(address), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isWanted, address, request])
  if (!isWanted)
    return address === '' ? null : (
      <div className={styles['beside']}>
        <Button look="text" small onClick={() => want()}>
          <Icon name="pin" size="s" />
          {t('houseOnMap')}
        </Button>
      </div>
    )
  // An answer that comes after the address was cleared shows nothing.
  const known = address.trim() === '' ? null : house
  const unknown = address.trim() !== '' && t(house || failure ? 'houseUnknown' : 'houseSought')
  return (
    <figure>
      <HouseMap label={t('houseMap')} house={known?.point ?? null} houseLabel={known?.address ?? ''} />
      <figcaption className="small muted" role="status">
        {known?.point ? known.address : unknown}
      </figcaption>
    </figure>
  )
}
