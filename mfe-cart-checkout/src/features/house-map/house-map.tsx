import { Suspense } from 'react'
import type { GeoPoint } from '@shop/contracts/places/geo-point'
import { part } from '@shop/ui'
import styles from './house-map.module.css'

export interface HouseMapProps {
  /** Accessible name. The text beside the map says the same. */
  label: string
  house: GeoPoint | null
  houseLabel: string
  courier?: GeoPoint
  courierLabel?: string
}

// The text is enough: a map that does not load leaves the page as it is.
const DrawnHouseMap = part<HouseMapProps>(() =>
  import(/* webpackChunkName: "house-map", webpackFetchPriority: "low" */ './drawn-house-map.tsx').then(
    (code) => ({ default: code.DrawnHouseMap }),
    () => ({ default: () => null }),
  ),
)

/** A small map of the house, and of the courier who goes there. Its room is kept while it loads. */
export function HouseMap(props: HouseMapProps) {
  return (
    <div className={styles['map']} data-not-printed="">
      <Suspense>
        {(props.house ?? props.courier) && <DrawnHouseMap {...props} />}
      </Suspense>
    </div>
  )
}
